/**
 * Encodes a pending verification of an email address as a string.
 *
 * @since 0.1.0
 */
import * as Codec from "@portico/contract/Codec"
import * as Option from "effect/Option"
import type { EmailVerificationRequired } from "../LoginState.ts"

/** Encodes a pending verification as a string, so that it survives a page load. The string contains the state token. */
export const toText = ({ _tag, stateToken }: Pick<EmailVerificationRequired, "_tag" | "stateToken">): string =>
  stored.print({ _tag, stateToken })

/** Decodes a string from `toText`. Returns `None` for any other string. */
export const fromText = (text: string): Option.Option<EmailVerificationRequired> =>
  Option.fromUndefinedOr(stored.parse(text))

const stored = Codec.stored(
  Codec.struct({ _tag: Codec.literals("EMAIL_VERIFICATION_REQUIRED"), stateToken: Codec.secret })
)
