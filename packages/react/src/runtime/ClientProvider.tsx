"use client"
import type { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as AtomRegistry from "effect/reactivity/AtomRegistry"
import * as React from "react"
import { type MessageOverrides, type Messages, layMessages } from "../i18n/messages/Messages.ts"
import { MessagesContext } from "../i18n/MessagesContext.ts"
import { RegistryContext } from "./useAtom.ts"
import { runtime, type Services } from "./Runtime.ts"

export interface ClientProviderProps {
  readonly children: React.ReactNode
  /**
   * The client: `Client.layer(…)`, or `Client.layerAuth(…)` on pages without data. Later values of this prop are
   * ignored; change `key` to replace the client. With the setting `whenRefreshFails: "fail"`, reads fail while a
   * member's tokens cannot be refreshed, instead of returning what a visitor would see.
   */
  readonly layer: Layer.Layer<Tokens>
  /** The message catalog of the components below, or single messages that override the English ones. */
  readonly messages?: Messages | MessageOverrides | undefined
}

/**
 * Provides a client to the components and hooks below it. Everything that they run is interrupted after the provider
 * unmounts.
 */
export function ClientProvider({ children, layer, messages }: ClientProviderProps) {
  const [world] = React.useState(() => makeWorld(layer))
  // A layout effect runs before the first paint. That paint shows the session if its tokens can be read synchronously.
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

// React can discard a render, for example if a component below throws or suspends. No client is created before the
// provider has mounted, because no cleanup would close the client of a discarded render.
const notYet: Layer.Layer<Services> = Layer.effectContext(Effect.never)

// React can unmount a component for a moment: StrictMode mounts it twice, Activity hides and shows it. The client is
// closed in a later task, because such a remount would otherwise interrupt all effects.
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
      // If a component needs a service that the layer lacks (data under `layerAuth`), its effect dies with an error
      // that names the service.
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
