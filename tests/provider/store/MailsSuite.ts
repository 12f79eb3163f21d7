import { assert, it } from "@effect/vitest"
import { type Mail, maximumMails } from "../../../packages/provider/src/engine/identity/Mail.ts"
import { IdentityStore } from "../../../packages/provider/src/store/IdentityStore.ts"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"

const hostile = `'; drop table mails; -- \u0000 \ud800 "\\ \u2028 __proto__`

const mail = (subject: string): Mail => ({ kind: "recovery", subject, text: "Read this.", sentAt: 7 })

/** Checks how an identity store handles messages and settings. */
export const suite = (name: string, layer: Layer.Layer<IdentityStore, unknown>) =>
  it.layer(layer, { timeout: "60 seconds" })(`messages and settings in ${name}`, (it) => {
    it.effect("stores messages completely and in order until they are dropped", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const all = {
          ...mail("one"),
          email: "ada@shop.test",
          phone: "+441234",
          code: "123456",
          link: "http://localhost/x"
        }
        yield* store.putMail(all)
        yield* store.putMail(mail(hostile))

        assert.deepStrictEqual(yield* store.mails, [all, mail(hostile)])

        yield* store.dropMails
        assert.deepStrictEqual(yield* store.mails, [])
      })
    )

    it.effect("drops the oldest message for a new one above the limit", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const subjects = Array.from({ length: maximumMails + 2 }, (_, index) => String(index))
        yield* Effect.forEach(subjects, (subject) => store.putMail(mail(subject)))

        const kept = yield* store.mails

        assert.deepStrictEqual(
          kept.map(({ subject }) => subject),
          subjects.slice(2)
        )
      })
    )

    it.effect("returns a setting as it was stored, and none before", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore

        assert.deepStrictEqual(yield* store.setting("shop"), Option.none())
        assert.strictEqual(yield* store.settle("shop", "first"), "first")
        yield* store.putSetting("shop", "second")
        assert.deepStrictEqual(yield* store.setting("shop"), Option.some("second"))
      })
    )

    it.effect("clears messages and settings with everything else", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        yield* store.putMail(mail("one"))

        yield* store.clear

        assert.deepStrictEqual(yield* store.mails, [])
        assert.deepStrictEqual(yield* store.setting("shop"), Option.none())
      })
    )
  })
