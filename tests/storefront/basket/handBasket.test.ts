import * as HandOver from "@portico/client/auth/HandOver"
import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { collectionKey } from "@portico/react"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Ref from "effect/Ref"
import * as Redacted from "effect/Redacted"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as BasketDraft from "../../../packages/storefront/src/basket/BasketDraft.ts"
import { handBasket } from "../../../packages/storefront/src/basket/handBasket.ts"
import { Baskets } from "../../../packages/storefront/src/Catalog.ts"

const emma = { bookId: "emma", title: "Emma", price: 10.9, quantity: 1 }
const dracula = { bookId: "dracula", title: "Dracula", price: 12, quantity: 1 }

const signIn = Effect.gen(function* () {
  const { email, password } = accounts.ada
  const state = yield* Members.use((members) => members.login({ email, password: Redacted.make(password) }))
  if (state._tag === "SUCCESS") yield* SilentLogin.use((silent) => silent.run(state.sessionToken))
  yield* HandOver.HandOver.use(({ run }) => run)
})

const basket = Effect.map(
  Queries.use((queries) => queries.run(Query.from(Baskets))),
  ({ items }) => items.map(({ data }) => data.bookId).toSorted()
)

const world = (faults: Testing.Options["faults"] = []) =>
  HandOver.layer([handBasket]).pipe(Layer.provideMerge(Testing.layerTest({ faults })), Layer.provide(Reactivity.layer))

const filled = Effect.sync(() => {
  BasketDraft.add(emma)
  BasketDraft.add(dracula)
})

it.effect("moves the basket of this device to the member", () =>
  Effect.gen(function* () {
    yield* filled

    yield* signIn

    assert.deepStrictEqual(yield* basket, ["dracula", "emma"])
    assert.deepStrictEqual(BasketDraft.lines(), [])
  }).pipe(Effect.provide(world()))
)

it.live("stores a line once if its response was lost, without losing the others", () =>
  Effect.gen(function* () {
    yield* filled

    yield* signIn

    assert.deepStrictEqual(yield* basket, ["dracula", "emma"])
    assert.deepStrictEqual(BasketDraft.lines(), [])
  }).pipe(Effect.provide(world([{ match: { row: "data.insert" }, drop: "after", times: 1 }])))
)

it.effect("leaves lines that the provider refuses on the device, and retries them", () => {
  let refuses = true
  return Effect.gen(function* () {
    yield* filled

    yield* signIn
    const left = BasketDraft.lines()
    refuses = false
    yield* HandOver.HandOver.use(({ run }) => run)

    assert.deepStrictEqual(left, [emma, dracula])
    assert.deepStrictEqual(yield* basket, ["dracula", "emma"])
    assert.deepStrictEqual(BasketDraft.lines(), [])
  }).pipe(
    Effect.provide(world(() => (refuses ? [{ match: { row: "data.insert" }, status: 403, code: "FORBIDDEN" }] : [])))
  )
})

it.effect("reads the basket again if it stores only the first line", () => {
  const faults = { match: { row: "data.insert" }, status: 403, code: "FORBIDDEN", after: 1 } as const
  return Effect.gen(function* () {
    yield* filled
    const read = yield* Ref.make(0)
    yield* Reactivity.Reactivity.use((reactivity) =>
      Effect.sync(() =>
        reactivity.registerUnsafe([collectionKey(Baskets.id)], () =>
          Effect.runSync(Ref.update(read, (count) => count + 1))
        )
      )
    )

    yield* signIn

    assert.deepStrictEqual(yield* basket, ["emma"])
    assert.deepStrictEqual(BasketDraft.lines(), [dracula])
    assert.isAbove(yield* Ref.get(read), 0)
    BasketDraft.remove(["dracula"])
  }).pipe(
    Effect.provide(
      HandOver.layer([handBasket]).pipe(
        Layer.provideMerge(Testing.layerTest({ faults: [faults] })),
        Layer.provideMerge(Reactivity.layer)
      )
    )
  )
})
