import * as React from "react"
import type { Chunk } from "./Chunk.ts"

/** Gives the code of a chunk. Until it is there the nearest `Suspense` waits; where it does not come this throws. */
export const useChunk = <A>(chunk: Chunk<A>): A => {
  const state = chunk.state()
  switch (state._tag) {
    case "Loaded":
      return state.value
    case "Missing":
      throw state.error
    case "Idle":
      return React.use(chunk.load())
    case "Loading":
      return React.use(state.promise)
  }
}
