/**
 * The messages that prove that a phone, mailbox or device belongs to a member.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import type { FactorOf } from "../../engine/factors/Factor.ts"
import type { Member } from "../../engine/identity/Member.ts"
import type { ApplicationError } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import type { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { Outbox } from "../request/Outbox.ts"
import * as Attempts from "./Attempts.ts"
import { Mails } from "./Mails.ts"
import { Tickets } from "./Tickets.ts"

/** The operations of `FactorMessages`. */
export interface FactorMessagesShape {
  /** Sends a code of six digits. Returns its digest. */
  readonly sendCode: (factor: Target) => Sent
  /**
   * Sends a push that the member approves on their device. Returns the id of the transaction. `origin` is the
   * provider's own.
   */
  readonly sendPush: (member: Pick<Member, "id" | "email">, origin: string) => Sent
}

/** The result of sending a message. Fails if too many messages were sent to the recipient recently. */
type Sent = Effect.Effect<string, ApplicationError | StoreUnavailable>

/** A factor to which a code can be sent. */
export type Target =
  | Pick<FactorOf<"SMS">, "_tag" | "phone">
  | Pick<FactorOf<"CALL">, "_tag" | "phone">
  | Pick<FactorOf<"EMAIL">, "_tag" | "email">

const make = Effect.gen(function* () {
  const secrets = yield* Secrets
  const outbox = yield* Outbox
  const tickets = yield* Tickets
  const mails = yield* Mails

  const context = yield* Effect.context<IdentityStore | Secrets>()
  const claim = (name: string) => Effect.provideContext(Attempts.claim("mails", name), context)

  return FactorMessages.of({
    sendCode: Effect.fn("FactorMessages.sendCode")(function* (factor: Target) {
      yield* claim(factor._tag === "EMAIL" ? factor.email : factor.phone)
      const code = yield* secrets.digits(6)
      const text = `Your code is ${spelled(factor, Redacted.value(code))}. It is valid for 10 minutes.`
      yield* outbox.send({
        kind: factor._tag === "CALL" ? "factorCall" : "factorCode",
        ...(factor._tag === "EMAIL" ? { email: factor.email } : { phone: factor.phone }),
        subject: "Your code",
        text,
        code: Redacted.value(code)
      })
      return yield* secrets.digest(code)
    }),
    sendPush: Effect.fn("FactorMessages.sendPush")(function* ({ email, id }: Pick<Member, "id" | "email">, origin) {
      yield* claim(`push ${id}`)
      const name = yield* secrets.name
      const transaction = yield* secrets.digest(Redacted.make(name))
      yield* tickets.reissue(transaction, { _tag: "PushAnswer", answer: "pending" })
      // The page that signs in knows the transaction id, so the approval link needs a separate secret.
      yield* mails.push(email, yield* tickets.issue({ _tag: "Push", memberId: id, transaction }), origin)
      return name
    })
  })
})

/**
 * Sends codes and pushes.
 *
 * @since 0.1.0
 */
export class FactorMessages extends Context.Service<FactorMessages, FactorMessagesShape>()(
  "@portico/provider/http/identity/FactorMessages"
) {}

/** `FactorMessages` that stores its messages in the outbox. */
export const layer: Layer.Layer<FactorMessages, never, IdentityStore | Mails | Outbox | Secrets | Tickets> =
  Layer.effect(FactorMessages, make)

const spelled = ({ _tag }: Target, code: string): string => (_tag === "CALL" ? Array.from(code).join(", ") : code)
