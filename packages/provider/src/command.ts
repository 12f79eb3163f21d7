/**
 * The implementation of the command `portico`.
 *
 * @since 0.1.0
 */
import * as Cause from "effect/Cause"
import * as Console from "effect/Console"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { isLoopback } from "./engine/identity/Client.ts"
import * as HooksFile from "./HooksFile.ts"
import type * as MemoryStore from "./MemoryStore.ts"
import type * as Provider from "./Provider.ts"
import * as Opening from "./store/Opening.ts"
import type { Store } from "./store/Store.ts"

const help = `portico provider: runs a local provider of members and data collections.

  portico provider [options]
  portico rotate-keys [--data <folder>] [--timeout <ms>] [--revoke]

  --port <number>   port to listen on; 0 selects a free port (default: 4000)
  --host <address>  address to listen on (default: 127.0.0.1)
  --data <folder>   folder of the embedded database (default: ./.portico); "memory" stores nothing on disk
  --seed <file>     JSON file of clients, members and collections; existing ones are not changed
  --hooks <file>    module whose default export is the hooks of collections, or a function that returns them
  --open            for experiments: accepts every client and collection, and allows everyone everything
  --origin <url>    address that browsers use, if it differs from the address above
  --outbox          shows /portico/outbox to all machines; anyone who reads it can sign in as any member
  --timeout <ms>    time limit of a read or a write, in milliseconds (default: 5000)
  --key-rotation <days>
                    days until a new key signs access tokens; 0 never rotates keys (default: 30)
  --log             prints a line for every request, with advice if it skips many items
  --help, --version

  DATABASE_URL      address of a Postgres server, used unless --data is set
  OTEL_EXPORTER_OTLP_ENDPOINT
                    address of an OpenTelemetry collector, to which the traces of requests are sent

rotate-keys publishes the next key of access tokens, which signs them after 20 minutes. A folder must not be in use.
  --revoke          replaces all keys at once, after a key was exposed; clients refresh their tokens and stay signed in
`

const flags = {
  port: { type: "string", default: "4000" },
  host: { type: "string", default: "127.0.0.1" },
  data: { type: "string" },
  seed: { type: "string" },
  hooks: { type: "string" },
  open: { type: "boolean", default: false },
  origin: { type: "string" },
  outbox: { type: "boolean", default: false },
  timeout: { type: "string" },
  "key-rotation": { type: "string" },
  revoke: { type: "boolean", default: false },
  log: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", default: false }
} as const

// Most of the code runs only in a provider. The help and wrong options do not wait for it.
const modules = {
  memoryStore: Effect.promise(() => import("./MemoryStore.ts")),
  nodeServer: Effect.promise(() => import("./NodeServer.ts")),
  postgresStore: Effect.promise(() => import("./PostgresStore.ts")),
  provider: Effect.promise(() => import("./Provider.ts")),
  rotateKeys: Effect.promise(() => import("./RotateKeys.ts")),
  seedFile: Effect.promise(() => import("./SeedFile.ts")),
  traceExport: Effect.promise(() => import("./TraceExport.ts"))
}

const hasCollector = () => Object.keys(process.env).some((name) => /^OTEL_EXPORTER_OTLP_(TRACES_)?ENDPOINT$/.test(name))

/** The reason why the command does not run, in one line. */
class Refused {
  readonly _tag = "Refused"
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

const main = Effect.gen(function* () {
  const { positionals, values } = yield* Effect.try({
    try: () => parseArgs({ options: flags, allowPositionals: true }),
    catch: (cause) => new Refused(`${firstSentence(cause)} See portico --help.`)
  })
  if (values.version) return yield* Console.log(version())
  if (values.help) return yield* Console.log(help)
  const [command] = positionals
  if (positionals.length !== 1 || (command !== "provider" && command !== "rotate-keys")) {
    return yield* Effect.fail(
      new Refused("The commands are `portico provider` and `portico rotate-keys`. See portico --help.")
    )
  }
  if (command === "rotate-keys") return yield* rotateKeys(values.data, values.timeout, values.revoke)
  if (values.revoke) return yield* Effect.fail(new Refused("--revoke is an option of `portico rotate-keys`."))

  const port = yield* portOf(values.port)
  const { host, log, open, origin, outbox } = values
  if (open && !isLoopback(host)) {
    return yield* Effect.fail(
      new Refused(
        `--open allows everyone everything, so it can listen on a loopback address only. Received: --host ${host}.`
      )
    )
  }
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).origin !== origin)) {
    return yield* Effect.fail(
      new Refused(`--origin must be an origin such as https://id.example, without a path. Received: ${origin}.`)
    )
  }
  const timeouts = yield* timeoutsOf(values.timeout)
  const keyRotation = yield* daysOf(values["key-rotation"])
  const seed = values.seed === undefined ? undefined : yield* (yield* modules.seedFile).read(values.seed)
  const hooks = values.hooks === undefined ? undefined : yield* HooksFile.read(values.hooks)
  const chosen = yield* storeOf(values.data, timeouts)
  // Hooks are created with the provider. If they are invalid, nothing is stored.
  const store = hooks === undefined ? yield* Opening.ahead(chosen) : chosen
  const Provider = yield* modules.provider
  const NodeServer = yield* modules.nodeServer
  const tracing = hasCollector() ? (yield* modules.traceExport).layer : undefined

  const lost = yield* Deferred.make<never, Refused>()
  const provider = yield* Effect.acquireRelease(
    Effect.try({
      try: () =>
        Provider.make({
          store,
          onStoreLost: ({ message }) => Deferred.doneUnsafe(lost, Effect.fail(new Refused(message))),
          open,
          // If browsers use another address than this machine's, a loopback host name does not prove that a request is
          // local.
          ...(outbox || !isOnlyHere(host, origin) ? { outbox } : {}),
          ...(seed === undefined ? {} : { seed }),
          ...(hooks === undefined ? {} : { hooks }),
          ...(origin === undefined ? {} : { origin }),
          ...(keyRotation === undefined ? {} : { keyRotation }),
          ...(log ? { log: print } : {}),
          ...(tracing === undefined ? {} : { tracing })
        }),
      catch: (cause) => new Refused(cause instanceof Error ? cause.message : String(cause))
    }),
    ({ dispose }) => Effect.promise(dispose)
  )
  const sown = yield* Effect.tryPromise({
    try: () => provider.start(),
    catch: (cause) => new Refused(cause instanceof Error ? cause.message : String(cause))
  })
  const { url } = yield* NodeServer.listen(provider.handler, { port, host })
  if (seed !== undefined) yield* Console.log(summary(sown))
  if (open) yield* Console.log("open: every client and collection is accepted, and everyone is allowed everything")
  if (outbox || isOnlyHere(host, origin))
    yield* Console.log(`outbox: ${url}/portico/outbox shows the emails and text messages`)
  if (origin === undefined && !isLoopback(host)) {
    yield* Console.log("emails: their links work on this machine only; set --origin to the address that browsers use")
  }
  yield* Console.log(`listening on ${url}`)
  return yield* Deferred.await(lost)
}).pipe(Effect.scoped)

const rotateKeys = Effect.fnUntraced(function* (data = "", timeout: string | undefined, revoke: boolean) {
  if (data === "memory") {
    return yield* Effect.fail(
      new Refused("Keys in memory exist only in the process of their provider. Start it again to replace them.")
    )
  }
  const store = yield* storeOf(data === "" ? undefined : data, yield* timeoutsOf(timeout))
  const RotateKeys = yield* modules.rotateKeys
  const line = yield* Effect.mapError(RotateKeys.run(store, revoke), ({ message }) => new Refused(message))
  return yield* Console.log(line)
})

const isOnlyHere = (host: string, origin: string | undefined): boolean =>
  isLoopback(host) && (origin === undefined || isLoopback(new URL(origin).hostname))

const portOf = (text: string) => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return port <= 65_535
    ? Effect.succeed(port)
    : Effect.fail(new Refused(`--port must be a number between 0 and 65535. Received: ${text}.`))
}

const daysOf = (text: string | undefined) =>
  text === undefined || /^\d{1,4}$/.test(text)
    ? Effect.succeed(text === undefined ? undefined : Number(text))
    : Effect.fail(new Refused(`--key-rotation must be a number of days between 0 and 9999. Received: ${text}.`))

const timeoutsOf = (text: string | undefined) => {
  if (text === undefined) return Effect.succeed({})
  const timeout = /^\d{1,7}$/.test(text) ? Number(text) : 0
  return timeout > 0
    ? Effect.succeed({ readTimeout: timeout, writeTimeout: timeout })
    : Effect.fail(new Refused(`--timeout must be a positive number of milliseconds. Received: ${text}.`))
}

// Imports the Postgres store, with its embedded database, only if it is used.
const storeOf = (data: string | undefined, timeouts: MemoryStore.Options): Effect.Effect<Store> => {
  if (data === "memory") return Effect.map(modules.memoryStore, (MemoryStore) => MemoryStore.make(timeouts))
  const url = process.env["DATABASE_URL"]
  return Effect.map(modules.postgresStore, (PostgresStore) =>
    data === undefined && url !== undefined && url !== ""
      ? PostgresStore.make({ url: Redacted.make(url), ...timeouts })
      : PostgresStore.make({ dataDir: data ?? "./.portico", ...timeouts })
  )
}

const summary = (sown: Provider.Seeded): string =>
  `seed: ${sown.clients} clients; ${sown.membersAdded} members added, ${sown.membersKept} unchanged; ` +
  `${sown.collectionsAdded} collections added, ${sown.collectionsKept} unchanged`

const print = ({ advice, method, milliseconds, path, requestId, status }: Provider.Entry): void => {
  process.stdout.write(`${method} ${path === "" ? "-" : path} ${status} ${milliseconds.toFixed(1)} ms ${requestId}\n`)
  if (advice !== undefined) process.stdout.write(`  advice: ${advice}\n`)
}

const firstSentence = (cause: unknown): string => {
  const [text = ""] = (cause instanceof Error ? cause.message : String(cause)).split(/(?<=\.) |\n/)
  return text.endsWith(".") ? text : `${text}.`
}

const version = (): string => {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.resolve("@portico/provider")), "utf8")
  )
  return manifest.version
}

/** Runs the command with the arguments of this process. */
export const run = (): void => {
  const fiber = Effect.runFork(main)

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // Handles each signal once, so that a second signal ends the process immediately.
    process.once(signal, () => Effect.runFork(Fiber.interrupt(fiber)))
  }

  fiber.addObserver((exit) => {
    if (Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)) return
    const [reason] = exit.cause.reasons
    const sentence =
      reason?._tag === "Fail"
        ? reason.error.message
        : `Portico failed with an internal error.\n${Cause.pretty(exit.cause)}`
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  })
}
