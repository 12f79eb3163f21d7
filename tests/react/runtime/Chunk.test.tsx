import { assert, describe, it } from "@effect/vitest"
import { renderToString } from "react-dom/server"
import {
  type Chunk,
  ChunkMissing,
  type ChunkState,
  makeChunk,
  useChunk
} from "../../../packages/react/src/runtime/Chunk.ts"

function Shown({ chunk }: { readonly chunk: Chunk<string> }) {
  return useChunk(chunk)
}

const draw = (chunk: Chunk<string>) => renderToString(<Shown chunk={chunk} />)

const standing = (state: ChunkState<string>): Chunk<string> => ({
  state: () => state,
  load: () => assert.fail("It is not asked for."),
  forget: () => {}
})

describe("useChunk", () => {
  it("renders loaded code at once", async () => {
    const chunk = makeChunk(() => Promise.resolve("here"))
    await chunk.load()

    assert.strictEqual(draw(chunk), "here")
  })

  it("uses the promise's value, so that suspended components continue", () => {
    const promise = Object.assign(Promise.resolve("by the promise"), { status: "fulfilled", value: "by the promise" })

    assert.strictEqual(draw(standing({ _tag: "Loaded", promise, value: "past the promise" })), "by the promise")
  })

  it("throws if the code could not be loaded", () => {
    const error = new ChunkMissing("A part of the page could not be loaded.")

    assert.throws(() => draw(standing({ _tag: "Missing", error })), ChunkMissing)
  })
})
