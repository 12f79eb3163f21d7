/**
 * Hidden frames without a document: fetches the provider's page, and sends the client the messages that the page's
 * script would post.
 *
 * @since 0.1.0
 */
import { Frame, type FrameEvent } from "@portico/client/session/Frame"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/**
 * Provides frames over a handler of web requests. `origin` is that of the window that contains them. Messages to any
 * other origin are dropped.
 */
export const layer = (handler: (request: Request) => Promise<Response>, origin?: string): Layer.Layer<Frame> =>
  Layer.succeed(Frame, {
    open: (url, origins, listener) =>
      Effect.tryPromise((signal) => load(handler, url, signal)).pipe(
        Effect.map((page) => (origins.includes(new URL(url).origin) ? page : undefined)),
        Effect.tap((page) => Effect.sync(() => post(page, origin ?? new URL(url).origin, listener))),
        // If a page cannot be loaded, a browser shows an error page, which fires the load event too.
        Effect.ignore,
        Effect.ensuring(Effect.sync(() => listener({ _tag: "Loaded" }))),
        Effect.forkScoped,
        Effect.asVoid
      )
  })

interface Page {
  readonly message: unknown
  /** The target origin of the message. */
  readonly target: string
}

const load = async (
  handler: (request: Request) => Promise<Response>,
  url: string,
  signal: AbortSignal
): Promise<Page | undefined> => {
  const response = await handler(new Request(url, { headers: { accept: "text/html" }, signal }))
  const text = await response.text()
  const message = attribute(text, "message")
  const target = attribute(text, "origin")
  return message === undefined || target === undefined ? undefined : { message: JSON.parse(message), target }
}

const attribute = (page: string, name: string): string | undefined =>
  new RegExp(`<body[^>]* data-${name}="([^"]*)"`)
    .exec(page)?.[1]
    ?.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

const post = (page: Page | undefined, origin: string, listener: (event: FrameEvent) => void): void => {
  if (page === undefined || page.target !== origin) return
  listener({ _tag: "Message", data: { type: "ready", storage: true } })
  listener({ _tag: "Message", data: page.message })
}
