import { Items } from "@portico/client/data/Items"
import * as Testing from "@portico/testing/Testing"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"

/** The code under test: a part of your app. */
const review = (bookId: string, text: string) => Items.use((items) => items.insert("reviews", { bookId, text }))

it.effect("a member owns their review", () =>
  Effect.gen(function* () {
    yield* Testing.signIn()

    const { data } = yield* review("emma", "Twice.")

    assert.isString(data["_ownerId"])
  }).pipe(Effect.provide(Testing.layerTest()))
)
