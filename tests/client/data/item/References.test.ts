import * as Collection from "@portico/client/data/Collection"
import { References, type ReferencesShape } from "@portico/client/data/References"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { json, network, replies, text } from "../../transport/network.ts"
import { over, payloadOf, problemsOf } from "../over.ts"

const use = <A, E>(net: ReturnType<typeof network>, run: (references: ReferencesShape) => Effect.Effect<A, E>) =>
  References.use(run).pipe(Effect.provide(over(net).layer))

const Authors = Collection.make("authors", Schema.Struct({ name: Schema.NonEmptyString }))
const Books = Collection.make("books", Schema.Struct({ title: Schema.String }), { references: { authors: Authors } })

const author = (id: string, name = id) => ({ dataItem: { id, data: { _id: id, name } } })

describe("References", () => {
  it.effect("sends one reference per referenced item", () =>
    Effect.gen(function* () {
      const net = network(() => json({}))

      const done = yield* use(net, (references) =>
        Effect.all([
          references.insert(Books, "authors", { _id: "omens" }, ["gaiman", { _id: "pratchett" }]),
          references.remove("books", "authors", "omens", "gaiman", { suppressHooks: true }),
          references.replace("books", "authors", "omens", [])
        ])
      )

      assert.deepStrictEqual(done, [undefined, undefined, undefined])
      const reference = (referencedItemId: string) => ({
        referringItemFieldName: "authors",
        referringItemId: "omens",
        referencedItemId
      })
      const dataCollectionId = "books"
      assert.deepStrictEqual(net.sent.map(payloadOf), [
        { dataCollectionId, dataItemReferences: [reference("gaiman"), reference("pratchett")] },
        { dataCollectionId, suppressHooks: true, dataItemReferences: [reference("gaiman")] },
        {
          dataCollectionId,
          referringItemFieldName: "authors",
          referringItemId: "omens",
          newReferencedItemIds: []
        }
      ])
      assert.deepStrictEqual(
        net.sent.map(({ path }) => path),
        ["/v2/bulk/items/insert-references", "/v2/bulk/items/remove-references", "/v2/items/replace-references"]
      )
    })
  )

  it.effect.each([[{}], [["books"]], [5], [null], [{ id: "books", schema: {} }]])(
    "fails without sending a request if the collection is %o",
    ([wrong]) =>
      Effect.gen(function* () {
        const net = network(() => text("", 500))
        const collection = wrong as string
        const codes = yield* use(net, (references) =>
          Effect.all(
            [
              references.insert(collection, "a", "x", "y"),
              references.remove(collection, "a", "x", "y"),
              references.replace(collection, "a", "x", ["y"]),
              references.isReferenced(collection, "a", "x", "y"),
              references.query(collection, "a", "x")
            ].map((call: Effect.Effect<unknown, { readonly _tag: string }>) => Effect.flip(call))
          )
        )

        assert.deepStrictEqual(
          codes.map(({ _tag }) => _tag),
          Array.from({ length: 5 }, () => "WDE0001")
        )
        assert.deepStrictEqual(net.sent, [])
      })
  )

  it.effect("fails with every problem of its arguments and sends nothing", () =>
    Effect.gen(function* () {
      const net = network(() => text("", 500))
      const of = <A, E extends object>(run: (references: ReferencesShape) => Effect.Effect<A, E>) =>
        Effect.map(Effect.flip(use(net, run)), problemsOf)
      const nothing = { title: "Emma" } as unknown as string
      const gap: Array<string> = []
      gap.length = 1

      assert.deepStrictEqual(
        yield* of((references) => references.insert("", "", nothing, ["a", ""], { suppressHooks: 1 } as object)),
        ["WDE0001 collection", "WDE0021 from", "WDE0021 to.1", "WDE0094 field", "WDE0018 options.suppressHooks"]
      )
      assert.deepStrictEqual(yield* of((references) => references.remove("books", 5 as unknown as string, "", "")), [
        "WDE0019 from",
        "WDE0019 to",
        "WDE0003 field"
      ])
      assert.deepStrictEqual(yield* of((references) => references.replace("books", "a", "b", [null as never])), [
        "WDE0019 to.0"
      ])
      // A gap would be encoded as null.
      assert.deepStrictEqual(yield* of((references) => references.remove("books", "a", "b", gap)), ["WDE0019 to.0"])
      assert.deepStrictEqual(yield* of((references) => references.isReferenced("books", "a", "", { _id: "" })), [
        "WDE0019 from",
        "WDE0019 to"
      ])
      assert.deepStrictEqual(
        yield* of((references) =>
          references.query("books", "", "", { limit: 0, skip: -1, fields: [""], order: "asc" } as object)
        ),
        [
          "WDE0019 from",
          "WDE0094 field",
          "WDE0033 options.limit",
          "WDE0034 options.skip",
          "WDE0094 options.fields",
          "WDE0018 options.order"
        ]
      )
      assert.deepStrictEqual(yield* of((references) => references.insert(Books, "title" as "authors", "b", "c")), [
        "WDE0020 field"
      ])
      assert.deepStrictEqual(net.sent, [])
    })
  )
})

describe("References.isReferenced", () => {
  it.effect("sends the options of a read", () =>
    Effect.gen(function* () {
      const net = replies(json({ isReferenced: true }))

      const found = yield* use(net, (references) =>
        references.isReferenced("books", "authors", "omens", "gaiman", { consistentRead: true })
      )

      assert.isTrue(found)
      assert.deepStrictEqual(payloadOf(net.sent[0]), {
        dataCollectionId: "books",
        referringItemFieldName: "authors",
        referringItemId: "omens",
        referencedItemId: "gaiman",
        consistentRead: true
      })
    })
  )
})

describe("References.query", () => {
  it.effect("pages by cursor if the response contains one", () =>
    Effect.gen(function* () {
      const net = replies(
        json({
          results: [author("gaiman"), { unresolvedReference: { referencedItemId: "gone" } }],
          pagingMetadata: { total: 3, hasNext: true, cursors: { next: "NEXT" } }
        }),
        json({ results: [author("pratchett")], pagingMetadata: { hasNext: false, cursors: { prev: "PREV" } } }),
        json({ results: [], pagingMetadata: {} })
      )

      const [first, second, error] = yield* use(net, (references) =>
        Effect.gen(function* () {
          const first = yield* references.query(Books, "authors", "omens", {
            limit: 2,
            order: "DESC",
            fields: ["name"],
            returnTotalCount: true
          })
          const second = yield* references.next(first)
          const error = yield* Effect.flip(references.next(second))
          yield* references.prev(second)
          return [first, second, error] as const
        })
      )

      assert.deepStrictEqual(
        [first.items, second.items].map((items) => items.map(({ data }) => data.name)),
        [["gaiman"], ["pratchett"]]
      )
      assert.strictEqual(error._tag, "WDE0165")
      assert.deepStrictEqual(second.total, first.total)
      const common = { dataCollectionId: "books", fields: ["name"] }
      assert.deepStrictEqual(net.sent.map(payloadOf), [
        {
          ...common,
          paging: { limit: 2, offset: 0 },
          referringItemId: "omens",
          referringItemFieldName: "authors",
          order: "DESC",
          returnTotalCount: true
        },
        { ...common, cursorPaging: { limit: 2, cursor: "NEXT" } },
        { ...common, cursorPaging: { limit: 2, cursor: "PREV" } }
      ])
    })
  )

  it.effect("pages by offset with a limit of fifty if there is no cursor", () =>
    Effect.gen(function* () {
      const net = network(() => json({ results: [author("gaiman")], pagingMetadata: { hasNext: true } }))

      const error = yield* use(net, (references) =>
        Effect.gen(function* () {
          const first = yield* references.query("books", "authors", { _id: "omens" })
          const second = yield* references.next(first)
          yield* references.prev(second)
          return yield* Effect.flip(references.prev(first))
        })
      )

      assert.strictEqual(error._tag, "WDE0159")
      assert.deepStrictEqual(
        net.sent.map((sent) => (payloadOf(sent) as { readonly paging: unknown }).paging),
        [
          { limit: 50, offset: 0 },
          { limit: 50, offset: 50 },
          { limit: 50, offset: 0 }
        ]
      )
    })
  )

  it.effect("fails if an item does not match its schema", () =>
    Effect.gen(function* () {
      const net = replies(json({ results: [author("gaiman", "")], pagingMetadata: {} }))

      const error = yield* Effect.flip(use(net, (references) => references.query(Books, "authors", "omens")))

      assert.strictEqual(error._tag, "WDE0055")
      assert.include(error.message, "item gaiman of authors")
    })
  )
})
