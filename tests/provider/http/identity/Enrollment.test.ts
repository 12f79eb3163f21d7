import { assert, layer } from "@effect/vitest"
import { changed } from "../../../../packages/provider/src/engine/identity/Member.ts"
import type { Factor } from "../../../../packages/provider/src/engine/factors/Factor.ts"
import type { Wanted } from "../../../../packages/provider/src/engine/identity/NewFactor.ts"
import * as Secrets from "../../../../packages/provider/src/engine/identity/Secrets.ts"
import * as Enrollment from "../../../../packages/provider/src/http/identity/Enrollment.ts"
import * as FactorMessages from "../../../../packages/provider/src/http/identity/FactorMessages.ts"
import * as Factors from "../../../../packages/provider/src/http/identity/Factors.ts"
import * as Mails from "../../../../packages/provider/src/http/identity/Mails.ts"
import * as Settings from "../../../../packages/provider/src/http/identity/Settings.ts"
import * as Tickets from "../../../../packages/provider/src/http/identity/Tickets.ts"
import * as Outbox from "../../../../packages/provider/src/http/request/Outbox.ts"
import { ProviderSettings } from "../../../../packages/provider/src/http/request/ProviderSettings.ts"
import { IdentityStore } from "../../../../packages/provider/src/store/IdentityStore.ts"
import * as MemoryIdentityStore from "../../../../packages/provider/src/store/memory/MemoryIdentityStore.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { codeAt } from "../../Authenticator.ts"
import { home } from "../../Shop.ts"
import * as SoftPasskey from "../../SoftPasskey.ts"
import * as samples from "../../store/samples.ts"

const start = 1_700_000_000_000

const services = Enrollment.layer.pipe(
  Layer.provideMerge(Factors.layer),
  Layer.provideMerge(FactorMessages.layer),
  Layer.provideMerge(Mails.layer),
  Layer.provideMerge([Outbox.layer, Tickets.layer]),
  Layer.provideMerge([
    MemoryIdentityStore.layer,
    Secrets.layer,
    Layer.succeed(ProviderSettings, {
      open: false,
      origin: undefined,
      outbox: undefined,
      reuseWindow: 0,
      keyRotation: 0
    })
  ])
)

/** Adds a member without second factors, at a time that suits authenticator apps. */
const join = Effect.gen(function* () {
  yield* TestClock.setTime(start)
  const member = samples.member()
  yield* IdentityStore.use((store) => store.addMember(member))
  return member
})

const factorsOf = (id: string) =>
  IdentityStore.use((store) => store.member(id)).pipe(
    Effect.map((found): ReadonlyArray<Factor> => Option.getOrThrow(found).factors ?? [])
  )

const presentOf = (id: string, session?: string) =>
  Effect.flatMap(
    IdentityStore.use((store) => store.member(id)),
    (found) => Enrollment.Enrollment.use((desk) => desk.present(Option.getOrThrow(found), session))
  )

const standing = (factors: ReadonlyArray<Factor>) => factors.map(({ _tag, status }) => `${_tag} ${status}`)

const lastMail = Outbox.Outbox.use(({ mails }) => Effect.map(mails, (sent) => sent.at(-1)))

const begin = (id: string, wanted: Wanted, session?: string) =>
  Enrollment.Enrollment.use((desk) => desk.begin(id, wanted, home, session))

const confirm = (id: string, factor: string, code = "", session?: string) =>
  Enrollment.Enrollment.use((desk) => desk.confirm(id, factor, Redacted.make(code), session))

/** Adds an authenticator app that is enabled. Returns its id. */
const addApp = Effect.fnUntraced(function* (id: string) {
  const app = yield* begin(id, { type: "TOTP" })
  yield* confirm(id, app, codeAt(start, secretOf(yield* factorsOf(id))))
  return app
})

/** Returns the error code of a refusal. */
const refusal = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), (error) => (error as { readonly code?: string }).code)

const secretOf = (factors: ReadonlyArray<Factor>) => {
  const app = factors.find((factor) => factor._tag === "TOTP")
  return app === undefined ? "" : Redacted.value(app.secret)
}

layer(services)("an enrollment", (it) => {
  it.effect("adds a factor that is not usable yet, with a new secret for each start", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      yield* begin(id, { type: "TOTP" })
      const first = secretOf(yield* factorsOf(id))
      yield* begin(id, { type: "TOTP" })
      const second = yield* factorsOf(id)

      assert.deepStrictEqual(standing(second), ["TOTP REQUIRE_ACTIVATION"])
      assert.lengthOf(first, 32)
      assert.notStrictEqual(secretOf(second), first)
    })
  )

  it.effect("is completed by the app's code, which cannot be used again", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const app = yield* begin(id, { type: "TOTP" })
      const code = codeAt(start, secretOf(yield* factorsOf(id)))

      assert.strictEqual(yield* refusal(confirm(id, app, "000000")), "INVALID_OTP")
      yield* confirm(id, app, `${code.slice(0, 3)} ${code.slice(3)}`)

      const [enabled] = yield* factorsOf(id)
      assert.deepInclude(enabled, { _tag: "TOTP", status: "ENABLED", lastStep: Math.floor(start / 30_000) })
      assert.strictEqual(yield* refusal(confirm(id, app, code)), "FACTOR_UNAVAILABLE")
      assert.strictEqual((yield* lastMail)?.kind, "factorsChanged")
    })
  )

  it.effect("replaces the factor of the same type only once it is confirmed", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const old = yield* begin(id, { type: "TOTP" })
      yield* confirm(id, old, codeAt(start, secretOf(yield* factorsOf(id))))
      const next = yield* begin(id, { type: "TOTP" })

      assert.deepStrictEqual(standing(yield* factorsOf(id)), ["TOTP ENABLED", "TOTP REQUIRE_ACTIVATION"])
      const secret = secretOf((yield* factorsOf(id)).filter((factor) => factor.id === next))
      yield* confirm(id, next, codeAt(start, secret))

      const kept = yield* factorsOf(id)
      assert.deepStrictEqual(
        kept.map((factor) => factor.id),
        [next]
      )
    })
  )

  for (const wanted of [
    { type: "SMS", phone: "+41 79 123 45 67" },
    { type: "CALL", phone: "+41 79 123 45 67" },
    { type: "EMAIL" }
  ] as const) {
    it.effect(`by ${wanted.type} is completed by the last code sent, within five attempts`, () =>
      Effect.gen(function* () {
        const { id } = yield* join
        const factor = yield* begin(id, wanted)
        const first = (yield* lastMail)?.code
        yield* Enrollment.Enrollment.use((desk) => desk.again(id, factor, home))
        const second = (yield* lastMail)?.code

        for (let time = 0; time < 4; time++) {
          assert.strictEqual(yield* refusal(confirm(id, factor, "x")), "INVALID_OTP")
        }
        assert.strictEqual(yield* refusal(confirm(id, factor, first)), "FACTOR_TRIES_EXHAUSTED")
        assert.strictEqual(yield* refusal(confirm(id, factor, second)), "FACTOR_CHALLENGE_EXPIRED")
        yield* Enrollment.Enrollment.use((desk) => desk.again(id, factor, home))
        yield* confirm(id, factor, (yield* lastMail)?.code)

        assert.deepStrictEqual(standing(yield* factorsOf(id)), [`${wanted.type} ENABLED`])
      })
    )
  }

  it.effect("by code expires after ten minutes", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const factor = yield* begin(id, { type: "EMAIL" })
      const code = (yield* lastMail)?.code
      yield* TestClock.adjust("10 minutes")

      assert.strictEqual(yield* refusal(confirm(id, factor, code)), "FACTOR_CHALLENGE_EXPIRED")
    })
  )

  it.effect("by app expires after ten minutes, and is not listed any more", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const app = yield* begin(id, { type: "TOTP" })
      const secret = secretOf(yield* factorsOf(id))
      yield* TestClock.adjust("10 minutes")
      const code = codeAt(start + 600_000, secret)
      const again = Enrollment.Enrollment.use((desk) => desk.again(id, app, home))

      assert.strictEqual(yield* refusal(confirm(id, app, code)), "FACTOR_CHALLENGE_EXPIRED")
      assert.strictEqual(yield* refusal(again), "FACTOR_CHALLENGE_EXPIRED")
      assert.isEmpty(yield* presentOf(id))
    })
  )

  it.effect("by app accepts ten guesses within the lockout window", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const app = yield* begin(id, { type: "TOTP" })
      const code = codeAt(start, secretOf(yield* factorsOf(id)))
      for (let guess = 0; guess < 10; guess++) {
        assert.strictEqual(yield* refusal(confirm(id, app, "000000")), "INVALID_OTP")
      }

      assert.strictEqual(yield* refusal(confirm(id, app, code)), "TOO_MANY_REQUESTS")
      assert.deepStrictEqual(standing(yield* factorsOf(id)), ["TOTP REQUIRE_ACTIVATION"])
    })
  )

  it.effect("is confirmed, sent again and canceled only in the session that began it", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const app = yield* begin(id, { type: "TOTP" }, "one")
      const code = codeAt(start, secretOf(yield* factorsOf(id)))
      const desk = yield* Enrollment.Enrollment

      assert.strictEqual(yield* refusal(confirm(id, app, code, "two")), "FACTOR_CHALLENGE_EXPIRED")
      assert.strictEqual(yield* refusal(confirm(id, app, code)), "FACTOR_CHALLENGE_EXPIRED")
      assert.isFalse(yield* desk.cancel(id, app, "two"))
      assert.isEmpty(yield* presentOf(id, "two"))
      assert.lengthOf(yield* presentOf(id, "one"), 1)
      assert.isTrue(yield* desk.cancel(id, app, "one"))
      assert.isEmpty(yield* factorsOf(id))
      assert.isFalse(yield* desk.cancel(id, app, "one"))
    })
  )

  it.effect("sends no more messages after ten, to whichever phones", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const phone = (index: number) => `+41 79 123 45 ${10 + index}`
      for (let index = 0; index < 10; index++) yield* begin(id, { type: "SMS", phone: phone(index) })
      const sent = yield* lastMail

      assert.strictEqual(yield* refusal(begin(id, { type: "CALL", phone: phone(11) })), "TOO_MANY_REQUESTS")
      assert.deepStrictEqual(yield* lastMail, sent)
    })
  )

  it.effect("cannot be confirmed or removed by another member", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const { id: stranger } = yield* join
      const factor = yield* begin(id, { type: "EMAIL" })
      const code = (yield* lastMail)?.code

      assert.strictEqual(yield* refusal(confirm(stranger, factor, code)), "FACTOR_UNAVAILABLE")
      const remove = Enrollment.Enrollment.use((desk) => desk.remove(stranger, factor))
      assert.strictEqual(yield* refusal(remove), "FACTOR_UNAVAILABLE")
      assert.strictEqual(yield* refusal(begin("nobody", { type: "TOTP" })), "FACTOR_UNAVAILABLE")
      yield* confirm(id, factor, code)
    })
  )

  it.effect("by push is completed when the device approves", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const factor = yield* begin(id, { type: "PUSH" })
      const link = (yield* lastMail)?.link ?? ""

      assert.strictEqual(yield* refusal(confirm(id, factor)), "INVALID_OTP")
      const digest = yield* Secrets.Secrets.use((secrets) =>
        secrets.digest(Redacted.make(link.split("/").at(-1) ?? ""))
      )
      const asked = Option.getOrThrow(yield* Tickets.Tickets.use((tickets) => tickets.take("Push", digest)))
      yield* Tickets.Tickets.use((tickets) =>
        tickets.reissue(asked.transaction, { _tag: "PushAnswer", answer: "approved" })
      )
      yield* confirm(id, factor)

      assert.deepStrictEqual(standing(yield* factorsOf(id)), ["PUSH ENABLED"])
    })
  )

  it.effect("of a passkey accepts each challenge once, on the provider's own pages", () =>
    Effect.gen(function* () {
      const member = yield* join
      const desk = yield* Enrollment.Enrollment
      const passkey = SoftPasskey.make()
      const make = (challenge: string, origin = home) => ({
        credential: passkey.create({ challenge, origin, rpId: "localhost" }),
        origin: home,
        name: " My key "
      })

      const asked = yield* desk.passkeyOptions(member, home)
      assert.strictEqual(asked.rp.id, "localhost")
      const foreign = desk.addPasskey(member.id, make(asked.challenge, "http://evil.test"))
      assert.strictEqual(yield* refusal(foreign), "INVALID_OTP")
      assert.strictEqual(yield* refusal(desk.addPasskey(member.id, make(asked.challenge))), "FACTOR_CHALLENGE_EXPIRED")
      const { challenge } = yield* desk.passkeyOptions(member, home)
      yield* desk.addPasskey(member.id, make(challenge))

      const [added] = yield* factorsOf(member.id)
      assert.deepInclude(added, { _tag: "WEBAUTHN", status: "ENABLED", name: "My key", rpId: "localhost" })
    })
  )

  it.effect("does not lose a factor if several run concurrently", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const wanted: ReadonlyArray<Wanted> = [{ type: "TOTP" }, { type: "EMAIL" }, { type: "PUSH" }]

      yield* Effect.forEach(wanted, (one) => begin(id, one), { concurrency: "unbounded" })

      assert.lengthOf(yield* factorsOf(id), 3)
    })
  )
})

layer(services)("recovery codes", (it) => {
  it.effect("are ten, stored as digests, and replaced by new ones", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const desk = yield* Enrollment.Enrollment
      yield* addApp(id)

      const old = yield* desk.renewRecoveryCodes(id)
      const [, first] = yield* factorsOf(id)
      const fresh = yield* desk.renewRecoveryCodes(id)
      const [, second, ...others] = yield* factorsOf(id)

      assert.strictEqual(new Set([...old, ...fresh].map(Redacted.value)).size, 20)
      assert.isEmpty(others)
      assert.strictEqual(second?._tag, "RECOVERY_CODE")
      if (first?._tag !== "RECOVERY_CODE" || second?._tag !== "RECOVERY_CODE") return
      assert.lengthOf(second.digests, 10)
      assert.isEmpty(second.digests.filter((digest) => first.digests.includes(digest)))
      for (const code of fresh) assert.notInclude(JSON.stringify(second), Redacted.value(code))
    })
  )

  it.effect("require a factor that they can replace", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const desk = yield* Enrollment.Enrollment

      assert.strictEqual(yield* refusal(desk.renewRecoveryCodes(id)), "FACTOR_UNAVAILABLE")
      yield* begin(id, { type: "TOTP" })
      assert.strictEqual(yield* refusal(desk.renewRecoveryCodes(id)), "FACTOR_UNAVAILABLE")
      yield* Settings.write({ factors: { enabled: ["EMAIL"] } })
      yield* desk.renewRecoveryCodes(id)
      yield* Settings.write({})
    })
  )

  it.effect("are removed together with the last factor that they can replace", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const desk = yield* Enrollment.Enrollment
      const app = yield* addApp(id)
      const mail = yield* begin(id, { type: "EMAIL" })
      yield* confirm(id, mail, (yield* lastMail)?.code)
      yield* desk.renewRecoveryCodes(id)

      yield* desk.remove(id, app)
      assert.deepStrictEqual(standing(yield* factorsOf(id)), ["EMAIL ENABLED", "RECOVERY_CODE ENABLED"])
      yield* desk.remove(id, mail)

      assert.isEmpty(yield* factorsOf(id))
    })
  )
})

layer(services)("a factor rule", (it) => {
  it.effect("prevents members from adding a disabled type and removing an enabled one", () =>
    Effect.gen(function* () {
      const { id } = yield* join
      const mail = yield* begin(id, { type: "EMAIL" })
      yield* confirm(id, mail, (yield* lastMail)?.code)
      yield* Settings.write({ factors: { disabled: ["SMS"], enabled: ["EMAIL"] } })
      const desk = yield* Enrollment.Enrollment

      assert.strictEqual(yield* refusal(begin(id, { type: "SMS", phone: "+41 79 123 45 67" })), "FACTOR_UNAVAILABLE")
      assert.strictEqual(yield* refusal(desk.remove(id, mail)), "FACTOR_UNAVAILABLE")
      yield* Settings.write({})
      yield* desk.remove(id, mail)

      assert.isEmpty(yield* factorsOf(id))
      assert.strictEqual((yield* lastMail)?.kind, "factorsChanged")
    })
  )

  it.effect("lets a member remove a passkey while another one remains", () =>
    Effect.gen(function* () {
      const member = yield* join
      const passkey = {
        _tag: "WEBAUTHN",
        status: "ENABLED",
        createdAt: start,
        counter: 0,
        publicKey: "",
        rpId: ""
      } as const
      const factors = ["lost", "found"].map((id) => ({ ...passkey, id }))
      yield* IdentityStore.use((store) => store.changeMember(changed({ ...member, factors }, start)))
      yield* Settings.write({ factors: { enabled: ["WEBAUTHN"] } })
      const desk = yield* Enrollment.Enrollment

      yield* desk.remove(member.id, "lost")
      assert.strictEqual(yield* refusal(desk.remove(member.id, "found")), "FACTOR_UNAVAILABLE")
      yield* Settings.write({})

      assert.deepStrictEqual(standing(yield* factorsOf(member.id)), ["WEBAUTHN ENABLED"])
    })
  )

  it.effect("prevents a member from removing a disabled factor", () =>
    Effect.gen(function* () {
      const member = yield* join
      const held = { _tag: "PUSH", id: "held", status: "DISABLED_BY_RULE", createdAt: start } as const
      yield* IdentityStore.use((store) => store.changeMember(changed({ ...member, factors: [held] }, start)))

      const remove = Enrollment.Enrollment.use((desk) => desk.remove(member.id, "held"))

      assert.strictEqual(yield* refusal(remove), "FACTOR_UNAVAILABLE")
    })
  )
})
