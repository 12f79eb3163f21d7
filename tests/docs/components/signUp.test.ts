import { Members } from "@portico/client/auth/Members"
import { Verification } from "@portico/client/auth/Verification"
import * as Scenarios from "@portico/testing/Scenarios"
import * as Testing from "@portico/testing/Testing"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

// A test uses the same scenario as a story: the requests of a form are a program.
const { faults, seed } = Scenarios.find("emailVerification")
const grace = { email: "grace@example.com", password: Redacted.make("a-compiler-of-her-own") }

it.effect("a registration requires the code in the email", () =>
  Effect.gen(function* () {
    const { outbox } = yield* Testing.World

    const due = yield* Members.use((members) => members.register(grace))
    if (due._tag !== "EMAIL_VERIFICATION_REQUIRED") return assert.fail(due._tag)
    const { code = "" } = (yield* outbox).at(-1) ?? {}
    const state = yield* Verification.use((verification) => verification.verify(due, Redacted.make(code)))

    assert.strictEqual(state._tag, "SUCCESS")
  }).pipe(Effect.provide(Testing.layerTest({ seed, faults })))
)
