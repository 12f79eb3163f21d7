import { Members } from "@portico/client/auth/Members"
import { Verification } from "@portico/client/auth/Verification"
import * as Scenarios from "@portico/testing/Scenarios"
import * as Testing from "@portico/testing/Testing"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

// The world that a story shows is the one that a test runs in: what a form asks of it is a program.
const { faults, seed } = Scenarios.find("emailVerification")
const grace = { email: "grace@example.com", password: Redacted.make("a-compiler-of-her-own") }

it.effect("whoever signs up has to enter the code of the mail", () =>
  Effect.gen(function* () {
    const { outbox } = yield* Testing.World

    const due = yield* Members.use((members) => members.register(grace))
    if (due._tag !== "EMAIL_VERIFICATION_REQUIRED") return assert.fail(due._tag)
    const { code = "" } = (yield* outbox).at(-1) ?? {}
    const state = yield* Verification.use((verification) => verification.verify(due, Redacted.make(code)))

    assert.strictEqual(state._tag, "SUCCESS")
  }).pipe(Effect.provide(Testing.layerTest({ seed, faults })))
)
