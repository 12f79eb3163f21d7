import * as Patch from "@portico/client/data/Patch"
import { assert, describe, it } from "@effect/vitest"

const at = new Date("2026-11-21T10:11:12.013Z")

const told = ({ problems }: Patch.Patch) => problems.map(({ code, path }) => `${code} ${path.join(".")}`)

describe("Patch", () => {
  it("encodes its changes in the order of the calls", () => {
    const patch = Patch.empty.pipe(
      Patch.set("price", 1),
      Patch.set("author.born", at),
      Patch.remove("note"),
      Patch.increment("stock", -1),
      Patch.append("tags", "x"),
      Patch.pull("tags", { a: [1] })
    )

    assert.deepStrictEqual(patch.modifications, [
      { fieldPath: "price", action: "SET_FIELD", setFieldOptions: { value: 1 } },
      { fieldPath: "author.born", action: "SET_FIELD", setFieldOptions: { value: at } },
      { fieldPath: "note", action: "REMOVE_FIELD" },
      { fieldPath: "stock", action: "INCREMENT_FIELD", incrementFieldOptions: { value: -1 } },
      { fieldPath: "tags", action: "APPEND_TO_ARRAY", appendToArrayOptions: { value: "x" } },
      { fieldPath: "tags", action: "REMOVE_FROM_ARRAY", removeFromArrayOptions: { value: { a: [1] } } }
    ])
    assert.deepStrictEqual(patch.problems, [])
  })

  it("starts without changes for a collection", () => {
    const sold = Patch.of("books").pipe(Patch.increment("stock", -1))

    assert.deepStrictEqual(Patch.of("books").modifications, [])
    assert.deepStrictEqual(sold.modifications, Patch.empty.pipe(Patch.increment("stock", -1)).modifications)
  })

  it("returns a new patch from every function", () => {
    const cheap = Patch.empty.pipe(Patch.set("price", 1))
    const sold = cheap.pipe(Patch.remove("price"))

    assert.deepStrictEqual(
      [Patch.empty, cheap, sold].map(({ modifications }) => modifications.length),
      [0, 1, 2]
    )
    assert.isTrue(Patch.isPatch(sold))
    assert.isFalse(Patch.isPatch({ modifications: [] }))
  })

  it("sets null for null and no value for undefined", () => {
    assert.deepStrictEqual(
      Patch.empty.pipe(Patch.set("a", null), Patch.set("b", undefined)).modifications.map((one) => one.setFieldOptions),
      [{ value: null }, {}]
    )
  })

  it("reports every problem", () => {
    const wrong = Patch.empty.pipe(
      Patch.set("", 1),
      Patch.set("a..b", 1),
      Patch.remove(5 as unknown as string),
      Patch.increment("stock", "1" as unknown as number),
      Patch.increment("stock", Number.NaN),
      Patch.set("at", new Date(Number.NaN)),
      Patch.append("tags", { deep: [() => 1] }),
      Patch.set("fine", 1)
    )

    assert.deepStrictEqual(told(wrong), [
      "WDE0094 set.field",
      "WDE0094 set.field",
      "WDE0003 remove.field",
      "WDE0032 increment.value",
      "WDE0032 increment.value",
      "WDE0004 set.value.at",
      "WDE0004 append.value.tags.deep.0"
    ])
    assert.strictEqual(wrong.modifications.length, 1)
  })

  it("checks the number of arguments of untyped calls", () => {
    const wrong = [["set", ["a"]] as const, ["increment", ["a", 1, 2]] as const, ["remove", ["a", 1]] as const].reduce(
      (patch: Patch.Patch, [method, args]) => Patch.call(patch, method, args),
      Patch.empty
    )

    assert.deepStrictEqual(told(wrong), ["WDE0040 set", "WDE0040 increment", "WDE0039 remove"])
  })

  it("is repeatable unless it increments or appends", () => {
    const repeatable = (patch: Patch.Patch) => Patch.isRepeatable(patch)

    assert.isTrue(repeatable(Patch.empty.pipe(Patch.set("a", 1), Patch.remove("b"), Patch.pull("tags", "x"))))
    assert.isFalse(repeatable(Patch.empty.pipe(Patch.set("a", 1), Patch.increment("b", 1))))
    assert.isFalse(repeatable(Patch.empty.pipe(Patch.append("tags", "x"))))
  })
})

describe("Patch.from", () => {
  it("includes fields with the names of object properties", () => {
    const before = { constructor: 1, toString: 2, ["__proto__"]: 3 }

    assert.deepStrictEqual(
      Patch.from(before, {}).modifications.map(({ action, fieldPath }) => [action, fieldPath]),
      [
        ["REMOVE_FIELD", "constructor"],
        ["REMOVE_FIELD", "toString"],
        ["REMOVE_FIELD", "__proto__"]
      ]
    )
  })

  it("sets or removes each changed field except system fields", () => {
    const before = { _id: "b1", _updatedDate: at, title: "Emma", note: "x", tags: ["a"], at, same: { deep: [at] } }
    const after = {
      _id: "b1",
      title: "Emma!",
      tags: ["a", "b"],
      at: new Date(at),
      same: { deep: [new Date(at)] },
      none: null
    }

    assert.deepStrictEqual(Patch.from(before, after).modifications, [
      { fieldPath: "title", action: "SET_FIELD", setFieldOptions: { value: "Emma!" } },
      { fieldPath: "note", action: "REMOVE_FIELD" },
      { fieldPath: "tags", action: "SET_FIELD", setFieldOptions: { value: ["a", "b"] } },
      { fieldPath: "none", action: "SET_FIELD", setFieldOptions: { value: null } }
    ])
  })
})
