/**
 * The services of clients, and what they require.
 *
 * @since 0.1.0
 */
import type { HttpClient } from "effect/http/HttpClient"
import type * as Authorization from "../auth/Authorization.ts"
import type * as ExternalLogin from "../auth/ExternalLogin.ts"
import type * as Graphql from "../auth/Graphql.ts"
import type * as Members from "../auth/Members.ts"
import type * as Mfa from "../auth/Mfa.ts"
import type * as Passwords from "../auth/Passwords.ts"
import type * as Recovery from "../auth/Recovery.ts"
import type * as RedirectSessions from "../auth/RedirectSessions.ts"
import type * as SilentLogin from "../auth/SilentLogin.ts"
import type * as Verification from "../auth/Verification.ts"
import type * as Aggregates from "../data/aggregate/Aggregates.ts"
import type * as BulkItems from "../data/bulk/BulkItems.ts"
import type * as Items from "../data/item/Items.ts"
import type * as References from "../data/item/References.ts"
import type * as Queries from "../data/query/Queries.ts"
import type * as Search from "../data/query/Search.ts"
import type * as AuthorizedFetch from "../session/AuthorizedFetch.ts"
import type * as Frame from "../session/Frame.ts"
import type * as SiteStorage from "../session/SiteStorage.ts"
import type * as TabLock from "../session/TabLock.ts"
import type * as Tokens from "../session/Tokens.ts"
import type * as TokenStore from "../session/TokenStore.ts"
import type * as WakeEvents from "../session/WakeEvents.ts"
import type { Credential } from "../transport/internal/Credential.ts"
import type * as Exchange from "../transport/internal/Exchange.ts"
import type * as Settings from "../transport/Settings.ts"
import type * as Transport from "../transport/Transport.ts"

/** The options of a client: its settings and its storage. */
export interface Options extends Settings.Options {
  /** The storage of the tokens. The browser's local storage by default, or memory if there is no document. */
  readonly storage?: TokenStore.WebStorage
}

/** The services of a client that signs members in. */
export type AuthServices =
  | Settings.Settings
  | Tokens.Tokens
  | Members.Members
  | Authorization.Authorization
  | SilentLogin.SilentLogin

/** The services of a client that reads and writes collections. */
export type DataServices = Settings.Settings | Tokens.Tokens | Items.Items | Queries.Queries

/** The services of accounts, in addition to signing in and out. */
export type AccountServices =
  | ExternalLogin.ExternalLogin
  | Graphql.Graphql
  | Mfa.Mfa
  | Passwords.Passwords
  | Recovery.Recovery
  | RedirectSessions.RedirectSessions
  | Verification.Verification

/** The services of collections, in addition to items and queries. */
export type CollectionServices = Aggregates.Aggregates | BulkItems.BulkItems | References.References | Search.Search

/** All services of a client. */
export type Services =
  | AuthServices
  | AccountServices
  | DataServices
  | CollectionServices
  | AuthorizedFetch.AuthorizedFetch

/** The services that a client requires: a network, storages, a lock across tabs, wake events, and hidden frames. */
export type Environment =
  | HttpClient
  | TokenStore.TokenStore
  | SiteStorage.SiteStorage
  | TabLock.TabLock
  | WakeEvents.WakeEvents
  | Frame.Frame

/**
 * The internal services of a client, for layers that extend it: `PreWarm.layer`, the layer of a captcha,
 * `HandOver.layer`. Only applications that use these layers load them.
 */
export type Parts =
  | Credential
  | Exchange.Exchange
  | Transport.Transport
  | Exclude<Environment, HttpClient | TokenStore.TokenStore>
