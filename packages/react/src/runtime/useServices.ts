"use client"
import * as AsyncResult from "./AsyncResult.ts"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"
import * as React from "react"
import { runtime } from "./Runtime.ts"
import { useRegistry } from "./useAtom.ts"

/** A service class of the client, such as `Queries`. */
interface Service {
  readonly key: string
}

/** The registries whose page is still rendered from recorded responses, by a client that only reads. */
export const renderingRegistries = new WeakSet<AtomRegistry.AtomRegistry>()

/**
 * Throws if the client of the provider lacks one of the services. `users` names the components and hooks that require
 * them. The error is thrown during rendering, so that React reports which component it comes from. Nothing is thrown
 * during server rendering, which creates no client.
 */
export const useServices = (users: string, ...services: ReadonlyArray<Service>): void => {
  const registry = useRegistry()
  const subscribe = React.useCallback((notify: () => void) => registry.subscribe(runtime, notify), [registry])
  const missing = React.useSyncExternalStore(
    subscribe,
    () => missingKey(registry, services),
    () => undefined
  )
  if (missing !== undefined) throw new Error(messageOf(users, missing))
}

const missingKey = (registry: AtomRegistry.AtomRegistry, services: ReadonlyArray<Service>): string | undefined => {
  if (renderingRegistries.has(registry)) return undefined
  const client = registry.get(runtime)
  return AsyncResult.isSuccess(client) ? services.find(({ key }) => !client.value.mapUnsafe.has(key))?.key : undefined
}

// `Client.layer` provides every other service that the kit requires.
const optional = "@portico/client/auth/Profiles"

const messageOf = (users: string, key: string): string => {
  const name = key.slice(key.lastIndexOf("/") + 1)
  const add = `dd ${name}.layer from "${key}" to the layer of <ClientProvider>.`
  return `The client lacks the service ${name}, which is required by ${users}. ${key === optional ? "A" : "Use Client.layer, or a"}${add}`
}
