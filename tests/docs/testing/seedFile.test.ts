import { Items } from "@portico/client/data/Items"
import * as Testing from "@portico/testing/Testing"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import json from "./seed.json" with { type: "json" }

const seed = Testing.parseSeed(json)

it.effect("a member reads the notes of the seed", () =>
  Effect.gen(function* () {
    yield* Testing.signIn({ email: "grace@example.com", password: "a-compiler-of-her-own" })

    const note = yield* Items.use((items) => items.get("notes", "first"))

    assert.strictEqual(Option.getOrThrow(note).data["text"], "Call the printer.")
  }).pipe(Effect.provide(Testing.layerTest({ seed })))
)
