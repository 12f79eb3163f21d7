import { assert, describe, it } from "@effect/vitest"
import { parseItems } from "@portico/contract/Codec"
import * as Option from "effect/Option"
import { read } from "../../../../packages/client/src/transport/internal/BytesBody.ts"
import * as BrowserBody from "../../../../packages/client/src/transport/internal/BrowserBody.ts"
import { Random } from "../../../differential/Random.ts"

const utf8 = (text: string) => new TextEncoder().encode(text)

const random = new Random(1)

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `b${index}`,
    dataCollectionId: "books",
    data: { title: random.pick(["Emma", "Zoë", '},{"id":"x"}', "\u{1f600}", "]"]), tags: [{ id: "a" }, { id: "b" }] }
  }))

/** Bodies below and above the size from which a body is divided. */
const bodies: ReadonlyArray<readonly [name: string, bytes: Uint8Array<ArrayBuffer>]> = [
  ["small", utf8(JSON.stringify({ dataItems: items(3) }))],
  ["large", utf8(JSON.stringify({ dataItems: items(3000), pagingMetadata: { count: 3000 } }))],
  ["large, after a byte order mark", utf8(`\uFEFF${JSON.stringify({ dataItems: items(3000) })}`)],
  ["large, with spaces", utf8(JSON.stringify({ dataItems: items(3000) }, undefined, 2))],
  ["a large list", utf8(JSON.stringify(items(3000)))],
  ["a large string", utf8(JSON.stringify("a".repeat(200_000)))],
  ["large and cut off", utf8(JSON.stringify({ dataItems: items(3000) }).slice(0, -3000))],
  ["large, with a part of another encoding", utf8(JSON.stringify({ dataItems: items(3000) })).with(70_000, 0xff)],
  ["large HTML", utf8(`<p>${"text ".repeat(50_000)}`)],
  ["empty", utf8("")]
]

describe("a body", () => {
  it.each(bodies)("has the same text and JSON as in a browser if it is %s", async (_, bytes) => {
    const [body, expected] = await Promise.all([read(new Response(bytes)), BrowserBody.read(new Response(bytes))])

    assert.strictEqual(body.text(), expected.text())
    assert.deepStrictEqual(body.json(), expected.json())
  })

  it("is parsed in pieces if it is large, although its items contain objects with ids", () => {
    const pieces = [...parseItems(bodies[1]![1])]

    assert.isAbove(pieces.length, 5)
    assert.strictEqual(pieces.flat().length, 3000)
  })

  it("is read as text if a mock has nothing else", async () => {
    const body = await read({ text: () => Promise.resolve('{"id":1}') } as Response)

    assert.deepStrictEqual(body.json(), Option.some({ id: 1 }))
  })

  it("has JSON if it is large and valid", async () => {
    const values = await Promise.all(
      bodies.slice(0, 6).map(async ([, bytes]) => (await read(new Response(bytes))).json())
    )

    assert.isTrue(values.every(Option.isSome))
  })
})
