/**
 * When a page comes back to life: the moments at which what failed while it was away may be tried again.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { signal, subscribe } from "./internal/listeners.ts"

/** Why a page woke: the network came back, the page is shown again, its window has the focus. */
export type WakeEvent = "online" | "visible" | "focus"

/** The operations of `Wake`. */
export interface WakeEventsShape {
  /** Tells each time the page wakes. Silent where there is no page, as on a server. */
  readonly changes: Stream.Stream<WakeEvent>
}

/** Tells when the page wakes. */
export class WakeEvents extends Context.Service<WakeEvents, WakeEventsShape>()("@portico/client/session/WakeEvents") {}

/** The wakings that a window tells of by its events `online`, `visibilitychange` and `focus`. */
export const layerWindow = (target: EventTarget): Layer.Layer<WakeEvents> =>
  Layer.succeed(WakeEvents, {
    changes: subscribe<WakeEvent>((tell) =>
      Effect.map(signal, (signal) => {
        const hear = ({ type }: Event) => {
          if (type !== "visibilitychange") tell(type as WakeEvent)
          else if (globalThis.document?.visibilityState !== "hidden") tell("visible")
        }
        for (const type of ["online", "visibilitychange", "focus"]) target.addEventListener(type, hear, { signal })
      })
    )
  })

/** A page that never wakes. */
export const layerNone: Layer.Layer<WakeEvents> = Layer.succeed(WakeEvents, { changes: Stream.empty })

/** The wakings of the window that the client runs in; none where there is no document. */
export const layer: Layer.Layer<WakeEvents> = Layer.suspend(() =>
  "document" in globalThis ? layerWindow(globalThis) : layerNone
)
