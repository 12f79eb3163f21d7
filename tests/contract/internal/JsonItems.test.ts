import { assert, describe, it } from "@effect/vitest"
import { parseItems } from "@portico/contract/Codec"
import { Random } from "../../differential/Random.ts"

const bytesOf = (json: string) => new TextEncoder().encode(json)

const parse = (json: string | Uint8Array, pieceBytes = 1): Readonly<Record<string, unknown>> | undefined => {
  const parsing = parseItems(typeof json === "string" ? bytesOf(json) : json, pieceBytes)
  let step = parsing.next()
  while (step.done !== true) step = parsing.next()
  return step.value?.body
}

const item = (random: Random, index: number) => ({
  id: `é${index}`,
  data: random.pick([
    {},
    { text: 'a},{"id":"x"}' },
    { lines: [{ id: "a" }, { id: "b" }] },
    { lines: [{ name: "a" }, { name: "b" }], more: { items: [{}, {}] } },
    { text: '"items":[{ ]' }
  ])
})

const payload = (random: Random) => ({
  ...random.pick([{}, { dataCollectionId: "notes" }, { options: { a: [1] } }, { text: '"dataItems":[{' }]),
  dataItems: random.list(6, () => item(random, random.below(100))),
  ...random.pick([{}, { suppressHooks: true }, { text: "]" }, { condition: { filter: { a: { $in: [1] } } } }])
})

const inserted = [",", ":", "{", "}", "[", "]", '"', "0", " ", "\\", "null", '"a":', "[0]", '],"dataItems":[{}', "},{"]

describe("items in pieces", () => {
  it("have the value that JSON.parse returns, and are parsed for most payloads", () => {
    const random = new Random(1)
    let count = 0
    for (let run = 0; run < 2000; run++) {
      const json = JSON.stringify(payload(random))
      const parsed = parse(json, 1 + random.below(80))
      if (parsed === undefined) continue
      count++

      assert.deepStrictEqual(parsed, JSON.parse(json), json)
    }
    assert.isAbove(count, 500)
  })

  it("are never accepted if JSON.parse rejects them or returns another value", () => {
    const random = new Random(2)
    for (let run = 0; run < 20_000; run++) {
      const json = JSON.stringify(payload(random))
      const place = random.below(json.length + 1)
      const changed = json.slice(0, place) + random.pick(inserted) + json.slice(place + random.below(4))
      const parsed = parse(changed, 1 + random.below(80))
      if (parsed === undefined) continue

      assert.deepStrictEqual(parsed, JSON.parse(changed), changed)
    }
  })

  it("are yielded in their pieces", () => {
    const items = Array.from({ length: 9 }, (_, index) => ({ id: String(index) }))

    const pieces = [...parseItems(bytesOf(JSON.stringify({ items })), 20)]

    assert.deepStrictEqual(
      pieces.map((piece) => piece.length),
      [2, 2, 2, 2, 1]
    )
    assert.deepStrictEqual(pieces.flat(), items)
  })

  it.each([
    ["in another value", '{"dataItems":[],"x":{"dataItems":[{}]}}'],
    ["with a repeated name", '{"dataItems":[{}],"dataItems":[{"a":1}]}'],
    ["after spaces", '{"dataItems": [ {} ]}'],
    ["not of objects", '{"dataItemIds":["a"]}'],
    ["after a byte order mark", '\uFEFF{"dataItems":[{}]}'],
    ["with a byte order mark between them", '{"dataItems":[{"a":1},\uFEFF{"a":2}]}']
  ])("are left to JSON.parse %s", (_, json) => {
    assert.isUndefined(parse(json))
  })

  it("are not accepted if they are not UTF-8", () => {
    const bytes = bytesOf('{"dataItems":[{"a":"x"}]}')
    bytes[bytes.indexOf(0x78)] = 0xff

    assert.isUndefined(parse(bytes))
  })
})
