import { Profiles } from "@portico/client/auth/Profiles"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { Reviews } from "../../../packages/storefront/src/Catalog.ts"
import { another, world } from "../Shop.ts"

const written = (changes: object = {}): Record<string, unknown> => ({
  bookId: "moby-dick",
  rating: 5,
  title: "Second chances",
  text: "Worth it.",
  reviewer: "The Queen",
  writtenAt: new Date(0),
  ...changes
})

const publish = (review: Record<string, unknown>) => Items.use((items) => items.insert("reviews", review))

const stored = (id: string) =>
  Items.use((items) => items.get(Reviews, id)).pipe(Effect.map((found) => Option.getOrUndefined(found)?.data))

it.effect.each([
  ["a rating of 1e9", { rating: 1e9 }],
  ["a rating of 0", { rating: 0 }],
  ["half a star", { rating: 4.5 }],
  ["a rating in words", { rating: "terrible" }],
  ["no text", { text: " " }],
  ["a title that is no text", { title: 5 }],
  ["a book that does not exist", { bookId: "nothing" }]
] as const)("a review with %s is refused", ([, changes]) =>
  Effect.gen(function* () {
    yield* Testing.signIn(accounts.ada)

    const error = yield* Effect.flip(publish(written(changes)))

    assert.strictEqual(error._tag, "WDE0078")
  }).pipe(Effect.provide(world()))
)

it.effect("a review has the name of the member's profile, whatever the caller sends", () =>
  Effect.gen(function* () {
    yield* Testing.signIn(accounts.ada)

    const { id } = yield* publish(written({ extra: true }))
    const before = yield* stored(id)
    const me = yield* Effect.flatMap(
      Profiles.use(({ me }) => me),
      Effect.fromOption
    )
    yield* Profiles.use(({ update }) => update({ nickname: "Countess" }, { id: me.id, revision: String(me.revision) }))
    yield* Items.use((items) => items.patch("reviews", id, Patch.empty.pipe(Patch.set("reviewer", "The Queen"))))
    const after = yield* stored(id)

    assert.strictEqual(before?.reviewer, "Ada")
    assert.notProperty(before, "extra")
    assert.strictEqual(after?.reviewer, "Countess")
  }).pipe(Effect.provide(world()))
)

it.effect("a change keeps the book and the date, and a wrong rating is refused", () =>
  Effect.gen(function* () {
    yield* Testing.signIn(accounts.ada)
    const { id } = yield* publish(written())

    yield* Items.use((items) =>
      items.patch(
        "reviews",
        id,
        Patch.empty.pipe(Patch.set("bookId", "emma"), Patch.set("writtenAt", new Date(9)), Patch.set("rating", 1))
      )
    )
    const error = yield* Effect.flip(
      Items.use((items) => items.patch("reviews", id, Patch.empty.pipe(Patch.set("rating", 6))))
    )

    assert.deepInclude(yield* stored(id), { bookId: "moby-dick", rating: 1, writtenAt: new Date(0) })
    assert.strictEqual(error._tag, "WDE0078")
  }).pipe(Effect.provide(world()))
)

it.effect("an editor can remove a review", () =>
  Effect.gen(function* () {
    const { handler } = yield* Testing.World
    yield* Testing.signIn(accounts.ada)
    const { id } = yield* publish(written())

    yield* Testing.signIn(accounts.edith).pipe(
      Effect.andThen(Items.use((items) => items.remove("reviews", id))),
      Effect.provide(another(handler))
    )

    assert.isUndefined(yield* stored(id))
  }).pipe(Effect.provide(world()))
)
