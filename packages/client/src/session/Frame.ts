/**
 * A hidden frame on a page of the provider, and what that page tells (auth.md §2).
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import { signal } from "./internal/listeners.ts"

/** There is no document to open a frame in, as on a server. */
export class FrameUnavailable extends Data.TaggedError("FrameUnavailable")<{}> {
  override get message(): string {
    return "A hidden frame needs a browser."
  }
}

/**
 * What happens in a frame: it loaded (which a refused one does too), its page posted a message, or the policy of the
 * page around it forbade it (`frame-src` of a content security policy).
 */
export type FrameEvent =
  | { readonly _tag: "Loaded" }
  | { readonly _tag: "Message"; readonly data: unknown }
  | { readonly _tag: "Forbidden" }

/** The operations of `Frame`. */
export interface FrameShape {
  /**
   * Opens a hidden frame for as long as the scope is open. `listener` hears of messages that the frame itself posted
   * from one of the `origins`, and of no other.
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
        const hear = (event: MessageEvent<unknown>) => {
          if (event.source !== frame.contentWindow || !origins.includes(event.origin)) return
          listener({ _tag: "Message", data: event.data })
        }
        const violated = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
          // Browsers tell a blocked frame's address, or only its origin.
          if (effectiveDirective === "frame-src" && blockedURI !== "" && url.startsWith(blockedURI)) {
            listener({ _tag: "Forbidden" })
          }
        }
        globalThis.addEventListener("message", hear, { signal })
        globalThis.addEventListener("securitypolicyviolation", violated, { signal })
        globalThis.document.body.append(frame)
      })
    : Effect.fail(new FrameUnavailable())

/** Frames of the document that the client runs in. */
export const layer: Layer.Layer<Frame> = Layer.succeed(Frame, { open })
