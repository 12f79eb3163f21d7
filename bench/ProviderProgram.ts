/**
 * A provider for the benchmark, with settings that the command does not have: the store, and the number of rounds of
 * the password hash. Its seed has one member.
 */
import * as NodeServer from "@portico/provider/NodeServer"
import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Provider from "@portico/provider/Provider"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

const [folder = "", rounds = "1"] = process.argv.slice(2)
const url = process.env["DATABASE_URL"]

const stores = {
  ...(url === undefined ? {} : { store: PostgresStore.make({ url: Redacted.make(url) }) }),
  ...(folder === "" ? {} : { store: PostgresStore.make({ dataDir: folder }) })
}

const provider = Provider.make({
  open: true,
  passwordIterations: Number(rounds),
  seed: { members: [{ email: "ada@example.com", password: "analytical-engine" }] },
  ...stores
})
await provider.start()

// Processor time does not depend on the load of the machine.
const handler: typeof provider.handler = (request, address) =>
  new URL(request.url).pathname === "/bench/cpu"
    ? Promise.resolve(Response.json(process.cpuUsage()))
    : provider.handler(request, address)

const program = Effect.gen(function* () {
  const { url } = yield* NodeServer.listen(handler, { port: 0, host: "127.0.0.1" })
  process.stdout.write(`listening on ${url}\n`)
  yield* Effect.promise(() => new Promise((resolve) => process.once("SIGTERM", resolve)))
})
await Effect.runPromise(Effect.scoped(program))
await provider.dispose()
