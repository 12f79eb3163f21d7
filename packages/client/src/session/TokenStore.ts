/**
 * Where a session's tokens are kept between pages: in memory, in a web storage that the tabs of a browser share or one
 * of the tab's own, or in cookies that a server reads and writes.
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

/** Tokens as they are stored. */
export interface StoredTokens extends TokenSet {
  /** Tells the session of one login from that of the next. Nothing secret. */
  readonly session?: string
}

/** The operations of `TokenStore`. A failure of theirs is survived, and logged once. */
export interface TokenStoreShape {
  readonly load: Effect.Effect<Option.Option<StoredTokens>, TokenStoreFailed>
  readonly save: (tokens: StoredTokens) => Effect.Effect<void, TokenStoreFailed>
  readonly remove: Effect.Effect<void, TokenStoreFailed>
  /** Tells that another tab stored or removed tokens, as long as the scope is open. */
  readonly watch: (listener: (tokens: Option.Option<StoredTokens>) => void) => Effect.Effect<void, never, Scope.Scope>
}

/** Keeps the tokens of a session. */
export class TokenStore
  extends /*#__PURE__*/ Context.Service<TokenStore, TokenStoreShape>()("@portico/client/session/TokenStore") {}

/** What a token store needs of a `Storage`. */
export type WebStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** Keeps tokens as long as the client lives. */
export const layerMemory: Layer.Layer<TokenStore> = /*#__PURE__*/ Layer.sync(TokenStore, () => {
  let kept = Option.none<StoredTokens>()
  return {
    load: Effect.sync(() => kept),
    save: (tokens) => Effect.sync(() => void (kept = Option.some(tokens))),
    remove: Effect.sync(() => void (kept = Option.none())),
    watch: () => Effect.void
  }
})

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
  return Layer.succeed(
    TokenStore,
    overText(
      {
        read: () => open().getItem(key),
        write: (text) => open().setItem(key, text),
        remove: () => open().removeItem(key)
      },
      (listener) =>
        Effect.acquireRelease(
          Effect.sync(() => {
            const hear = (event: Event & Partial<StorageEvent>) => {
              // A storage that was cleared as a whole tells no key.
              if (event.key === key || event.key === null) listener(parse(event.newValue))
            }
            target.addEventListener?.("storage", hear)
            return hear
          }),
          (hear) => Effect.sync(() => target.removeEventListener?.("storage", hear))
        )
    )
  )
}

/** Keeps tokens in the browser's local storage, so that a reload keeps the member signed in; elsewhere in memory. */
export const layer = (clientId: string): Layer.Layer<TokenStore> =>
  "document" in globalThis ? layerStorage(clientId, () => globalThis.localStorage) : layerMemory

/** Keeps tokens in the tab's own session storage: they outlive a reload, not the tab. Elsewhere in memory. */
export const layerSession = (clientId: string): Layer.Layer<TokenStore> =>
  "document" in globalThis ? layerStorage(clientId, () => globalThis.sessionStorage) : layerMemory

/** A text that a store keeps. Each use may throw. */
export interface StoredText {
  readonly read: () => string | null
  readonly write: (text: string) => void
  readonly remove: () => void
}

/** A store over a text, in the form that the site façade exports. */
export const overText = (stored: StoredText, watch: TokenStoreShape["watch"] = () => Effect.void): TokenStoreShape => {
  const attempt = <A>(operation: TokenStoreFailed["operation"], use: () => A) =>
    Effect.try({
      try: use,
      // The text of a storage's error may quote what was stored; its name does not.
      catch: (cause) =>
        new TokenStoreFailed({ operation, reason: cause instanceof Error ? cause.name : "an unknown error" })
    })
  return {
    load: Effect.flatMap(attempt("load", stored.read), (text) => {
      const tokens = parse(text)
      return text === null || Option.isSome(tokens)
        ? Effect.succeed(tokens)
        : Effect.fail(new TokenStoreFailed({ operation: "load", reason: "it holds something else" }))
    }),
    save: (tokens) => attempt("save", () => stored.write(print(tokens))),
    remove: attempt("remove", stored.remove),
    watch
  }
}

/** The name that a client's tokens are kept under. */
export const keyOf = (clientId: string): string => `portico.tokens.${clientId}`

const StoredJson = /*#__PURE__*/ Schema.fromJsonString(
  /*#__PURE__*/ Schema.Struct({ ...TokenSet.fields, session: /*#__PURE__*/ Schema.optionalKey(Schema.String) })
)

const print = /*#__PURE__*/ Schema.encodeSync(StoredJson)

const parse = /*#__PURE__*/ Schema.decodeUnknownOption(StoredJson)
