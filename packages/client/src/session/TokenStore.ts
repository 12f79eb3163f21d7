/**
 * Where a session's tokens are kept between pages: in memory, or in a web storage that the tabs of a browser share.
 *
 * @since 0.1.0
 */
import { TokenSet } from "@portico/contract/auth/TokenSet"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type * as Scope from "effect/Scope"

/** A store did not do what it was asked. `reason` holds nothing of what was stored. */
export class TokenStoreFailed
  extends /*#__PURE__*/ Data.TaggedError("TokenStoreFailed")<{
    readonly operation: "load" | "save" | "remove"
    readonly reason: string
  }>
{
  override get message(): string {
    return `The token store failed to ${this.operation}: ${this.reason}.`
  }
}

/** The operations of `TokenStore`. A failure of theirs is logged and survived. */
export interface TokenStoreShape {
  readonly load: Effect.Effect<Option.Option<TokenSet>, TokenStoreFailed>
  readonly save: (tokens: TokenSet) => Effect.Effect<void, TokenStoreFailed>
  readonly remove: Effect.Effect<void, TokenStoreFailed>
  /** Tells what another tab stores or removes, as long as the scope is open. */
  readonly watch: (listener: (tokens: Option.Option<TokenSet>) => void) => Effect.Effect<void, never, Scope.Scope>
}

/** Keeps the tokens of a session. */
export class TokenStore
  extends /*#__PURE__*/ Context.Service<TokenStore, TokenStoreShape>()("@portico/client/session/TokenStore") {}

/** What a token store needs of a `Storage`. */
export type WebStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** Keeps tokens as long as the client lives. */
export const layerMemory: Layer.Layer<TokenStore> = /*#__PURE__*/ Layer.sync(TokenStore, () => {
  let kept = Option.none<TokenSet>()
  return {
    load: Effect.sync(() => kept),
    save: (tokens) => Effect.sync(() => void (kept = Option.some(tokens))),
    remove: Effect.sync(() => void (kept = Option.none())),
    watch: () => Effect.void
  }
})

/**
 * Keeps tokens in a web storage, under a key of the client's own. The storage is opened at each use, since a browser
 * may refuse it.
 */
export const layerStorage = (clientId: string, open: () => WebStorage): Layer.Layer<TokenStore> => {
  const key = `portico.tokens.${clientId}`
  const attempt = <A>(operation: TokenStoreFailed["operation"], use: (storage: WebStorage) => A) =>
    Effect.try({
      try: () => use(open()),
      // The text of a storage's error may quote what was stored; its name does not.
      catch: (cause) =>
        new TokenStoreFailed({ operation, reason: cause instanceof Error ? cause.name : "an unknown error" })
    })

  return Layer.succeed(TokenStore, {
    load: Effect.flatMap(
      attempt("load", (storage) => storage.getItem(key)),
      (text) => {
        const tokens = parse(text)
        return text === null || Option.isSome(tokens)
          ? Effect.succeed(tokens)
          : Effect.fail(new TokenStoreFailed({ operation: "load", reason: "it holds something else" }))
      }
    ),
    save: (tokens) => attempt("save", (storage) => storage.setItem(key, print(tokens))),
    remove: attempt("remove", (storage) => storage.removeItem(key)),
    watch: (listener) =>
      Effect.acquireRelease(
        Effect.sync(() => {
          const hear = (event: StorageEvent) => {
            // A storage that was cleared as a whole tells no key.
            if (event.key === key || event.key === null) listener(parse(event.newValue))
          }
          globalThis.addEventListener?.("storage", hear)
          return hear
        }),
        (hear) => Effect.sync(() => globalThis.removeEventListener?.("storage", hear))
      )
  })
}

/** Keeps tokens in the browser's local storage, so that a reload keeps the member signed in; elsewhere in memory. */
export const layer = (clientId: string): Layer.Layer<TokenStore> =>
  "document" in globalThis ? layerStorage(clientId, () => globalThis.localStorage) : layerMemory

const StoredTokens = /*#__PURE__*/ Schema.fromJsonString(TokenSet)

const print = /*#__PURE__*/ Schema.encodeSync(StoredTokens)

const parse = /*#__PURE__*/ Schema.decodeUnknownOption(StoredTokens)
