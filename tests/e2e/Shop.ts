import * as NodeServer from "@portico/provider/NodeServer"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { type ChildProcess, spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { node, root } from "../../scripts/root.mjs"
import { siteFor } from "./Site.ts"

/** A running shop: the provider's command with an embedded Postgres, and the built storefront. */
export interface Shop {
  /** Address of the storefront. */
  readonly url: string
  /** Address of the provider. */
  readonly provider: string
  /** Ends the provider with SIGKILL, as a crash would. */
  readonly killProvider: () => Promise<void>
  /** Starts the provider again, on the same port and with the same folder. */
  readonly restartProvider: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a shop on free ports, with its own data folder. All tests of a run share one build of the storefront. */
export const startShop = async (): Promise<Shop> => {
  const data = await mkdtemp(join(tmpdir(), "portico-e2e-"))
  const port = await freePort()
  const startProvider = () =>
    start(
      [
        // Optimizing the code of the embedded database takes a second of the processor, which pays only in a longer run.
        "--liftoff-only",
        "packages/provider/src/bin.ts",
        "provider",
        "--port",
        String(port),
        "--data",
        join(data, "shop"),
        "--seed",
        "packages/storefront/seed/bookshop.json",
        "--hooks",
        "packages/storefront/src/hooks/index.ts"
      ],
      /listening on (\S+)/
    )
  let provider = await startProvider()
  const scope = Scope.makeUnsafe()
  const storefront = NodeServer.listen(await siteFor(() => provider.address), { port: 0, host: "localhost" })
  const { url } = await Effect.runPromise(Scope.provide(storefront, scope))
  return {
    url,
    provider: provider.address,
    killProvider: () => end(provider.child, "SIGKILL"),
    restartProvider: async () => {
      provider = await startProvider()
    },
    stop: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await end(provider.child, "SIGTERM")
      await rm(data, { recursive: true, force: true })
    }
  }
}

interface Running {
  readonly address: string
  readonly child: ChildProcess
}

const launch = (args: ReadonlyArray<string>) =>
  spawn(node(), args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", FORCE_COLOR: "0" },
    stdio: ["ignore", "pipe", "pipe"]
  })

const start = (args: ReadonlyArray<string>, ready: RegExp): Promise<Running> =>
  new Promise((resolve, reject) => {
    const child = launch(args)
    const said: Array<string> = []
    const listen = (line: string) => {
      said.push(line)
      const address = ready.exec(line)?.[1]
      if (address !== undefined) resolve({ address: new URL(address).origin, child })
    }
    createInterface({ input: child.stdout }).on("line", listen)
    createInterface({ input: child.stderr }).on("line", listen)
    child.once("exit", (code) => reject(new Error(`${args[0]} ended with ${code}: ${said.join("\n")}`)))
  })

const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once("exit", () => resolve())
    child.kill(signal)
  })

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() =>
        address === null || typeof address === "string" ? reject(new Error("no port")) : resolve(address.port)
      )
    })
  })
