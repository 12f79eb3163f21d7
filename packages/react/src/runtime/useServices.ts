"use client"
/**
 * The services that a client must provide to the kit, checked by the compiler and when a component renders.
 *
 * @since 0.1.0
 */
import type { ExternalLogin } from "@portico/client/auth/ExternalLogin"
import type { Graphql } from "@portico/client/auth/Graphql"
import type { Authorization } from "@portico/client/auth/Authorization"
import type { Members } from "@portico/client/auth/Members"
import type { Mfa } from "@portico/client/auth/Mfa"
import type { Passwords } from "@portico/client/auth/Passwords"
import type { Recovery } from "@portico/client/auth/Recovery"
import type { RedirectSessions } from "@portico/client/auth/RedirectSessions"
import type { SilentLogin } from "@portico/client/auth/SilentLogin"
import type { Verification } from "@portico/client/auth/Verification"
import type * as Client from "@portico/client/Client"
import type { Aggregates } from "@portico/client/data/Aggregates"
import type { BulkItems } from "@portico/client/data/BulkItems"
import type { Items } from "@portico/client/data/Items"
import type { Queries } from "@portico/client/data/Queries"
import type { References } from "@portico/client/data/References"
import type { Search } from "@portico/client/data/Search"
import type { AuthorizedFetch } from "@portico/client/session/AuthorizedFetch"
import type { Tokens } from "@portico/client/session/Tokens"
import type { Settings } from "@portico/client/transport/Settings"
import type * as Layer from "effect/Layer"
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

/** The services that the layer must provide, by the value of the prop `services`. */
export interface RequiredServices {
  /** The services of all components, from `Client.layer`. */
  readonly all: Client.Services
  /** The services that sign members in and out, from `Client.layerAuth`. */
  readonly auth: Client.AuthServices
  /** The services that read and write items, from `Client.layerData`. */
  readonly data: Client.DataServices
  /** The session alone. The page adds the services that its components need. */
  readonly custom: Tokens
}

/** A layer that provides the required services. Otherwise the message of the compile error, as a string type. */
export type ClientLayer<Provided, Set extends keyof RequiredServices> = [RequiredServices[Set]] extends [Provided]
  ? Layer.Layer<Provided>
  : `The layer lacks ${NameOf<First<Exclude<RequiredServices[Set], Provided>>>}. ${Advice<Provided, Set>}`

/**
 * The services of a client, in the order in which a missing one is reported. An error that listed all missing services
 * would fill the screen.
 */
export type ReportOrder = readonly [
  Tokens,
  Members,
  Authorization,
  SilentLogin,
  Queries,
  Items,
  Aggregates,
  BulkItems,
  References,
  Search,
  Mfa,
  Passwords,
  Recovery,
  Verification,
  ExternalLogin,
  RedirectSessions,
  Graphql,
  AuthorizedFetch,
  Settings
]

type First<Missing, Order extends ReadonlyArray<unknown> = ReportOrder> = Order extends readonly [
  infer Service,
  ...infer Rest
]
  ? Service extends Missing
    ? Service
    : First<Missing, Rest>
  : never

type NameOf<Service> = Service extends { readonly key: `@portico/client/${string}/${infer Name}` } ? Name : "a service"

type Advice<Provided, Set> = Set extends "all"
  ? `Use Client.layer, or set services="${Narrower<Provided>}" on ClientProvider.`
  : Set extends "auth"
    ? "Use Client.layerAuth or Client.layer."
    : Set extends "data"
      ? "Use Client.layerData or Client.layer."
      : "Use a layer of @portico/client/Client."

type Narrower<Provided> = [Client.AuthServices] extends [Provided]
  ? [Client.DataServices] extends [Provided]
    ? "custom"
    : "auth"
  : [Client.DataServices] extends [Provided]
    ? "data"
    : "custom"
