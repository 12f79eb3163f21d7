import { Tokens } from "@portico/client/session/Tokens"
import * as Tabs from "@portico/testing/Tabs"
import * as Testing from "@portico/testing/Testing"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"

const role = Tokens.use((tokens) => tokens.role)

it.live("a session that is cleared in one tab ends in the other, even during a refresh", () =>
  Effect.gen(function* () {
    const { clock, open, injector } = yield* Tabs.Browser
    const [first, second] = [yield* open, yield* open]
    yield* first.run(Testing.signIn())
    yield* clock.advance("5 hours")

    const { arrived, release } = injector.block("/oauth2/token", "out")
    const refresh = yield* Effect.forkChild(Effect.exit(first.run(Tokens.use((tokens) => tokens.requireMember))))
    yield* Effect.promise(() => arrived)
    yield* second.run(Tokens.use((tokens) => tokens.clear))
    release()
    yield* Fiber.join(refresh)

    assert.deepStrictEqual([yield* first.run(role), yield* second.run(role)], ["none", "none"])
  }).pipe(Effect.provide(Tabs.layer()))
)
