import * as Wde from "@portico/contract/Wde"
import { unlisted } from "@portico/contract/WdeMeaning"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"

/** The rows of data.md §8 with one meaning for several codes, and the row of WDE0051. */
const ranges: ReadonlyArray<readonly [first: number, last: number]> = [
  [19, 21],
  [32, 37],
  [38, 43],
  [44, 50],
  [51, 51],
  [56, 64],
  [65, 67]
]

/** The rows of data.md §8 with a single code. */
const single = [1, 2, 3, 4, 5, 6, 7, 8, 18, 53, 55, 68, 69, 70, 73, 74, 78, 80, 94, 109, 159, 165]

const named = (number: number) => `WDE${String(number).padStart(4, "0")}`

const listed = [
  ...single.map(named),
  ...ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => named(first + index)))
].toSorted()

const codes = Object.keys(Wde.catalog).filter(Wde.isCode)

/** Returns a value for every placeholder of a message. */
const paramsOf = (code: Wde.Code) =>
  Object.fromEntries(Array.from(Wde.catalog[code].message.matchAll(/\w+(?=\})/g), ([name]) => [name, "<value>"]))

describe("the catalog", () => {
  it("contains every code of the specification", () => {
    const found = codes.filter((code) => !unlisted.includes(code))

    assert.deepStrictEqual(found, listed)
  })

  it("is sorted by code", () => {
    assert.deepStrictEqual(codes, codes.toSorted())
  })

  it("has the kind WD_UNKNOWN_ERROR only for WDE0053 and WDE0055", () => {
    const unknown = codes.filter((code) => Wde.catalog[code].kind === "WD_UNKNOWN_ERROR")

    assert.deepStrictEqual<ReadonlyArray<string>>(unknown, ["WDE0053", "WDE0055"])
  })

  it.each(codes)("has a complete sentence for %s", (code) => {
    const text = Wde.text(code, paramsOf(code))

    assert.match(text, /^[A-Z<].*(\.|: <value>)$/)
    assert.notMatch(text, /[{}]|undefined/)
  })

  it.each(["WDE9999", "toString", "", undefined, 73])("does not contain the code %j", (code) => {
    assert.isFalse(Wde.isCode(code))
  })
})

describe("an error of the catalog", () => {
  const missing = Wde.make("WDE0073", { itemId: "b1", collection: "books" })

  it("has a message, a name, a code and a kind", () => {
    assert.strictEqual(missing.message, "Item b1 does not exist in books.")
    assert.strictEqual(missing.name, "WDE0073")
    assert.strictEqual(missing.code, "WDE0073")
    assert.strictEqual(missing.kind, "WD_VALIDATION_ERROR")
    assert.instanceOf(missing, Error)
  })

  it("has the provider's message if there is one", () => {
    const error = Wde.make("WDE0073", { itemId: "b1", collection: "books" }, { description: "gone" })

    assert.strictEqual(error.message, "gone")
  })

  it("has the path in the call and the cause", () => {
    const cause = new Error("socket closed")

    const error = Wde.make("WDE0053", { description: "no answer" }, { cause, path: ["items", 3] })

    assert.strictEqual(error.cause, cause)
    assert.deepStrictEqual(error.path, ["items", 3])
  })

  it.effect("can be caught by its code", () =>
    Effect.gen(function* () {
      const read: Effect.Effect<string, Wde.Wde<"WDE0073" | "WDE0001">> = Effect.fail(missing)

      const found = yield* read.pipe(Effect.catchTag("WDE0073", (error) => Effect.succeed(error.params.itemId)))

      assert.strictEqual(found, "b1")
    })
  )

  it("inserts values into its message unchanged", () => {
    const error = Wde.make("WDE0073", { itemId: "$& {collection}", collection: "books" })

    assert.strictEqual(error.message, "Item $& {collection} does not exist in books.")
  })
})

describe("Wde.received", () => {
  it.each([
    ["", "an empty string"],
    ["five", '"five"'],
    ["a".repeat(50), `"${"a".repeat(40)}…"`],
    [5, "5"],
    [Number.NaN, "NaN"],
    [true, "true"],
    [undefined, "undefined"],
    [null, "null"],
    [[1, 2], "an array of 2"],
    [new Date(0), "a date"],
    [new Date(Number.NaN), "an invalid date"],
    [{ password: "x" }, "an object"],
    [() => 1, "a function"],
    [Symbol("s"), "a symbol"]
  ])("describes %j as %s", (value, words) => {
    assert.strictEqual(Wde.received(value), words)
  })
})
