/**
 * Messages to members and the owner, as they are kept until somebody reads them.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"

const optional = Schema.optionalKey

/** What a message is about. */
export const MailKind = Schema.Literals([
  "emailVerification",
  "ownerApproval",
  "approved",
  "rejected",
  "accountExists",
  "recovery",
  "activation",
  "passwordChanged",
  "factorCode",
  "factorCall",
  "factorPush",
  "factorsChanged"
])
export type MailKind = typeof MailKind.Type

/** A message. It goes to an address or to a phone. */
export const Mail = Schema.Struct({
  kind: MailKind,
  /** Address of the member whom the message is to or about. */
  email: optional(Schema.String),
  /** Number of the phone that the message goes to. */
  phone: optional(Schema.String),
  subject: Schema.String,
  text: Schema.String,
  /** What the reader types in, where the message carries it. */
  code: optional(Schema.String),
  /** What the reader opens, where the message carries it. */
  link: optional(Schema.String),
  /** Epoch milliseconds. */
  sentAt: Schema.Finite
})
export type Mail = typeof Mail.Type

/** Messages that are kept. The oldest makes room for a further one. */
export const maximumMails = 1000
