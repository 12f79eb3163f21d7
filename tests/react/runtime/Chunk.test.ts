import { assert, describe, it } from "@effect/vitest"
import { ChunkMissing, makeChunk } from "../../../packages/react/src/runtime/Chunk.ts"

describe("makeChunk", () => {
  it("loads the code once for concurrent callers", async () => {
    let asked = 0
    const chunk = makeChunk(() => Promise.resolve(++asked))

    assert.strictEqual(chunk.state()._tag, "Idle")
    const both = [chunk.load(), chunk.load()]
    assert.strictEqual(chunk.state()._tag, "Loading")
    assert.deepStrictEqual(await Promise.all(both), [1, 1])
    assert.include(chunk.state(), { _tag: "Loaded", value: 1 })
    assert.strictEqual(await chunk.load(), 1)
  })

  it("reports a failed load, and retries on the next request", async () => {
    let asked = 0
    const chunk = makeChunk(() => (asked++ === 0 ? Promise.reject(new TypeError("offline")) : Promise.resolve("here")))

    const error = await chunk.load().catch((cause: unknown) => cause)
    assert.instanceOf(error, ChunkMissing)
    assert.strictEqual(chunk.state()._tag, "Missing")
    assert.strictEqual(await chunk.load(), "here")
    assert.strictEqual(asked, 2)
  })

  it("marks the promise as fulfilled for React once the code is loaded", async () => {
    const chunk = makeChunk(() => Promise.resolve("here"))
    await chunk.load()

    const promise: object = chunk.load()
    assert.include(promise, { status: "fulfilled", value: "here" })
  })

  it("forgets a failed load on request, and no other state", async () => {
    const lost = makeChunk(() => Promise.reject(new TypeError("offline")))
    await lost.load().catch(() => {})
    lost.forget()
    assert.strictEqual(lost.state()._tag, "Idle")

    const here = makeChunk(() => Promise.resolve("here"))
    await here.load()
    here.forget()
    assert.strictEqual(here.state()._tag, "Loaded")
  })
})
