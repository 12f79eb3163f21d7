/**
 * Messages to members and the owner, stored until they are read.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"

const optional = Schema.optionalKey

/** The kind of a message. */
export const MailKind = Schema.Literals([
  "emailVerification",
  "ownerApproval",
  "approved",
  "rejected",
  "accountExists",
  "recovery",
  "activation",
  "passwordChanged",
  "emailChange",
  "emailChangeStarted",
  "emailChanged",
  "emailRestored",
  "accountDeleted",
  "factorCode",
  "factorCall",
  "factorPush",
  "factorsChanged"
])
export type MailKind = typeof MailKind.Type

/** A message to an email address or a phone. */
export const Mail = Schema.Struct({
  kind: MailKind,
  /** The email address of the member who receives the message, or who is its subject. */
  email: optional(Schema.String),
  /** The phone number that the message is sent to. */
  phone: optional(Schema.String),
  subject: Schema.String,
  text: Schema.String,
  /** The code that the reader enters, if the message has one. */
  code: optional(Schema.String),
  /** The link that the reader opens, if the message has one. */
  link: optional(Schema.String),
  /** The time of sending, in milliseconds since the epoch. */
  sentAt: Schema.Finite
})
export type Mail = typeof Mail.Type

/** The maximum number of stored messages. When it is reached, each new message replaces the oldest one. */
export const maximumMails = 1000
