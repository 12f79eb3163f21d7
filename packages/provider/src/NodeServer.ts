/**
 * An HTTP server on Node for a handler of web requests.
 *
 * @since 0.1.0
 */
import { getRequestListener, type HttpBindings, type Http2Bindings } from "@hono/node-server"
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { createServer, type Server } from "node:http"
import { isLoopback } from "./engine/identity/Client.ts"

/** The port and the host to listen on. */
export interface Options {
  /** The port. 0 picks a free one. */
  readonly port: number
  readonly host: string
}

/** The port and the address of a running server. */
export interface Listening {
  readonly port: number
  /**
   * Address for users and programs on this machine. It contains a host name, because passkeys do not work with IP
   * addresses.
   */
  readonly url: string
}

/** The failure to listen on a port or host. The message is one sentence that suggests a fix. */
export class NotListening extends Data.TaggedError("NotListening")<{
  readonly description: string
  readonly cause: unknown
}> {
  override get message(): string {
    return this.description
  }
}

/** Starts a server that runs until the scope closes. Pending requests then have five seconds to complete. */
export const listen = Effect.fn("NodeServer.listen")(function* (
  handler: (request: Request, address?: string) => Promise<Response>,
  options: Options
): Effect.fn.Return<Listening, NotListening, Scope.Scope> {
  const server = createServer(listenerOf(handler))
  // Longer than the idle timeout of clients. Otherwise the server could close a connection on which a request is on its
  // way.
  server.keepAliveTimeout = 75_000
  yield* Effect.acquireRelease(start(server, options), () => stop(server))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : options.port
  return { port, url: `http://${nameOf(options.host)}:${port}` }
})

const listenerOf = (handler: (request: Request, address?: string) => Promise<Response>) =>
  getRequestListener(
    (request, { incoming, outgoing }: HttpBindings | Http2Bindings) =>
      handler(request, incoming.socket.remoteAddress).catch(() => {
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }),
    { overrideGlobalObjects: false }
  )

const start = (server: Server, options: Options) =>
  Effect.callback<void, NotListening>((resume) => {
    const refuse = (cause: NodeJS.ErrnoException) =>
      resume(Effect.fail(new NotListening({ description: sentenceOf(cause, options), cause })))
    server.once("error", refuse)
    server.listen(options.port, options.host, () => {
      server.off("error", refuse)
      resume(Effect.void)
    })
  })

const sentenceOf = ({ code, message }: NodeJS.ErrnoException, { host, port }: Options): string => {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is already in use. Stop the process that listens on it, or choose another port with --port.`
    case "EACCES":
      return `This process has no permission to use port ${port}. Choose a port above 1023 with --port.`
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `This machine has no address ${host}. Choose another address with --host.`
    default:
      return `The server cannot listen on ${host}:${port}: ${message}.`
  }
}

const stop = (server: Server) =>
  Effect.callback<void>((resume) => {
    server.close(() => resume(Effect.void))
    server.closeIdleConnections()
    const late = setTimeout(() => server.closeAllConnections(), 5000)
    server.once("close", () => clearTimeout(late))
  })

const nameOf = (host: string): string => {
  if (isLoopback(host) || host === "0.0.0.0" || host === "::") return "localhost"
  return host.includes(":") ? `[${host}]` : host
}
