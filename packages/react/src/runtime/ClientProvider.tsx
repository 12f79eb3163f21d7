"use client"
import type { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as AtomRegistry from "effect/reactivity/AtomRegistry"
import * as React from "react"
import type { MessageOverrides, Messages } from "../i18n/messages/Messages.ts"
import { layMessages } from "../i18n/messages/Messages.ts"
import { MessagesContext } from "../i18n/MessagesContext.ts"
import { RegistryContext } from "./RegistryContext.ts"
import { runtime, type Services } from "./Runtime.ts"

export interface ClientProviderProps {
  readonly children: React.ReactNode
  /**
   * The client: `Client.layer(…)`, or `Client.layerAuth(…)` on pages without data. The first one stays; another takes
   * a new `key`. With `whenRefreshFails: "fail"` a member whose tokens cannot be refreshed reads that, not what a
   * visitor would.
   */
  readonly layer: Layer.Layer<Tokens>
  /** The catalogue of the parts below, or some words in place of the English ones. */
  readonly messages?: Messages | MessageOverrides | undefined
}

/**
 * Gives the parts and hooks below it a client. Everything they run stops when it is unmounted.
 */
export function ClientProvider({ children, layer, messages }: ClientProviderProps) {
  const [world] = React.useState(() => makeWorld(layer))
  // Before the first paint, so that who is there is known in it where nothing has to be waited for.
  React.useLayoutEffect(() => world.open(), [world])
  React.useEffect(() => {
    world.open()
    return world.close
  }, [world])
  const inherited = React.use(MessagesContext)
  const catalogue = React.useMemo(() => layMessages(inherited, messages), [inherited, messages])
  return (
    <RegistryContext value={world.registry}>
      <MessagesContext value={catalogue}>{children}</MessagesContext>
    </RegistryContext>
  )
}

// What React draws it may give up: a part below breaks or waits, and the drawing begins anew. No client is made for that.
const notYet: Layer.Layer<Services> = Layer.effectContext(Effect.never)

// A component may be unmounted for a moment only: StrictMode mounts twice, Activity hides and shows. What runs is
// stopped a while later, and set up anew should the component come back after all.
const makeWorld = (layer: Layer.Layer<Tokens>) => {
  const registry = AtomRegistry.make({ defaultIdleTTL: 400 })
  const seed = (client: Layer.Layer<Services>) => registry.ensureNode(runtime.layer).setInitialValue(client)
  let unmount: (() => void) | undefined
  let ending: ReturnType<typeof setTimeout> | undefined
  seed(notYet)
  return {
    registry,
    open: () => {
      clearTimeout(ending)
      if (unmount !== undefined) return
      // A part that needs a service which this layer lacks (data under `layerAuth`) dies naming the service.
      seed(layer as Layer.Layer<Services>)
      unmount = registry.mount(runtime)
    },
    close: () => {
      ending = setTimeout(() => {
        unmount?.()
        unmount = undefined
        registry.reset()
        seed(notYet)
      })
    }
  }
}
