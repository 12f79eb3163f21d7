/**
 * Reports when a page becomes active again, so that requests that failed while it was inactive can be retried.
 *
 * @since 0.1.0
 */
import * as Streams from "@portico/contract/Streams"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Stream from "effect/Stream"
import { signal, subscribe } from "./internal/listeners.ts"

/** The reason why a page woke: the network is back, the page is visible again, or its window has the focus. */
export type WakeEvent = "online" | "visible" | "focus"

/** The operations of `WakeEvents`. */
export interface WakeEventsShape {
  /** Emits an event each time the page wakes. Emits none if there is no page, as on a server. */
  readonly changes: Stream.Stream<WakeEvent>
}

/** Reports when the page wakes. */
export class WakeEvents extends Context.Service<WakeEvents, WakeEventsShape>()("@portico/client/session/WakeEvents") {}

/** Creates a layer that derives wake events from the events `online`, `visibilitychange` and `focus` of a window. */
export const layerWindow = (target: EventTarget): Layer.Layer<WakeEvents> =>
  Layer.succeed(WakeEvents, {
    changes: subscribe<WakeEvent>((emit) =>
      Effect.map(signal, (signal) => {
        const listener = ({ type }: Event) => {
          if (type !== "visibilitychange") emit(type as WakeEvent)
          else if (globalThis.document?.visibilityState !== "hidden") emit("visible")
        }
        for (const type of ["online", "visibilitychange", "focus"]) target.addEventListener(type, listener, { signal })
      })
    )
  })

/** A layer that emits no wake events. */
export const layerNone: Layer.Layer<WakeEvents> = Layer.succeed(WakeEvents, { changes: Streams.empty })

/** A layer that emits the wake events of the current window, or none if there is no document. */
export const layer: Layer.Layer<WakeEvents> = Layer.suspend(() =>
  "document" in globalThis ? layerWindow(globalThis) : layerNone
)
