/**
 * Stores a pending email verification in the storage of the tab, so that it survives a reload but not the end of the
 * tab.
 *
 * @since 0.1.0
 */
import * as Verification from "@portico/client/auth/Verification"
import * as Codec from "@portico/contract/Codec"
import { attempt, type WebStorage } from "@portico/client/session/SiteStorage"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Due } from "./Verification.ts"

const name = "portico.verification"

/** Opens a storage. Throws if the browser denies access. */
export type Opening = () => WebStorage

/** Stores a verification. Ignores failures of the storage. */
export const save = (open: Opening, { email, identityId, stateTokens }: Due): void => {
  const text = stored.print({
    email,
    ...(identityId === undefined ? {} : { identityId }),
    due: stateTokens.map((stateToken) => Verification.toText({ _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken }))
  })
  run(attempt("save", () => open().setItem(name, text)))
}

/** Returns the stored verification, or `undefined`. */
export const load = (open: Opening): Due | undefined => {
  const text = run(attempt("load", () => open().getItem(name)))
  const read = stored.parse(text)
  if (read === undefined) return undefined
  const stateTokens = read.due.flatMap((due) => {
    const state = Option.getOrUndefined(Verification.fromText(due))
    return state === undefined ? [] : [state.stateToken]
  })
  return stateTokens.length === 0 ? undefined : { email: read.email, identityId: read.identityId, stateTokens }
}

/** Removes the stored verification. */
export const remove = (open: Opening): void => run(attempt("remove", () => open().removeItem(name)))

const run = <A>(use: Effect.Effect<A, unknown>): A | undefined =>
  Option.getOrUndefined(Effect.runSync(Effect.option(use)))

const stored = Codec.stored(
  Codec.struct({
    email: Codec.string,
    identityId: Codec.optional(Codec.string),
    due: Codec.array(Codec.string)
  })
)
