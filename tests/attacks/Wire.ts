import * as NodeServer from "@portico/provider/NodeServer"
import * as Provider from "@portico/provider/Provider"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { connect } from "node:net"
import { seed } from "../provider/Shop.ts"

/** The bytes that arrived over a connection, as a string, and the first status. The status is 0 if nothing arrived. */
export interface Reply {
  readonly status: number
  readonly text: string
}

/** Serves the shop's provider over HTTP, for tests that write their requests byte by byte. */
export const serve = async (options: Provider.Options = {}) => {
  const provider = Provider.make({ seed, passwordIterations: 10, ...options })
  const scope = await Effect.runPromise(Scope.make())
  const { port } = await Effect.runPromise(
    NodeServer.listen(provider.handler, { port: 0, host: "127.0.0.1" }).pipe(Effect.provideService(Scope.Scope, scope))
  )

  /** Sends chunks over one connection, and reads until the server closes it or the time limit ends. */
  const write = (pieces: Iterable<string | Uint8Array>, patience = 3000): Promise<Reply> =>
    new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1")
      const chunks: Array<Buffer> = []
      const done = () => {
        socket.destroy()
        const text = Buffer.concat(chunks).toString()
        resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text })
      }
      socket.setTimeout(patience, done)
      socket.on("data", (chunk) => chunks.push(chunk))
      socket.on("error", done)
      socket.on("close", done)
      const rest = pieces[Symbol.iterator]()
      const next = (): void => {
        for (;;) {
          const { done: isLast, value } = rest.next()
          if (isLast === true || socket.destroyed) return
          if (!socket.write(value)) return void socket.once("drain", next)
        }
      }
      socket.once("connect", next)
    })

  const token = async (): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}/oauth2/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ clientId: "shop", grantType: "anonymous" })
    })
    return (await response.json()).access_token
  }

  return {
    provider,
    port,
    url: `http://localhost:${port}`,
    write,
    token,
    stop: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await provider.dispose()
    }
  }
}

/** Returns the head of a request with these lines. The last line closes the connection after the response. */
export const head = (first: string, ...lines: ReadonlyArray<string>): string =>
  [first, ...lines, "connection: close", "", ""].join("\r\n")
