/**
 * Where a session's tokens are kept between pages: in memory, in a web storage that the tabs of a browser share or one
 * of the tab's own, or in cookies that a server reads and writes.
 *
 * @since 0.1.0
 */
import { TokenSet } from "@portico/contract/auth/Token"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type * as Scope from "effect/Scope"
import { signal } from "./internal/listeners.ts"
import { attempt, memory, opening, StorageFailed, type WebStorage } from "./internal/WebStorage.ts"

export type { WebStorage } from "./internal/WebStorage.ts"

/** Tokens as they are stored. */
export interface StoredTokens extends TokenSet {
  /** Tells the session of one login from that of the next. Nothing secret. */
  readonly session?: string
  /** When the access token was obtained, in seconds since the epoch, by the clock that `expiresAt` was computed with. */
  readonly issuedAt?: number
}

/** The operations of `TokenStore`. A failure of theirs is survived, and logged once. */
export interface TokenStoreShape {
  readonly load: Effect.Effect<Option.Option<StoredTokens>, StorageFailed>
  readonly save: (tokens: StoredTokens) => Effect.Effect<void, StorageFailed>
  readonly remove: Effect.Effect<void, StorageFailed>
  /** Tells that another tab stored or removed tokens, as long as the scope is open. */
  readonly watch: (listener: () => void) => Effect.Effect<void, never, Scope.Scope>
}

/** Keeps the tokens of a session. */
export class TokenStore extends Context.Service<TokenStore, TokenStoreShape>()("@portico/client/session/TokenStore") {}

/**
 * Keeps tokens in a web storage, under a key of the client's own. The storage is opened at each use, since a browser
 * may refuse it. `target` is the window whose `storage` events tell of other tabs.
 */
export const layerStorage = (
  clientId: string,
  open: () => WebStorage,
  target: Partial<EventTarget> = globalThis
): Layer.Layer<TokenStore> => {
  const key = keyOf(clientId)
  return Layer.succeed(TokenStore, {
    // In the form that the site façade exports.
    load: Effect.flatMap(
      attempt("load", () => open().getItem(key)),
      (text) => {
        const tokens = parse(text)
        return text === null || Option.isSome(tokens)
          ? Effect.succeed(tokens)
          : Effect.fail(new StorageFailed({ operation: "load", reason: "it holds something else" }))
      }
    ),
    save: (tokens) => attempt("save", () => open().setItem(key, print(tokens))),
    remove: attempt("remove", () => open().removeItem(key)),
    watch: (listener) =>
      Effect.map(signal, (signal) => {
        const hear = (event: Event & Partial<StorageEvent>) => {
          // A storage that was cleared as a whole tells no key.
          if (event.key === key || event.key === null) listener()
        }
        target.addEventListener?.("storage", hear, { signal })
      })
  })
}

/** Keeps tokens in the browser's local storage, so that a reload keeps the member signed in; elsewhere in memory. */
export const layer = (clientId: string): Layer.Layer<TokenStore> =>
  Layer.suspend(() => layerStorage(clientId, opening("localStorage")))

/** Keeps tokens in the tab's own session storage: they outlive a reload, not the tab. Elsewhere in memory. */
export const layerSession = (clientId: string): Layer.Layer<TokenStore> =>
  Layer.suspend(() => layerStorage(clientId, opening("sessionStorage")))

/** Keeps tokens as long as the client lives. */
export const layerMemory: Layer.Layer<TokenStore> = Layer.suspend(() => {
  const own = memory()
  return layerStorage("", () => own, {})
})

/** The name that a client's tokens are kept under. */
export const keyOf = (clientId: string): string => `portico.tokens.${clientId}`

const StoredJson = Schema.fromJsonString(
  Schema.Struct({
    ...TokenSet.fields,
    session: Schema.optionalKey(Schema.String),
    issuedAt: Schema.optionalKey(Schema.Finite)
  })
)

const print = Schema.encodeSync(StoredJson)

const parse = Schema.decodeUnknownOption(StoredJson)
