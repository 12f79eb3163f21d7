"use client"
/**
 * Renders a page on a server with its session and its data, and hydrates it in the browser without requesting them again.
 *
 * @since 0.1.0
 */
import type * as Client from "@portico/client/Client"
import * as Hydration from "@portico/client/Hydration"
import * as React from "react"
import { ClientProvider, type ClientProviderProps } from "./runtime/ClientProvider.tsx"
import type { RequiredServices } from "./runtime/useServices.ts"

export interface HydratedClientProviderProps<
  Provided = Client.Services,
  Set extends keyof RequiredServices = "all"
> extends Omit<ClientProviderProps<Provided, Set>, "replay"> {
  /** The state that the server recorded with `Hydration.record`. Later values of this prop are ignored. */
  readonly state: Hydration.PageState
}

const ReplayContext = React.createContext<((state: Hydration.PageState) => void) | undefined>(undefined)

/**
 * Provides a client, with the session and the reads of the server. The first HTML contains them, and the browser reads
 * them from the state instead of requesting them.
 *
 * **Example** (A page with the state of the server)
 *
 * ```tsx
 * "use client"
 * import * as Client from "@portico/client/Client"
 * import type { PageState } from "@portico/client/Hydration"
 * import { AccountMenu } from "@portico/react"
 * import { HydratedClientProvider } from "@portico/react/hydration"
 *
 * const client = Client.layer({ clientId: "shop", host: "https://api.example" })
 *
 * export function Shop({ state }: { readonly state: PageState }) {
 *   return (
 *     <HydratedClientProvider layer={client} state={state}>
 *       <AccountMenu />
 *     </HydratedClientProvider>
 *   )
 * }
 * ```
 */
export function HydratedClientProvider<Provided, Set extends keyof RequiredServices = "all">({
  state,
  ...props
}: HydratedClientProviderProps<Provided, Set>) {
  const [{ add, replay }] = React.useState(() => {
    const replay = Hydration.replay(state)
    const added = new WeakSet<Hydration.PageState>([state])
    // React renders a part again, for example after it has waited for other data.
    const add = (state: Hydration.PageState): void => {
      if (!added.has(state)) replay.add(state)
      added.add(state)
    }
    return { add, replay }
  })
  return (
    <ReplayContext value={add}>
      <ClientProvider {...props} replay={replay} />
    </ReplayContext>
  )
}

export interface HydrateProps {
  /** The part of the page that reads from the state. */
  readonly children: React.ReactNode
  /** The state of this part of the page, or a promise of it. Waiting for the promise suspends the component. */
  readonly state: Hydration.PageState | Promise<Hydration.PageState>
}

/**
 * Adds what a server has read for a part of the page, inside a `HydratedClientProvider`. With a promise inside a
 * `Suspense` boundary, the server streams this part once it has read its data.
 *
 * **Example** (Streaming the reviews)
 *
 * ```tsx
 * import type { PageState } from "@portico/client/Hydration"
 * import { Hydrate } from "@portico/react/hydration"
 * import * as React from "react"
 *
 * export function Reviews({ children, state }: { readonly children: React.ReactNode; readonly state: Promise<PageState> }) {
 *   return (
 *     <React.Suspense fallback={<p>Loading the reviews…</p>}>
 *       <Hydrate state={state}>{children}</Hydrate>
 *     </React.Suspense>
 *   )
 * }
 * ```
 */
export function Hydrate({ children, state }: HydrateProps) {
  const add = React.use(ReplayContext)
  if (add === undefined) throw new Error("Hydrate must be inside <HydratedClientProvider state={…}>.")
  add("then" in state ? React.use(state) : state)
  return children
}
