import { Items } from "@portico/client/data/Items"
import * as Faults from "@portico/testing/Faults"
import * as Tabs from "@portico/testing/Tabs"
import * as Testing from "@portico/testing/Testing"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"

const review = Items.use((items) => items.insert("reviews", { bookId: "emma" }))

it.live("a review can be sent again after a failure", () =>
  Effect.gen(function* () {
    const { open, injector } = yield* Tabs.Browser
    const { run } = yield* open
    yield* run(Testing.signIn())

    const error = yield* injector.during([Faults.unavailable({ row: "data.insert" })], Effect.flip(run(review)))

    assert.strictEqual(error._tag, "WDE0053")
    yield* run(review)
  }).pipe(Effect.provide(Tabs.layer()))
)

it.live("an outage during a token refresh does not end the session", () =>
  Effect.gen(function* () {
    const { clock, open, injector } = yield* Tabs.Browser
    const { changes, run } = yield* open
    yield* run(Testing.signIn())
    yield* clock.advance("5 hours")

    injector.set(Faults.silent(Faults.tokens))
    const error = yield* Effect.flip(run(review))
    injector.set()

    assert.strictEqual(error._tag, "TokenUnavailable")
    yield* run(review)
    assert.deepStrictEqual(
      (yield* changes).map(({ status }) => status),
      ["none", "visitor", "member", "parked", "member"]
    )
  }).pipe(Effect.provide(Tabs.layer()))
)
