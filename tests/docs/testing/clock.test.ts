import { Tokens } from "@portico/client/session/Tokens"
import * as Tabs from "@portico/testing/Tabs"
import * as Testing from "@portico/testing/Testing"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"

const access = Tokens.use((tokens) => tokens.access)

it.live("a device whose clock is an hour slow stays signed in", () =>
  Effect.gen(function* () {
    const { clock, open, requests } = yield* Tabs.Browser
    yield* clock.misset(-3_600_000)
    const { run } = yield* open
    yield* run(Testing.signIn())
    const { length: before } = yield* requests

    yield* clock.advance("5 hours")
    yield* run(access)

    const refreshes = (yield* requests).slice(before)
    assert.deepStrictEqual(
      refreshes.map(({ path, status }) => [path, status]),
      [["/oauth2/token", 200]]
    )
  }).pipe(Effect.provide(Tabs.layer()))
)
