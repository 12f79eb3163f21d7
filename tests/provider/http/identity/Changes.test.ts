import { assert, it } from "@effect/vitest"
import { changed } from "../../../../packages/provider/src/engine/identity/Member.ts"
import * as Changes from "../../../../packages/provider/src/http/identity/Changes.ts"
import { IdentityStore } from "../../../../packages/provider/src/store/IdentityStore.ts"
import * as MemoryIdentityStore from "../../../../packages/provider/src/store/memory/MemoryIdentityStore.ts"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { member } from "../../store/samples.ts"

it.layer(MemoryIdentityStore.layer)("Changes.change", (it) => {
  it.effect("retries after a concurrent change and loses nothing", () =>
    Effect.gen(function* () {
      const store = yield* IdentityStore
      const ada = member({ profile: { labels: [] } })
      yield* store.addMember(ada)
      const label = (name: string) =>
        Changes.change(ada.id, (one, now) =>
          changed({ ...one, profile: { labels: [...(one.profile.labels ?? []), name] } }, now)
        )

      yield* Effect.forEach(["a", "b", "c", "d"], label, { concurrency: "unbounded" })

      const found = Option.getOrThrow(yield* store.member(ada.id))
      assert.deepStrictEqual([...(found.profile.labels ?? [])].toSorted(), ["a", "b", "c", "d"])
      assert.strictEqual(found.revision, 5)
    })
  )

  it.effect("fails if another member has the email address", () =>
    Effect.gen(function* () {
      const store = yield* IdentityStore
      const [ada, grace] = [member(), member()]
      yield* store.addMember(ada)
      yield* store.addMember(grace)

      const refused = yield* Effect.flip(
        Changes.change(ada.id, (one, now) => changed({ ...one, email: grace.email }, now))
      )

      assert.strictEqual(refused._tag, "StoreUnavailable")
      assert.deepStrictEqual(yield* store.member(ada.id), Option.some(ada))
    })
  )

  it.effect("returns none if the member is unknown or the change is undefined", () =>
    Effect.gen(function* () {
      const store = yield* IdentityStore
      const ada = member()
      yield* store.addMember(ada)

      assert.deepStrictEqual(yield* Changes.change("nobody", changed), Option.none())
      assert.deepStrictEqual(yield* Changes.change(ada.id, () => undefined), Option.none())
      assert.deepStrictEqual(yield* store.member(ada.id), Option.some(ada))
    })
  )
})
