/**
 * The messages that the provider would send: emails, SMS messages, calls and pushes. It sends none of them; developers
 * read them here. They are stored with the members, so that a code can still be read after a restart.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Mail } from "../../engine/identity/Mail.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"

export type { Mail, MailKind } from "../../engine/identity/Mail.ts"

/** The operations of `Outbox`. */
export interface OutboxShape {
  readonly send: (mail: Omit<Mail, "sentAt">) => Effect.Effect<void, StoreUnavailable>
  /** The last 1000 messages, oldest first. */
  readonly mails: Effect.Effect<ReadonlyArray<Mail>, StoreUnavailable>
  readonly clear: Effect.Effect<void, StoreUnavailable>
}

const make = Effect.gen(function* () {
  const store = yield* IdentityStore
  return Outbox.of({
    send: Effect.fn("Outbox.send")(function* (mail) {
      yield* store.putMail({ ...mail, sentAt: yield* Clock.currentTimeMillis })
    }),
    mails: store.mails,
    clear: store.dropMails
  })
})

/**
 * Stores messages instead of sending them.
 *
 * @since 0.1.0
 */
export class Outbox extends Context.Service<Outbox, OutboxShape>()("@portico/provider/http/request/Outbox") {}

/** `Outbox` over the store. */
export const layer: Layer.Layer<Outbox, never, IdentityStore> = Layer.effect(Outbox, make)
