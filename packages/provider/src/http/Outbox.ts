/**
 * Messages that the provider would send: mails, texts, calls and pushes. It sends none; whoever runs it reads them here.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** What a message is about. */
export type MailKind =
  | "emailVerification"
  | "ownerApproval"
  | "approved"
  | "rejected"
  | "accountExists"
  | "recovery"
  | "activation"
  | "passwordChanged"
  | "factorCode"
  | "factorCall"
  | "factorPush"
  | "factorsChanged"

/** A message. It goes to an address or to a phone. */
export interface Mail {
  readonly kind: MailKind
  /** Address of the member whom the message is to or about. */
  readonly email?: string
  /** Number of the phone that the message goes to. */
  readonly phone?: string
  readonly subject: string
  readonly text: string
  /** What the reader types in, where the message carries it. */
  readonly code?: string
  /** What the reader opens, where the message carries it. */
  readonly link?: string
  /** Epoch milliseconds. */
  readonly sentAt: number
}

/** The operations of `Outbox`. */
export interface OutboxShape {
  readonly send: (mail: Omit<Mail, "sentAt">) => Effect.Effect<void>
  /** The last 1000 messages, oldest first. */
  readonly mails: Effect.Effect<ReadonlyArray<Mail>>
  readonly clear: Effect.Effect<void>
}

const maximumMails = 1000

const make = Effect.sync(() => {
  let mails: ReadonlyArray<Mail> = []
  return Outbox.of({
    send: (mail) =>
      Effect.map(Clock.currentTimeMillis, (sentAt) => {
        mails = [...mails.slice(1 - maximumMails), { ...mail, sentAt }]
      }),
    mails: Effect.sync(() => mails),
    clear: Effect.sync(() => {
      mails = []
    })
  })
})

/**
 * Keeps messages instead of sending them.
 *
 * @since 0.1.0
 */
export class Outbox extends /*#__PURE__*/ Context.Service<Outbox, OutboxShape>()("@portico/provider/http/Outbox") {}

/** `Outbox` in memory. */
export const layer: Layer.Layer<Outbox> = /*#__PURE__*/ Layer.effect(Outbox, make)
