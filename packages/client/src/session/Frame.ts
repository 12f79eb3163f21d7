/**
 * Opens pages of the provider in hidden frames and receives the messages that they post (auth.md §2).
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import { signal } from "./internal/listeners.ts"

/** The error of opening a frame without a document, as on a server, if no redirect can replace it. */
export class FrameUnavailable extends Data.TaggedError("FrameUnavailable")<{}> {
  override get message(): string {
    return (
      "A hidden frame needs a document. Outside of a browser, set returnAddresses: a session is then created by a " +
      "redirect to the first address, which the provider must know."
    )
  }
}

/**
 * An event of a hidden frame. `Loaded`: the frame loaded, which browsers also report if the page refuses to be framed.
 * `Message`: the page in the frame posted a message. `Forbidden`: the content security policy (`frame-src`) of the
 * surrounding page blocked the frame.
 */
export type FrameEvent =
  | { readonly _tag: "Loaded" }
  | { readonly _tag: "Message"; readonly data: unknown }
  | { readonly _tag: "Forbidden" }

/** The operations of `Frame`. */
export interface FrameShape {
  /**
   * Opens a hidden frame, and removes it when the scope closes. `listener` receives the events of the frame. It
   * receives a message only if the frame itself posted it from one of the `origins`.
   */
  readonly open: (
    url: string,
    origins: ReadonlyArray<string>,
    listener: (event: FrameEvent) => void
  ) => Effect.Effect<void, FrameUnavailable, Scope.Scope>
}

/** Opens hidden frames. */
export class Frame extends Context.Service<Frame, FrameShape>()("@portico/client/session/Frame") {}

const open: FrameShape["open"] = (url, origins, listener) =>
  "document" in globalThis
    ? Effect.map(signal, (signal) => {
        // oxlint-disable-next-line react/iframe-missing-sandbox -- no React element; its sandbox is set below
        const frame = globalThis.document.createElement("iframe")
        frame.sandbox.add("allow-scripts", "allow-same-origin")
        frame.style.display = "none"
        frame.title = "Sign-in"
        frame.src = url
        frame.addEventListener("load", () => listener({ _tag: "Loaded" }))
        signal.addEventListener("abort", () => frame.remove())
        const onMessage = (event: MessageEvent<unknown>) => {
          if (event.source !== frame.contentWindow || !origins.includes(event.origin)) return
          listener({ _tag: "Message", data: event.data })
        }
        const violated = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
          // Browsers report either the URL of a blocked frame or only its origin.
          if (effectiveDirective === "frame-src" && blockedURI !== "" && url.startsWith(blockedURI)) {
            listener({ _tag: "Forbidden" })
          }
        }
        globalThis.addEventListener("message", onMessage, { signal })
        globalThis.addEventListener("securitypolicyviolation", violated, { signal })
        globalThis.document.body.append(frame)
      })
    : Effect.fail(new FrameUnavailable())

/** A layer that opens frames in the current document. */
export const layer: Layer.Layer<Frame> = Layer.succeed(Frame, { open })
