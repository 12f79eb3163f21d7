import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import * as ReadKey from "../../../../packages/react/src/data/listing/ReadKey.ts"
import { viewerAtom } from "../../../../packages/react/src/session/memberAtom.ts"
import { awaited, pageAtom } from "../../../../packages/react/src/data/listing/collectionAtoms.ts"
import { registryOver } from "../../runtime/registry.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import * as Testing from "@portico/testing/Testing"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Equal from "effect/Equal"
import * as Hash from "effect/Hash"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"

const cheap = () => Query.from("books").pipe(Query.filter(Filter.lt("price", 10)), Query.ascending("title"))
const since = (at: string | Date) => Query.from("books").pipe(Query.filter(Filter.eq("addedAt", at)))

describe("the key of a read", () => {
  it("is equal for equal queries of the same user", () => {
    const left = ReadKey.ofQuery("Visitor", cheap())
    const right = ReadKey.ofQuery("Visitor", cheap())

    assert.isTrue(Equal.equals(left, right))
    assert.strictEqual(Hash.hash(left), Hash.hash(right))
  })

  it("differs by user, order, page, counting and collection", () => {
    const readKey = ReadKey.ofQuery("Visitor", cheap())
    const others = [
      ReadKey.ofQuery("Member ada", cheap()),
      ReadKey.ofQuery("Visitor", cheap().pipe(Query.descending("year"))),
      ReadKey.ofQuery("Visitor", cheap().pipe(Query.skip(50))),
      ReadKey.ofQuery("Visitor", cheap().pipe(Query.byCursor)),
      ReadKey.ofQuery("Visitor", cheap().pipe(Query.returnTotalCount())),
      ReadKey.ofQuery("Visitor", Query.from("reviews"))
    ]

    for (const other of others) assert.isFalse(Equal.equals(readKey, other))
    assert.isFalse(Equal.equals(others[0], ReadKey.ofQuery("Member bob", cheap())))
  })

  it("distinguishes reads that leave out invalid items, if the collection has a schema", () => {
    const typed = Query.from(Collection.make("books", Schema.Struct({ title: Schema.String })))
    const isShared = (query: Query.Any) =>
      Equal.equals(ReadKey.ofQuery("Visitor", query), ReadKey.ofQuery("Visitor", query.pipe(Query.omitInvalid())))

    assert.deepStrictEqual([isShared(typed), isShared(cheap())], [false, true])
    assert.isTrue(
      Equal.equals(ReadKey.ofQuery("Visitor", typed), ReadKey.ofQuery("Visitor", typed.pipe(Query.omitInvalid(false))))
    )
  })

  it("distinguishes a date from its string", () => {
    const at = new Date(0)

    assert.isFalse(
      Equal.equals(ReadKey.ofQuery("Visitor", since(at)), ReadKey.ofQuery("Visitor", since(at.toISOString())))
    )
  })

  it("distinguishes a typed collection from its bare name", () => {
    const Books = Collection.make("books", Schema.Struct({ title: Schema.String }))

    assert.isFalse(Equal.equals(ReadKey.ofItem("Visitor", Books, "emma"), ReadKey.ofItem("Visitor", "books", "emma")))
  })
})

const permissions = {
  read: "SITE_MEMBER_AUTHOR",
  insert: "SITE_MEMBER",
  update: "PRIVILEGED",
  remove: "PRIVILEGED"
} as const
const seed: Seed = { ...Bookshop.seed, collections: [...Bookshop.seed.collections, { id: "diary", permissions }] }

const diary = Query.from("diary")

// The items that a list of the diary shows to the current user.
const shownAtom = Atom.readable((get) => {
  const viewer = get(viewerAtom)
  return get(viewer === undefined ? awaited : pageAtom(ReadKey.ofQuery(viewer, diary)))
})

const titles = (registry: AtomRegistry.AtomRegistry) => {
  const result = registry.get(shownAtom)
  return result.waiting
    ? undefined
    : Option.getOrUndefined(AsyncResult.value(result))?.items.map(({ data }) => data["title"])
}

const until = <A>(registry: AtomRegistry.AtomRegistry, atom: Atom.Atom<A>, isSo: () => boolean) =>
  Effect.callback<void>((resume) => {
    const look = () => {
      if (isSo()) resume(Effect.void)
    }
    look()
    return Effect.sync(registry.subscribe(atom, look))
  })

const opened = Effect.gen(function* () {
  const services = yield* Layer.build(Testing.layerTest({ seed }))
  yield* Effect.provide(Testing.signIn(), services)
  yield* Effect.provide(
    Items.use((items) => items.insert("diary", { title: "Ada's secret" })),
    services
  )
  const registry = yield* registryOver(Layer.succeedContext(services))
  registry.mount(shownAtom)
  yield* until(registry, shownAtom, () => titles(registry)?.length === 1)
  return { registry, services }
})

const bob = { email: "bob@example.com", password: "builders-tea" }

describe("viewerAtom", () => {
  it.effect("changes when another member signs in, who does not see the results of the first", () =>
    Effect.gen(function* () {
      const { registry, services } = yield* opened
      const ada = registry.get(viewerAtom)

      yield* Effect.provide(Testing.signIn(bob), services)
      yield* until(registry, viewerAtom, () => registry.get(viewerAtom) !== ada)
      assert.notDeepEqual(titles(registry), ["Ada's secret"])
      yield* until(registry, shownAtom, () => titles(registry) !== undefined)

      assert.deepStrictEqual(titles(registry), [])
    })
  )

  it.effect("stays the same while the member's session is refreshed", () =>
    Effect.gen(function* () {
      const { registry, services } = yield* opened
      const ada = registry.get(viewerAtom)

      const { accessToken } = yield* Effect.provide(
        Tokens.use(({ current }) => current),
        services
      )
      yield* Effect.provide(
        Tokens.use((tokens) => tokens.confirm(accessToken.value)),
        services
      )

      assert.strictEqual(registry.get(viewerAtom), ada)
    })
  )
})
