import { Recovery } from "@portico/client/auth/Recovery"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

const grace = { email: "grace@example.com", password: "forgotten" }
const seed = { ...Bookshop.seed, members: [grace] }

it.effect("a forgotten password is reset with the link in the email", () =>
  Effect.gen(function* () {
    const recovery = yield* Recovery
    const { outbox } = yield* Testing.World

    yield* recovery.sendEmail(grace.email)
    const { link = "" } = (yield* outbox).at(-1) ?? {}
    const recoveryToken = Redacted.make(link.slice(link.lastIndexOf("/") + 1))
    yield* recovery.recover({ recoveryToken, password: Redacted.make("remembered") })

    yield* Testing.signIn({ ...grace, password: "remembered" })
    assert.include(link, "/portico/recover/")
  }).pipe(Effect.provide(Testing.layerTest({ seed, host: "http://localhost:4000" })))
)
