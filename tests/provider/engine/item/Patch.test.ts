import { maximumFieldModifications, maximumItemDepth } from "@portico/contract/Limits"
import type { FieldModification } from "@portico/contract/data/Item"
import type { JsonObject } from "../../../../packages/provider/src/engine/value/Json.ts"
import * as Patch from "../../../../packages/provider/src/engine/item/Patch.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import { Random } from "../../../differential/Random.ts"

const patch = (own: JsonObject, ...modifications: ReadonlyArray<FieldModification>) =>
  Result.flatMap(Patch.parse(modifications), (changes) => Patch.apply(changes, own))

const patched = (own: JsonObject, ...modifications: ReadonlyArray<FieldModification>) =>
  Result.getOrThrow(patch(own, ...modifications))

/** Returns the error code of a refusal, or the field that it names. */
const refused = (own: JsonObject, ...modifications: ReadonlyArray<FieldModification>) => {
  const refusal = Result.getOrThrow(Result.flip(patch(own, ...modifications)))
  return refusal._tag === "ApplicationError" ? refusal.code : refusal.violations[0]?.field
}

const set = (fieldPath: string, value: unknown): FieldModification => ({
  action: "SET_FIELD",
  fieldPath,
  setFieldOptions: { value }
})
const remove = (fieldPath: string): FieldModification => ({ action: "REMOVE_FIELD", fieldPath })
const increment = (fieldPath: string, value: number): FieldModification => ({
  action: "INCREMENT_FIELD",
  fieldPath,
  incrementFieldOptions: { value }
})
const append = (fieldPath: string, value: unknown): FieldModification => ({
  action: "APPEND_TO_ARRAY",
  fieldPath,
  appendToArrayOptions: { value }
})
const pull = (fieldPath: string, value: unknown): FieldModification => ({
  action: "REMOVE_FROM_ARRAY",
  fieldPath,
  removeFromArrayOptions: { value }
})

describe("SET_FIELD", () => {
  it("sets or replaces a value and preserves the order of the fields", () => {
    const changed = patched({ a: 1, b: 2, c: { d: 3, e: 4 } }, set("a", "x"), set("c.d", null), set("f", [1]))

    assert.strictEqual(JSON.stringify(changed), '{"a":"x","b":2,"c":{"d":null,"e":4},"f":[1]}')
  })

  it("creates missing objects on the path", () => {
    assert.deepStrictEqual(patched({ n: null }, set("a.b.c", 1), set("n.m", 2)), { a: { b: { c: 1 } }, n: { m: 2 } })
  })

  it.each([
    [{ a: "text" }, "a.b"],
    [{ a: [] }, "a.0"],
    [{ a: 5 }, "a.b.c"],
    [{ a: { b: true } }, "a.b.c"],
    [{ a: { $date: "2020-01-01T00:00:00.000Z" } }, "a.$date"]
  ])("is rejected if a value on the path has no fields: %j", (own, fieldPath) => {
    assert.strictEqual(refused(own, set(fieldPath, 1)), fieldPath)
  })

  it("encodes dates at any depth", () => {
    const at = new Date(0)

    assert.deepStrictEqual(patched({}, set("a", at), set("b", { list: [at] })), {
      a: { $date: at.toISOString() },
      b: { list: [{ $date: at.toISOString() }] }
    })
  })

  it.each([undefined, 2 ** 53, "a\0", () => 1, new Date(Number.NaN)])(
    "rejects a value that cannot be stored: %s",
    (value) => {
      assert.include(refused({}, set("a", value)), "fieldModifications.0.setFieldOptions.value")
    }
  )
})

describe("REMOVE_FIELD", () => {
  it("removes a field and ignores a missing one", () => {
    assert.deepStrictEqual(patched({ a: 1, b: { c: 2, d: 3 } }, remove("a"), remove("b.c")), { b: { d: 3 } })
    for (const fieldPath of ["x", "x.y", "a.b", "b.0", "at.$date"]) {
      const own = { a: "text", b: [1], at: { $date: "2020-01-01T00:00:00.000Z" } }
      assert.strictEqual(patched(own, remove(fieldPath)), own)
    }
  })
})

describe("INCREMENT_FIELD", () => {
  it("adds to a number, or to 0 if the field is missing", () => {
    const changed = patched(
      { a: 1, b: { c: 0.1 }, n: null },
      increment("a", 2),
      increment("b.c", -0.5),
      increment("n", 1),
      increment("x.y", 3)
    )

    assert.deepStrictEqual(changed, { a: 3, b: { c: -0.4 }, n: 1, x: { y: 3 } })
  })

  it.each(["1", true, [1], { a: 1 }, { $date: "2020-01-01T00:00:00.000Z" }])("requires a number, not %j", (value) => {
    assert.strictEqual(refused({ a: value }, increment("a", 1)), "WDE0032")
  })

  it("rejects results beyond the safe integers", () => {
    const largest = Number.MAX_SAFE_INTEGER

    assert.deepStrictEqual(patched({ a: largest - 1 }, increment("a", 1)), { a: largest })
    assert.strictEqual(refused({ a: largest }, increment("a", 1)), "a")
    assert.strictEqual(refused({ a: -largest }, increment("a", -largest)), "a")
    assert.strictEqual(refused({}, increment("a", Number.MAX_VALUE)), "a")
  })

  it("requires a value", () => {
    const modification: FieldModification = { action: "INCREMENT_FIELD", fieldPath: "a" }
    assert.strictEqual(refused({}, modification), "fieldModifications.0.incrementFieldOptions.value")
  })
})

describe("APPEND_TO_ARRAY", () => {
  it("appends one element and creates a missing array", () => {
    const changed = patched(
      { a: [1], n: null },
      append("a", [2]),
      append("a", 1),
      append("n", "x"),
      append("b.c", null)
    )

    assert.deepStrictEqual(changed, { a: [1, [2], 1], n: ["x"], b: { c: [null] } })
  })

  it.each(["text", 5, { a: [] }])("requires an array, not %j", (value) => {
    assert.strictEqual(refused({ a: value }, append("a", 1)), "WDE0061")
  })
})

describe("REMOVE_FROM_ARRAY", () => {
  it("removes every equal element and ignores a missing one", () => {
    const own = { a: [1, "1", 1, { x: 1, y: 2 }, [1], null], n: null }

    assert.deepStrictEqual(patched(own, pull("a", 1), pull("a", { y: 2, x: 1 }), pull("a", null)), {
      a: ["1", [1]],
      n: null
    })
    for (const fieldPath of ["n", "x", "x.y"]) assert.strictEqual(patched(own, pull(fieldPath, 1)), own)
    assert.strictEqual(patched(own, pull("a", "nothing")), own)
  })

  it("finds an equal date in another notation", () => {
    const own = { a: [{ $date: "2020-01-01T00:00:00.000Z" }] }

    assert.deepStrictEqual(patched(own, pull("a", { $date: "2020-01-01T00:00:00Z" })), { a: [] })
  })

  it.each(["text", 5, { a: [] }])("requires an array, not %j", (value) => {
    assert.strictEqual(refused({ a: value }, pull("a", 1)), "WDE0061")
  })
})

describe("a patch", () => {
  it("applies all changes in order, or none", () => {
    assert.deepStrictEqual(patched({}, set("a", 1), increment("a", 1), remove("a"), append("a", 1), pull("a", 1)), {
      a: []
    })
    assert.strictEqual(refused({ b: "text" }, set("a", 1), increment("b", 1)), "WDE0032")
  })

  it("does not change system fields", () => {
    const own = { a: 1 }
    const changes = ["_id", "_createdDate", "_updatedDate.$date", "_ownerId"].map((name) => set(name, "mine"))

    assert.strictEqual(patched(own, ...changes), own)
  })

  it.each(["__proto__", "__proto__.polluted", "constructor.prototype.polluted", "$where", "a'b", 'a"b', "toString"])(
    "treats %j as an ordinary field",
    (fieldPath) => {
      const path = fieldPath.split(".")
      const changed = patched(
        {},
        set(fieldPath, "value"),
        append(`list.${fieldPath}`, 1),
        increment(`sum.${fieldPath}`, 1)
      )
      const at = (value: unknown): unknown =>
        path.reduce((inside, key) => (inside as Record<string, unknown>)[key], value)

      assert.strictEqual(at(Object.assign(Object.create(null), changed)), "value")
      assert.isUndefined(({} as Record<string, unknown>)["polluted"])
      assert.strictEqual(Object.getPrototypeOf(changed), Object.prototype)
    }
  )

  it("rejects empty and too deeply nested field names", () => {
    assert.strictEqual(refused({}, set("", 1)), "WDE0094")
    assert.strictEqual(
      refused(
        {},
        set(
          Array(maximumItemDepth + 1)
            .fill("a")
            .join("."),
          1
        )
      ),
      "fieldModifications.0.fieldPath"
    )
  })

  it("contains at most a thousand changes", () => {
    const changes = Array.from({ length: maximumFieldModifications }, () => increment("a", 1))

    assert.deepStrictEqual(patched({}, ...changes), { a: maximumFieldModifications })
    assert.strictEqual(refused({}, ...changes, increment("a", 1)), "fieldModifications")
  })
})

it("has the same result as a read, a change and a write", () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = new Random(seed)
    const value = () => random.pick([1, 2.5, "x", null, true, [1, "x", 1], { k: 1 }, { k: { l: [] } }])
    const own = { a: value(), b: value(), c: { d: value(), e: value() } }
    const field = random.pick(["a", "b", "c", "c.d", "c.e", "f", "f.g"])
    const given = value()
    const [first = "", second] = field.split(".")

    // The same by hand, on a copy.
    const copy: Record<string, unknown> = structuredClone(own)
    const parent = second === undefined ? copy : ((copy[first] ??= {}) as Record<string, unknown>)
    const key = second ?? first
    const isOpen = typeof parent === "object" && !Array.isArray(parent)
    const cases = [
      { change: set(field, given), allowed: isOpen, make: () => given },
      {
        change: append(field, given),
        allowed: isOpen && (parent[key] == null || Array.isArray(parent[key])),
        make: () => [...((parent[key] as Array<unknown>) ?? []), given]
      },
      {
        change: increment(field, 3),
        allowed: isOpen && (parent[key] == null || typeof parent[key] === "number"),
        make: () => ((parent[key] as number) ?? 0) + 3
      }
    ]
    const { allowed, change, make } = random.pick(cases)
    const result = patch(own, change)

    assert.strictEqual(Result.isSuccess(result), allowed, `seed ${seed}`)
    if (Result.isFailure(result)) continue
    parent[key] = make()
    assert.deepStrictEqual(result.success, copy, `seed ${seed}`)
  }
})
