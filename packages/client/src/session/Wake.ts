/**
 * When a page comes back to life: the moments at which what failed while it was away may be tried again.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { signal, told } from "./internal/Listening.ts"

/** Why a page woke: the network came back, the page is shown again, its window has the focus. */
export type Waking = "online" | "visible" | "focus"

/** The operations of `Wake`. */
export interface WakeShape {
  /** Tells each time the page wakes. Silent where there is no page, as on a server. */
  readonly changes: Stream.Stream<Waking>
}

/** Tells when the page wakes. */
export class Wake extends Context.Service<Wake, WakeShape>()("@portico/client/session/Wake") {}

/** The wakings that a window tells of by its events `online`, `visibilitychange` and `focus`. */
export const layerWindow = (target: EventTarget): Layer.Layer<Wake> =>
  Layer.succeed(Wake, {
    changes: told<Waking>((tell) =>
      Effect.map(signal, (signal) => {
        const hear = ({ type }: Event) => {
          if (type !== "visibilitychange") tell(type as Waking)
          else if (globalThis.document?.visibilityState !== "hidden") tell("visible")
        }
        for (const type of ["online", "visibilitychange", "focus"]) target.addEventListener(type, hear, { signal })
      })
    )
  })

/** A page that never wakes. */
export const layerNone: Layer.Layer<Wake> = Layer.succeed(Wake, { changes: Stream.empty })

/** The wakings of the window that the client runs in; none where there is no document. */
export const layer: Layer.Layer<Wake> = Layer.suspend(() =>
  "document" in globalThis ? layerWindow(globalThis) : layerNone
)
