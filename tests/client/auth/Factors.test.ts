import * as Factors from "@portico/client/auth/Factors"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { member, storeOf } from "../session/session.ts"
import { json, refused, replies } from "../transport/network.ts"
import { run } from "./account.ts"

const use = <A, E>(call: (factors: Factors.FactorsShape) => Effect.Effect<A, E>) =>
  Effect.provide(Factors.Factors.use(call), Factors.layer)

const proof = Redacted.make("PROOF")
const enroll = use((factors) => factors.enroll({ factorType: "TOTP" }, proof))

it.effect("returns the secret of an authenticator app as Redacted", () =>
  Effect.gen(function* () {
    const net = replies(json({ factorId: "f", totpData: { secret: "JBSW", uri: "otpauth://totp/x" } }))

    const { totpData } = yield* run(net, enroll, { store: storeOf(member) })

    assert.deepInclude(net.sent[0], {
      path: "/v1/account/enroll-factor",
      body: { factorType: "TOTP", proof: "PROOF" }
    })
    assert.strictEqual(totpData && Redacted.value(totpData.secret), "JBSW")
    assert.notInclude(JSON.stringify(totpData), "JBSW")
  })
)

it.effect("returns recovery codes as Redacted", () =>
  Effect.gen(function* () {
    const net = replies(json({ codes: ["AAAA-BBBB"] }))

    const codes = yield* run(
      net,
      use(({ renewRecoveryCodes }) => renewRecoveryCodes(proof)),
      { store: storeOf(member) }
    )

    assert.deepStrictEqual(codes.map(Redacted.value), ["AAAA-BBBB"])
  })
)

it.effect.each([
  ["REVERIFICATION_REQUIRED", "ReverificationRequired"],
  ["FACTOR_UNAVAILABLE", "FactorRefused"],
  ["UNLISTED", "ApplicationError"]
] as const)("%s is the error %s", ([code, tag]) =>
  Effect.gen(function* () {
    const failure = yield* run(replies(refused(403, code)), Effect.flip(enroll), { store: storeOf(member) })

    assert.strictEqual(failure._tag, tag)
  })
)

it.effect("refuses a passkey of a page that the client does not list", () =>
  Effect.gen(function* () {
    const call = use(({ passkeyOptions }) => passkeyOptions(proof))

    const failure = yield* run(replies(refused(403, "ORIGIN_NOT_ALLOWED")), Effect.flip(call), {
      store: storeOf(member)
    })

    assert.strictEqual(failure._tag, "OriginNotAllowed")
  })
)
