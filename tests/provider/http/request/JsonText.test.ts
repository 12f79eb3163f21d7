import { assert, describe, it } from "@effect/vitest"
import * as Slices from "../../../../packages/provider/src/engine/limits/Slices.ts"
import * as JsonText from "../../../../packages/provider/src/http/request/JsonText.ts"
import { Random } from "../../../differential/Random.ts"

const parse = (json: string, pieceLength?: number): JsonText.Parsed =>
  Slices.finish(JsonText.parse(json, 500, pieceLength))

const native = (json: string): JsonText.Parsed => {
  try {
    return { _tag: "Parsed", value: JSON.parse(json) }
  } catch {
    return { _tag: "Malformed" }
  }
}

const names = ["", "__proto__", "1", "0", 'a"b', "\\", "a", "é, {"]

const scalars = [null, true, 0, -1.5e-7, "", "a,b", "]}", 'say "a": [', "\\", "\u0000\u2028"]

const value = (random: Random, depth: number): unknown => {
  const kind = depth === 0 ? 0 : random.below(3)
  if (kind === 0) return random.pick(scalars)
  const values = random.list(5, () => value(random, depth - 1))
  return kind === 1 ? values : Object.fromEntries(values.map((one) => [random.pick(names), one]))
}

const text = (random: Random): string => JSON.stringify(value(random, 5), undefined, random.pick(["", "\t"]))

const inserted = [",", ":", "{", "}", "[", "]", '"', "0", " ", "\\", "null", '"a":', "[0]"]

describe("JSON in pieces", () => {
  it("has the value that JSON.parse returns", () => {
    const random = new Random(1)
    for (let run = 0; run < 2000; run++) {
      const json = text(random)

      assert.deepStrictEqual(parse(json, 1 + random.below(40)), native(json), json)
    }
  })

  it("is malformed exactly if JSON.parse rejects it", () => {
    const random = new Random(2)
    for (let run = 0; run < 10_000; run++) {
      const json = text(random)
      const place = random.below(json.length + 1)
      const changed = json.slice(0, place) + random.pick(inserted) + json.slice(place + random.below(4))

      assert.deepStrictEqual(parse(changed, 1 + random.below(40)), native(changed), changed)
    }
  })

  it.each([
    '[[1,2],{"a":[1,2]1}]',
    '{"a":1[1,2]}',
    '{"a":[1,2][3,4]}',
    '{"a" [1,2]}',
    "[1,2][3,4]",
    "0[1,2]",
    "[1,2]0",
    "[1,,2]",
    "[1,2,]",
    "[[1,2],]",
    "[1,2",
    "[1,2}",
    '{"a":1,"b":2]',
    '["a,b',
    ""
  ])("is malformed: %s", (json) => {
    assert.deepStrictEqual(parse(json, 1), { _tag: "Malformed" })
  })

  it("is parsed alike without pauses", () => {
    const random = new Random(3)
    for (let run = 0; run < 10_000; run++) {
      const json = text(random)
      const place = random.below(json.length + 1)
      const changed = random.pick([json, json.slice(0, place) + random.pick(inserted) + json.slice(place)])
      const depth = random.below(7)

      assert.deepStrictEqual(
        JsonText.parseAtOnce(changed, depth),
        Slices.finish(JsonText.parse(changed, depth)),
        `${depth}: ${changed}`
      )
    }
  })

  it("has the last value of a repeated name", () => {
    const json = '{"a":[1,2],"b":3,"a":{"c":4,"d":5}}'

    assert.deepStrictEqual(parse(json, 1), { _tag: "Parsed", value: { a: { c: 4, d: 5 }, b: 3 } })
  })

  it("is not parsed if it is too deep", () => {
    assert.deepStrictEqual(Slices.finish(JsonText.parse("[[[]]]", 2)), { _tag: "TooDeep" })
    assert.deepStrictEqual(Slices.finish(JsonText.parse("[[[]]]", 3)), { _tag: "Parsed", value: [[[]]] })
  })

  it("pauses after each piece of a large text", () => {
    const json = JSON.stringify({ items: Array.from({ length: 20_000 }, (_, index) => ({ n: index, t: "text" })) })
    const steps = JsonText.parse(json, 500)
    let pauses = 0
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) pauses++

    assert.isAtLeast(pauses, json.length / 65_536 - 1)
    assert.deepStrictEqual(step.value, native(json))
  })
})
