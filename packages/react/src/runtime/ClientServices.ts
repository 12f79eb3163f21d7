/**
 * The services that a client must provide to the kit, checked by the compiler.
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
