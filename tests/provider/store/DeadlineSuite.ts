import { open } from "../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../../packages/provider/src/engine/filter/Filter.ts"
import * as Parse from "../../../packages/provider/src/engine/filter/Parse.ts"
import type { JsonObject } from "../../../packages/provider/src/engine/value/Json.ts"
import * as PipelineParse from "../../../packages/provider/src/engine/pipeline/Parse.ts"
import type { ApplicationError } from "../../../packages/provider/src/engine/value/Refusal.ts"
import * as Sort from "../../../packages/provider/src/engine/order/Sort.ts"
import { ItemStore } from "../../../packages/provider/src/store/ItemStore.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"

interface Timeouts {
  readonly readTimeout: number
  readonly writeTimeout: number
}

/** Checks how an item store limits long operations. */
export const suite = (name: string, layerOf: (timeouts: Timeouts) => Layer.Layer<ItemStore, unknown>) => {
  const short = layerOf({ readTimeout: 200, writeTimeout: 200 })
  const long = layerOf({ readTimeout: 30_000, writeTimeout: 30_000 })

  it.layer(short)(`an operation that exceeds its deadline in ${name}`, (it) => {
    it.effect("fails if it is a read with many text conditions", () =>
      Effect.gen(function* () {
        const { books, store } = yield* library
        const page = { limit: 10, offset: 0, total: false }
        const find = { filter: slow, sort: [Sort.byId], ...page }

        yield* refusedInTime("The read", store.find(books, find))
        yield* refusedInTime("The read", store.count(books, slow))
        yield* refusedInTime("The read", store.get(books, ids, slow))
        yield* refusedInTime("The read", store.distinct(books, { path: ["n"], order: "ASC", ...find }))
        yield* refusedInTime(
          "The read",
          store.aggregate(books, { pipeline: [{ _tag: "Filter", filter: slow }], ...page })
        )
        yield* refusedInTime("The read", store.aggregate(books, { pipeline: texts, ...page }))
      })
    )

    it.effect("fails and writes nothing if it is a write with many text conditions", () =>
      Effect.gen(function* () {
        const { books, documents, store } = yield* library
        const shorter = documents.map(({ id }) => make(id, { n: -1 }))

        yield* refusedInTime("The write", store.update(books, shorter, slow))
        yield* refusedInTime("The write", store.save(books, shorter, slow))
        yield* refusedInTime("The write", store.remove(books, ids, slow))
        yield* refusedInTime("The write", store.truncate(books, slow))
        for (const apart of [false, true]) {
          const removeText = ({ id }: Document.Document) => Result.succeed(make(id, { n: -1 }))
          yield* refusedInTime("The write", store.alter(books, ids, slow, removeText, apart))
        }

        const count = (filter: Filter.Filter) => Effect.retry(store.count(books, filter), { times: 20, while: isLate })
        assert.strictEqual(yield* count({ _tag: "Equal", path: ["n"], value: -1 }), 0)
        assert.strictEqual(yield* count(Filter.all), documents.length)
      })
    )
  })

  it.layer(long)(`an expensive operation in ${name}`, (it) => {
    it.effect("takes linear time for any search pattern", () =>
      Effect.gen(function* () {
        const { books, store } = yield* library
        const patterns = [
          `${"a".repeat(999)}b`,
          `b${"a".repeat(999)}`,
          `${"a".repeat(500)}b${"a".repeat(499)}`,
          "ab".repeat(500)
        ]

        // With the built-in search, each of these takes up to a second for one item.
        const startedAt = performance.now()
        const counts = yield* Effect.forEach(patterns, (text) =>
          store.count(books, Filter.and(only("a0"), { _tag: "Text", path: ["text"], where: "anywhere", text }))
        )

        assert.deepStrictEqual(counts, [0, 0, 0, 0])
        assert.isBelow(performance.now() - startedAt, 800)
        const found: Filter.Filter = { _tag: "Text", path: ["text"], where: "anywhere", text: "A".repeat(1000) }
        assert.strictEqual(yield* store.count(books, Filter.and(only("a0"), found)), 1)
      })
    )

    it.effect("matches prefixes, suffixes and patterns of strings of any length", () =>
      Effect.gen(function* () {
        const { books, store } = yield* library
        const matches = (filter: Record<string, unknown>) =>
          store.count(books, Filter.and(only("a0"), Result.getOrThrow(Parse.parse(filter))))
        const pieces = (...spec: ReadonlyArray<unknown>) => ({ name: { $matches: { ignoreCase: true, spec } } })

        assert.strictEqual(yield* matches({ name: { $startsWith: "ÄR" } }), 1)
        assert.strictEqual(yield* matches({ name: { $startsWith: "är" } }), 1)
        assert.strictEqual(yield* matches({ name: { $endsWith: "İE%_" } }), 1)
        assert.strictEqual(yield* matches({ name: { $endsWith: "e%" } }), 0)
        assert.strictEqual(yield* matches({ text: { $startsWith: "" } }), 1)
        assert.strictEqual(yield* matches({ text: { $endsWith: "" } }), 1)
        assert.strictEqual(yield* matches({ name: { $startsWith: "Ärzte und İe%_ " } }), 0)
        assert.strictEqual(
          yield* matches(
            pieces(
              { type: "anyOf", value: "xÄ" },
              { type: "literal", value: "rzte UND " },
              { type: "literal", value: "ie%_" }
            )
          ),
          1
        )
        assert.strictEqual(yield* matches(pieces({ type: "literal", value: "ärzte" })), 0)
        assert.strictEqual(yield* matches(pieces({ type: "anyOf", value: "" })), 0)
      })
    )

    it.effect("finds many values among many elements", () =>
      Effect.gen(function* () {
        const { books, store } = yield* library
        const held = Array.from({ length: 10_000 }, (_, index) => index)
        const hasAll = (values: ReadonlyArray<number>) =>
          store.count(books, Filter.and(only("list"), { _tag: "HasAll", path: ["list"], values }))

        assert.strictEqual(yield* hasAll(held), 1)
        assert.strictEqual(yield* hasAll([...held, -1]), 0)
      })
    )

    it.effect("rejects each item separately if its unique value is taken", () =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const books = { ...open("unique"), indexes: [{ fields: [{ fieldName: "code" }], unique: true }] }
        const documents = ["a", "b", "c", "d"].map((id) => make(id, { code: id }))
        yield* store.load([{ collection: books, documents }], "replace")
        // The first two swap a value by way of a free one. The third one and a later change of it conflict.
        const steps = [
          ["a", "free"],
          ["b", "a"],
          ["c", "d"],
          ["c", "b"],
          ["missing", "x"],
          ["a", "a"],
          ["d", "d"],
          ["d", null]
        ] as const

        const outcomes = yield* store.alter(
          books,
          steps.map(([id]) => id),
          Filter.all,
          ({ id }, index) => Result.succeed(make(id, { code: steps[index]?.[1] ?? null })),
          true
        )

        assert.deepStrictEqual(outcomes.map(codeOf), ["free", "a", "WDE0123", "b", undefined, "WDE0123", "d", null])
        const left = yield* store.get(books, ["a", "b", "c", "d"], Filter.all)
        assert.deepStrictEqual(
          left.map(Option.map(({ data }) => data["code"])),
          ["free", "a", "b", null].map(Option.some)
        )
      })
    )

    it.effect("changes a thousand items to the same unique value in one pass", () =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const books = { ...open("unique"), indexes: [{ fields: [{ fieldName: "code" }], unique: true }] }
        const documents = Array.from({ length: 1001 }, (_, index) => make(String(index), { code: index }))
        yield* store.load([{ collection: books, documents }], "replace")
        const some = documents.slice(1).map(({ id }) => id)
        const onto = (code: number) =>
          store.alter(books, some, Filter.all, ({ id }) => Result.succeed(make(id, { code })), true)

        const startedAt = performance.now()
        const taken = yield* onto(0)
        const free = yield* onto(-1)

        assert.isTrue(taken.every((outcome) => codeOf(outcome) === "WDE0123"))
        assert.deepStrictEqual(free.slice(0, 2).map(codeOf), [-1, "WDE0123"])
        // By halves, each of the two takes about five seconds in a database.
        assert.isBelow(performance.now() - startedAt, 4000)
      })
    )
  })
}

/** A shop with long strings that no condition of `slow` matches, so all conditions are evaluated for each item. */
const library = Effect.gen(function* () {
  const store = yield* ItemStore
  const books = open("books")
  const documents = Array.from({ length: 40 }, (_, index) =>
    make(`a${index}`, {
      n: index,
      text: index === 0 ? "a".repeat(480_000) : `é${"bcdefghi".repeat(50_000)}`,
      name: "Ärzte und İe%_"
    })
  )
  const list = make("list", { list: Array.from({ length: 50_000 }, (_, index) => index) })
  yield* store.load([{ collection: books, documents: [] }], "replace")
  // One statement for each, and again if it is late: the short limits are for the operations of the tests.
  const insert = (document: Document.Document) =>
    Effect.retry(store.insert(books, [document]), { times: 20, while: isLate })
  yield* Effect.forEach([...documents, list], insert, { discard: true })
  return { books, documents: [...documents, list], store }
})

const isLate = (cause: { readonly _tag: string; readonly code?: string }) => cause.code === "WDE0028"

const date = "2020-01-01T00:00:00.000Z"
const make = (id: string, own: JsonObject) => Document.make(own, { id, createdDate: date, updatedDate: date })
const ids = Array.from({ length: 40 }, (_, index) => `a${index}`)
const only = (id: string): Filter.Filter => ({ _tag: "Equal", path: ["_id"], value: id })

const slow = Result.getOrThrow(
  Parse.parse({ $or: Array.from({ length: 80 }, (_, index) => ({ text: { $contains: `missing ${index}` } })) })
)

const texts = Result.getOrThrow(
  PipelineParse.parse([
    {
      projection: {
        fields: Array.from({ length: 100 }, (_, index) => ({
          reshape: {
            resultFieldName: `r${index}`,
            expression: { length: { expression: { toLower: { expression: { fieldPath: "text" } } } } }
          }
        }))
      }
    }
  ])
)

/** Expects the failure soon after the deadline. */
const refusedInTime = Effect.fnUntraced(function* (
  subject: string,
  operation: Effect.Effect<unknown, { readonly _tag: string }>
) {
  const startedAt = performance.now()
  const refusal = yield* Effect.flip(operation)
  const took = performance.now() - startedAt

  assert.deepInclude(refusal as unknown as ApplicationError, { _tag: "ApplicationError", code: "WDE0028", status: 504 })
  assert.include((refusal as unknown as ApplicationError).description, subject)
  assert.isBelow(took, 2000)
})

const codeOf = (outcome: Option.Option<Result.Result<Document.Document, { readonly code: string }>>) =>
  Option.getOrUndefined(
    Option.map(outcome, Result.match({ onSuccess: ({ data }) => data["code"], onFailure: ({ code }) => code }))
  )
