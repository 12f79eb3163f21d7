/**
 * Stores a session's tokens between pages: in memory, in a web storage that the tabs of a browser share or that belongs
 * to one tab, or in cookies that a server reads and writes.
 *
 * @since 0.1.0
 */
import type { TokenSet } from "@portico/contract/auth/Token"
import * as Codec from "@portico/contract/Codec"
import { AccessToken, RefreshToken } from "@portico/contract/codecs/auth/Token"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type * as Scope from "effect/Scope"
import { signal } from "./internal/listeners.ts"
import { attempt, memory, opening, StorageFailed, type WebStorage } from "./internal/WebStorage.ts"

export type { WebStorage } from "./internal/WebStorage.ts"

/** A token set as it is stored. */
export interface StoredTokens extends TokenSet {
  /** The id of the session in this client, different for each login. It is not secret. */
  readonly session?: string
  /** The time at which the access token was obtained, in seconds since the epoch, by the same clock as `expiresAt`. */
  readonly issuedAt?: number
}

/** The operations of `TokenStore`. The client logs each of their failures once and continues. */
export interface TokenStoreShape {
  readonly load: Effect.Effect<Option.Option<StoredTokens>, StorageFailed>
  readonly save: (tokens: StoredTokens) => Effect.Effect<void, StorageFailed>
  readonly remove: Effect.Effect<void, StorageFailed>
  /** Calls `listener` when another tab stores or removes tokens, until the scope closes. */
  readonly watch: (listener: () => void) => Effect.Effect<void, never, Scope.Scope>
}

/** Stores the tokens of a session. */
export class TokenStore extends Context.Service<TokenStore, TokenStoreShape>()("@portico/client/session/TokenStore") {}

/**
 * Creates a layer that stores tokens in a web storage, under a key that contains the client id. The storage is opened
 * at each use, because a browser may deny access to it. `target` is the window whose `storage` events report changes by
 * other tabs.
 */
export const layerStorage = (
  clientId: string,
  open: () => WebStorage,
  target: Partial<EventTarget> = globalThis
): Layer.Layer<TokenStore> => {
  const key = keyOf(clientId)
  return Layer.succeed(TokenStore, {
    // The stored JSON has the form that the site facade exports.
    load: Effect.flatMap(
      attempt("load", () => open().getItem(key)),
      (text) => {
        const tokens = Option.fromUndefinedOr(stored.parse(text))
        return text === null || Option.isSome(tokens)
          ? Effect.succeed(tokens)
          : Effect.fail(new StorageFailed({ operation: "load", reason: "the stored value is not a token set" }))
      }
    ),
    save: (tokens) => attempt("save", () => open().setItem(key, stored.print(tokens))),
    remove: attempt("remove", () => open().removeItem(key)),
    watch: (listener) =>
      Effect.map(signal, (signal) => {
        const onStorage = (event: Event & Partial<StorageEvent>) => {
          // The event has no key if the whole storage was cleared.
          if (event.key === key || event.key === null) listener()
        }
        target.addEventListener?.("storage", onStorage, { signal })
      })
  })
}

/**
 * Creates a layer that stores tokens in the browser's local storage, so that a reload keeps the member signed in.
 * Without a document, it stores them in memory.
 */
export const layer = (clientId: string): Layer.Layer<TokenStore> =>
  Layer.suspend(() => layerStorage(clientId, opening("localStorage")))

/**
 * Creates a layer that stores tokens in the tab's session storage. They survive a reload, but not the closing of the
 * tab. Without a document, it stores them in memory.
 */
export const layerSession = (clientId: string): Layer.Layer<TokenStore> =>
  Layer.suspend(() => layerStorage(clientId, opening("sessionStorage")))

/** A layer that stores tokens in memory, for the lifetime of the client. */
export const layerMemory: Layer.Layer<TokenStore> = Layer.suspend(() => {
  const own = memory()
  return layerStorage("", () => own, {})
})

/** Returns the storage key of a client's tokens. */
export const keyOf = (clientId: string): string => `portico.tokens.${clientId}`

const stored = Codec.stored(
  Codec.struct({
    accessToken: AccessToken,
    refreshToken: RefreshToken,
    session: Codec.optional(Codec.string),
    issuedAt: Codec.optional(Codec.finite)
  })
)
