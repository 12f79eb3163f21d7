import { assert, describe, it } from "@effect/vitest"
import * as Slices from "../../../../packages/provider/src/engine/limits/Slices.ts"
import * as JsonItems from "../../../../packages/provider/src/http/request/JsonItems.ts"
import type * as JsonText from "../../../../packages/provider/src/http/request/JsonText.ts"

const bytesOf = (json: string) => new TextEncoder().encode(json)

const parse = (json: string, pieceBytes = 1, depth = 500): JsonText.Parsed | undefined =>
  Slices.finish(JsonItems.parse(bytesOf(json), depth, pieceBytes))

describe("items in pieces", () => {
  it("pause after each piece", () => {
    const json = JSON.stringify({ items: Array.from({ length: 9 }, (_, index) => ({ id: String(index) })) })

    assert.strictEqual([...JsonItems.parse(bytesOf(json), 500, 20)].length, 5)
  })

  it("are left to the other parser after spaces", () => {
    assert.isUndefined(parse('{"dataItems": [ {} ]}'))
  })

  it.each([
    ['{"dataItems":[{"a":{}}]}', 3],
    ['{"b":[[[]]],"dataItems":[{}]}', 3]
  ])("refuses %s with a maximum depth of %s", (json, depth) => {
    assert.deepStrictEqual(parse(json, 1, depth), { _tag: "TooDeep" })
    assert.strictEqual(parse(json, 1, depth + 1)?._tag, "Parsed")
  })
})
