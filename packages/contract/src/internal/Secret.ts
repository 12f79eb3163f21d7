/**
 * Secrets on the wire. Tokens, codes, verifiers and passwords are always `Redacted` in a program. They are plain
 * strings only in the request body.
 *
 * @since 0.1.0
 */
import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

/** A string that is `Redacted` in a program and plain on the wire. */
export const Secret: Schema.Codec<Redacted.Redacted, string> = Schema.RedactedFromValue(Schema.String)
