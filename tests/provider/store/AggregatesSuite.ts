import type { Expression, Stage } from "@portico/contract/data/Pipeline"
import * as Limits from "@portico/contract/Limits"
import { type Collection, open } from "../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../packages/provider/src/engine/collection/Document.ts"
import type { Json, JsonObject } from "../../../packages/provider/src/engine/value/Json.ts"
import * as Parse from "../../../packages/provider/src/engine/pipeline/Parse.ts"
import { toUpper } from "../../../packages/provider/src/engine/pipeline/Upper.ts"
import { fold } from "@portico/contract/data/FilterOperators"
import { ItemStore } from "../../../packages/provider/src/store/ItemStore.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"

/** Checks the pipelines of an item store. `tests/differential` compares the stores in all other respects. */
export const suite = (name: string, layer: Layer.Layer<ItemStore, unknown>) =>
  it.layer(layer)(`pipelines in ${name}`, (it) => {
    it.effect("start with the newest item and return a page of results", () =>
      Effect.gen(function* () {
        const { made } = yield* filled([{ n: 1 }, { n: 2 }, { n: 3 }])

        const page = yield* made([{ projection: { fields: [{ include: { fieldName: "n" } }] } }], {
          limit: 2,
          offset: 1
        })

        assert.deepStrictEqual(page, {
          found: [
            { _id: "i1", n: 2 },
            { _id: "i0", n: 1 }
          ],
          hasNext: false,
          total: Option.some(3)
        })
      })
    )

    it.effect("count all their rows, even beyond the last page", () =>
      Effect.gen(function* () {
        const { made } = yield* filled([{ n: 1 }, { n: 2 }, { n: 3 }])
        const group: Stage = { group: { groupIds: [{ expression: { fieldPath: "n" } }] } }

        assert.deepStrictEqual((yield* made([group], { limit: 1, offset: 0 })).total, Option.some(3))
        assert.deepStrictEqual((yield* made([group], { limit: 1, offset: 9 })).total, Option.some(3))
      })
    )

    it.effect("change the case of every letter like JavaScript", () =>
      Effect.gen(function* () {
        const words = Array.from({ length: 64 }, (_, row) =>
          Array.from({ length: 2048 }, (_, column) => String.fromCodePoint(row * 2048 + column + 1))
            .filter((letter) => letter.isWellFormed())
            .join("")
        )
        const { computed } = yield* filled(words.map((word) => ({ word })))
        const expression: Expression = { fieldPath: "word" }

        const wrong = (texts: ReadonlyArray<Json>, change: (text: string) => string) =>
          words.flatMap((word, row) => {
            const changed = Array.from(JSON.parse(JSON.stringify(texts[row])), String)
            return Array.from(word).filter((letter, column) => changed[column] !== change(letter))
          })
        assert.deepStrictEqual(wrong(yield* computed({ toUpper: { expression } }), toUpper), [])
        assert.deepStrictEqual(wrong(yield* computed({ toLower: { expression } }), fold), [])
      })
    )

    it.effect("format every number like JavaScript", () =>
      Effect.gen(function* () {
        const powers = Array.from({ length: 300 }, (_, index) => 10 ** (index - 150))
        const numbers = [...powers, ...powers.map((power) => -1.2345678901234567 * power), 5e-324, 0.1, 2 ** 53 - 1]
        const stored = numbers.filter((number) => Math.abs(number) < 2 ** 53)
        const { computed } = yield* filled(stored.map((n) => ({ n })))
        const expression: Expression = { multiply: { expressions: [{ fieldPath: "n" }, { numeric: 1e15 }] } }

        assert.deepStrictEqual(yield* computed({ stringify: { expression: { fieldPath: "n" } } }), stored.map(String))
        const larger = stored.map((number) => (Math.abs(number) < 1e-150 ? 0 : number * 1e15))
        const texts = yield* computed({ stringify: { expression } })
        assert.deepStrictEqual(
          texts.filter((text, index) => text !== String(larger[index])),
          []
        )
      })
    )

    it.effect("sum exactly, in any order", () =>
      Effect.gen(function* () {
        const { made } = yield* filled([0.1, 1e15, 0.2, -1e15, 0.7, 1e-9].map((n) => ({ n })))
        const total = { expression: { fieldPath: "n" } }

        const { found } = yield* made([
          {
            group: {
              accumulators: [
                { resultFieldName: "sum", sum: total },
                { resultFieldName: "avg", avg: total }
              ]
            }
          }
        ])

        assert.deepStrictEqual(found, [{ sum: 1.000000001, avg: 1.000000001 / 6 }])
      })
    )

    it.effect("reject results with too many or too large rows", () =>
      Effect.gen(function* () {
        const list = Array.from({ length: 1001 }, () => 0)
        const { refused } = yield* filled([{ list, text: "x".repeat(450_000) }])
        const unwind = (arrayFieldName: string): Stage => ({ unwindArray: { arrayFieldName } })
        const copies = (names: string, of: string): Stage => ({
          projection: {
            fields: Array.from(names, (resultFieldName) => ({
              reshape: { resultFieldName, expression: { fieldPath: of } }
            }))
          }
        })
        const nested: Stage = {
          projection: { fields: [{ projectNested: { resultFieldName: "text", fields: twice("text") } }] }
        }

        assert.include(yield* refused([unwind("list")]), "RESULT_TOO_LARGE")
        assert.include(yield* refused([copies("abcdefghijkl", "text")]), "RESULT_TOO_LARGE")
        assert.include(yield* refused(Array.from({ length: Limits.maximumStages }, () => nested)), "RESULT_TOO_LARGE")
      })
    )

    it.effect("reject pages with too large rows in total", () =>
      Effect.gen(function* () {
        const { made, refused } = yield* filled(Array.from({ length: 6 }, () => ({ text: "x".repeat(450_000) })))
        const copies: Stage = {
          projection: {
            fields: Array.from("abcdefg", (resultFieldName) => ({
              reshape: { resultFieldName, expression: { fieldPath: "text" } }
            }))
          }
        }

        assert.lengthOf((yield* made([copies, { limit: 5 }])).found, 5)
        assert.include(yield* refused([copies]), "RESULT_TOO_LARGE: The rows of the page")
      })
    )

    it.effect("use the same value many times", () =>
      Effect.gen(function* () {
        const { made } = yield* filled([
          { n: 0.1, t: "x", u: "-" },
          { n: 3, t: "y", u: "." },
          { n: "no number", t: 1, u: "/" }
        ])
        const many = (...fields: ReadonlyArray<string>): ReadonlyArray<Expression> =>
          fields.map((fieldPath) => ({ fieldPath }))
        const computed: Readonly<Record<string, Expression>> = {
          added: { add: { expressions: many("n", "n", "n", "n") } },
          multiplied: { multiply: { expressions: many("n", "n", "n") } },
          summed: { sum: { expressions: many("n", "n", "n", "n", "t") } },
          joined: { concat: { expressions: many("t", "u", "t", "u", "t") } }
        }

        const { found } = yield* made([
          { sort: { values: [{ fieldName: "u", order: "ASC" }] } },
          {
            projection: {
              fields: Object.entries(computed).map(([resultFieldName, expression]) => ({
                reshape: { resultFieldName, expression }
              }))
            }
          }
        ])

        assert.deepStrictEqual(
          found.map(({ added, joined, multiplied, summed }) => ({ added, joined, multiplied, summed })),
          [
            { added: 0.4, multiplied: 0.1 * 0.1 * 0.1, summed: 0.4, joined: "x-x-x" },
            { added: 12, multiplied: 27, summed: 12, joined: "y.y.y" },
            { added: null, multiplied: null, summed: 1, joined: null }
          ]
        )
      })
    )

    it.effect("group by the same value several times", () =>
      Effect.gen(function* () {
        const { made } = yield* filled([{ n: 1 }, { n: 2 }, { n: 1 }])
        const key = (name: string) => ({ key: name, expression: { fieldPath: "n" } })

        const { found } = yield* made([
          {
            group: {
              groupIds: [key("a"), key("b"), { key: "c", expression: { fieldPath: "m" } }],
              accumulators: [{ resultFieldName: "count", sum: { expression: { numeric: 1 } } }]
            }
          }
        ])

        assert.deepStrictEqual(found, [
          { _id: { a: 1, b: 1, c: null }, count: 2 },
          { _id: { a: 2, b: 2, c: null }, count: 1 }
        ])
      })
    )

    it.effect("run at the limits of depth and width", () =>
      Effect.gen(function* () {
        const { made } = yield* filled([{ n: -1, t: ["a"] }])
        const deep = Array.from({ length: Limits.maximumExpressionDepth - 1 }).reduce<Expression>(
          (expression) => ({ add: { expressions: [expression, { numeric: 1 }] } }),
          { fieldPath: "n" }
        )
        const names = Array.from({ length: 200 }, (_, index) => `f${index}`)
        const wide: Stage = {
          group: {
            accumulators: names.map((resultFieldName) => ({
              resultFieldName,
              push: { expression: { fieldPath: "n" } }
            }))
          }
        }

        const one = yield* made([
          { projection: { fields: [{ reshape: { resultFieldName: "n", expression: deep } }] } },
          ...Array.from({ length: 45 }, (): Stage => ({ sort: { values: [{ fieldName: "n" }] } })),
          wide
        ])
        const many = yield* made([
          ...Array.from({ length: 24 }, (): Stage => ({ unwindArray: { arrayFieldName: "t" } })),
          ...Array.from({ length: 24 }, (): Stage => ({
            group: { groupIds: [{ expression: { fieldPath: "_id" } }], accumulators: [] }
          }))
        ])

        assert.deepStrictEqual(one.found, [Object.fromEntries(names.map((field) => [field, [48]]))])
        assert.deepStrictEqual(many.found, [{ _id: "i0" }])
      })
    )

    it.effect("treat special names as ordinary names", () =>
      Effect.gen(function* () {
        const names = [
          "a'b",
          'a"b',
          "$a",
          "__proto__",
          "constructor",
          "'; DROP TABLE collections; --",
          "é\\",
          "%s",
          "$1"
        ]
        const { made } = yield* filled([Object.fromEntries(names.map((key): [string, Json] => [key, [key]]))])

        for (const key of names) {
          const { found } = yield* made([
            { unwindArray: { arrayFieldName: key } },
            { filter: key.startsWith("$") ? {} : { [key]: { $contains: key } } },
            { objectToArray: { objectFieldName: key, destinationFieldName: "x" } },
            { sort: { values: [{ fieldName: key }] } },
            {
              group: {
                groupIds: [{ expression: { concat: { expressions: [{ fieldPath: key }, { text: key }] } }, key }],
                accumulators: [{ resultFieldName: key, max: { expression: { fieldPath: key } } }]
              }
            },
            { projection: { fields: [{ include: { fieldName: `_id.${key}` } }, { include: { fieldName: key } }] } }
          ])

          assert.deepStrictEqual(found, [
            JSON.parse(JSON.stringify({ _id: entry(key, key + key), ...entry(key, key) }))
          ])
        }
      })
    )
  })

const entry = (key: string, value: Json): JsonObject => Object.fromEntries([[key, value]])

const twice = (of: string) =>
  ["text", "more"].map((resultFieldName) => ({ reshape: { resultFieldName, expression: { fieldPath: of } } }))

const filled = Effect.fnUntraced(function* (fields: ReadonlyArray<JsonObject>) {
  const store = yield* ItemStore
  const collection: Collection = open("rows")
  const documents = fields.map((own, index) =>
    Document.make(own, {
      id: `i${index}`,
      createdDate: new Date(index).toISOString(),
      updatedDate: new Date(0).toISOString()
    })
  )
  yield* store.load([{ collection, documents }], "replace")

  const made = (stages: ReadonlyArray<Stage>, page = { limit: 1000, offset: 0 }) =>
    store.aggregate(collection, { pipeline: Result.getOrThrow(Parse.parse(stages)), ...page, total: true })

  const computed = (expression: Expression) =>
    Effect.map(
      made([
        { sort: { values: [{ fieldName: "_createdDate" }] } },
        { projection: { fields: [{ reshape: { resultFieldName: "value", expression } }] } }
      ]),
      ({ found }) => found.map(({ value = null }) => value)
    )

  const refused = (stages: ReadonlyArray<Stage>) =>
    Effect.match(made(stages), { onFailure: ({ message }) => message, onSuccess: () => "accepted" })

  return { made, computed, refused }
})
