"use client"
import type * as Client from "@portico/client/Client"
import type { Replay } from "@portico/client/Hydration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"
import * as React from "react"
import { type MessageOverrides, type Messages, layMessages } from "../i18n/messages/Messages.ts"
import { MessagesContext } from "../i18n/MessagesContext.ts"
import { ToastHost } from "../toast/ToastHost.tsx"
import { makeToasts, type Toast } from "../toast/Toasts.ts"
import type { ClientLayer, RequiredServices } from "./useServices.ts"
import { RegistryContext, RenderedContext } from "./useAtom.ts"
import { makeRegistry } from "./registry/Registry.ts"
import { runtime, type Services } from "./Runtime.ts"
import { renderingRegistries } from "./useServices.ts"

export interface ClientProviderProps<Provided = Client.Services, Set extends keyof RequiredServices = "all"> {
  /** The components that use the client. */
  readonly children: React.ReactNode
  /**
   * The client, such as `Client.layer(…)`. Later values of this prop are ignored; change `key` to replace the client.
   * With the setting `whenRefreshFails: "fail"`, reads fail while a member's tokens cannot be refreshed, instead of
   * returning what a visitor would see.
   */
  readonly layer: ClientLayer<Provided, Set>
  /** The message catalog of the components below, or single messages that override the English ones. */
  readonly messages?: Messages | MessageOverrides | undefined
  /**
   * Shows a toast of a component below, such as "Changes saved." with a button to undo. By default, the provider shows
   * toasts in a region of its own.
   */
  readonly onToast?: ((toast: Toast) => void) | undefined
  /** The recorded responses of the page. `HydratedClientProvider` creates them from the state of the page. */
  readonly replay?: Replay | undefined
  /**
   * The services that the layer must provide. `"all"` is `Client.layer`, which every component works with.
   * `"auth"` accepts `Client.layerAuth`, `"data"` accepts `Client.layerData`, and `"custom"` any layer with `Tokens`. A
   * component below that needs a missing service throws an error that names the service. Default: `"all"`.
   */
  readonly services?: Set | undefined
}

/**
 * Provides a client to the components and hooks below it. Everything that they run is interrupted after the provider
 * unmounts.
 *
 * **Example** (A page that only signs members in)
 *
 * ```tsx
 * import * as Client from "@portico/client/Client"
 * import { ClientProvider, SignInForm } from "@portico/react"
 *
 * const client = Client.layerAuth({ clientId: "shop", host: "https://api.example" })
 *
 * export const page = (
 *   <ClientProvider layer={client} services="auth">
 *     <SignInForm />
 *   </ClientProvider>
 * )
 * ```
 */
export function ClientProvider<Provided, Set extends keyof RequiredServices = "all">({
  children,
  layer,
  messages,
  onToast,
  replay
}: ClientProviderProps<Provided, Set>) {
  // The layer can lack optional services and those that `services` excludes. `useServices` reports them.
  const [world] = React.useState(() => makeWorld(layer as Layer.Layer<Services>, replay))
  // A layout effect runs before the first paint. That paint shows the session if its tokens can be read synchronously.
  React.useLayoutEffect(() => world.open(), [world])
  React.useEffect(() => {
    world.open()
    return world.close
  }, [world])
  const [toasts] = React.useState(makeToasts)
  const inherited = React.use(MessagesContext)
  const catalog = React.useMemo(() => layMessages(inherited, messages), [inherited, messages])
  return (
    <RegistryContext value={world.registry}>
      <RenderedContext value={world.rendered}>
        <MessagesContext value={catalog}>
          <ToastHost onToast={onToast} store={toasts}>
            {children}
          </ToastHost>
        </MessagesContext>
      </RenderedContext>
    </RegistryContext>
  )
}

// React can discard a render, for example if a component below throws or suspends. No client is created before the
// provider has mounted, because no cleanup would close the client of a discarded render.
const notYet: Layer.Layer<Services> = Layer.effectContext(Effect.never)

// React can unmount a component for a moment: StrictMode mounts it twice, Activity hides and shows it. The client is
// closed in a later task, because such a remount would otherwise interrupt all effects.
const makeWorld = (layer: Layer.Layer<Services>, replay: Replay | undefined) => {
  const registry = makeRegistry({ idleTTL: 400 })
  const seed = (client: Layer.Layer<Services>) => registry.ensureNode(runtime.layer).setInitialValue(client)
  let unmount: (() => void) | undefined
  let ending: ReturnType<typeof setTimeout> | undefined
  // Until the client of the browser starts, the page shows what the server rendered.
  const rendering = replay === undefined ? notYet : (replay.rendering as Layer.Layer<never> as Layer.Layer<Services>)
  const live = replay === undefined ? layer : Layer.merge(layer, replay.live)
  const render = () => {
    if (replay !== undefined) renderingRegistries.add(registry)
    seed(rendering)
  }
  render()
  return {
    registry,
    rendered: replay === undefined ? undefined : renderedRegistry(rendering),
    open: () => {
      clearTimeout(ending)
      if (unmount !== undefined) return
      renderingRegistries.delete(registry)
      seed(live)
      unmount = registry.mount(runtime)
    },
    close: () => {
      ending = setTimeout(() => {
        unmount?.()
        unmount = undefined
        registry.reset()
        render()
      })
    }
  }
}

const renderedRegistry = (rendering: Layer.Layer<Services>): AtomRegistry.AtomRegistry => {
  const registry = makeRegistry({ initialValues: [[runtime.layer, rendering]] })
  // A server renders each atom once, but components of the page may read it again in a later render.
  registry.mount(runtime)
  return registry
}
