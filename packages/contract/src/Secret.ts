/**
 * Secrets on the wire: tokens, codes, verifiers and passwords are `Redacted` from the moment they exist, and plain text
 * only in the body that is sent.
 *
 * @since 0.1.0
 */
import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

/** A text that is `Redacted` in a program and plain on the wire. */
export const Secret: Schema.Codec<Redacted.Redacted, string> = Schema.RedactedFromValue(Schema.String)
