import * as Authorization from "@portico/client/auth/Authorization"
import * as Members from "@portico/client/auth/Members"
import * as SilentLogin from "@portico/client/auth/SilentLogin"
import { Frame, type FrameEvent } from "@portico/client/session/Frame"
import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as WakeEvents from "@portico/client/session/WakeEvents"
import type * as Settings from "@portico/client/transport/Settings"
import * as Transport from "@portico/client/transport/Transport"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { session, type Store } from "../session/session.ts"
import { json, type Network } from "../transport/network.ts"

export const fullUrl = "https://id.example/authorize?x=1"

/** Creates the response of a redirect session. */
export const redirectSession = (url: string = fullUrl): Response =>
  json(
    {
      redirectSession: {
        id: "sess-1",
        fullUrl: url,
        sessionToken: "RS_TOKEN",
        urlDetails: { endpoint: "https://id.example/authorize", searchParams: { x: "1" } }
      }
    },
    200,
    { "x-wix-request-id": "REQ-1" }
  )

/** Creates a frame whose page runs the test's script, and counts the open frames. */
export const frameOf = (script: (post: (event: FrameEvent) => void) => void = () => undefined) => {
  const opened: Array<{ readonly url: string; readonly origins: ReadonlyArray<string> }> = []
  const count = { open: 0 }
  const layer = Layer.succeed(Frame, {
    open: (url, origins, listener) =>
      Effect.asVoid(
        Effect.acquireRelease(
          Effect.sync(() => {
            opened.push({ url, origins })
            count.open++
            script(listener)
          }),
          () => Effect.sync(() => count.open--)
        )
      )
  })
  return { count, layer, opened }
}

/** A page that stays awake and does not persist its site storage. */
export const page = Layer.merge(SiteStorage.layerMemory, WakeEvents.layerNone)

/** The member services over a network, a store, a frame and a page. */
export const auth = (
  net: Network,
  store: Store,
  frame = frameOf(),
  options?: Partial<Settings.Options>,
  around: Layer.Layer<SiteStorage.SiteStorage | WakeEvents.WakeEvents> = page
) =>
  Members.layer.pipe(
    Layer.provideMerge(SilentLogin.layer),
    Layer.provideMerge(Authorization.layer),
    Layer.provideMerge(Transport.layer),
    Layer.provideMerge(session(net, store, options)),
    Layer.provide(frame.layer),
    Layer.provideMerge(around)
  )
