import * as React from "react"
import type { Chunk } from "./Chunk.ts"

/** Returns the code of a chunk. Suspends until it is loaded, and throws `ChunkMissing` if loading failed. */
export const useChunk = <A>(chunk: Chunk<A>): A => {
  const state = chunk.state()
  if (state._tag === "Missing") throw state.error
  // Loaded code goes through `use` too. React warns if a component that suspended on a promise renders again without
  // `use`.
  return React.use(state._tag === "Idle" ? chunk.load() : state.promise)
}
