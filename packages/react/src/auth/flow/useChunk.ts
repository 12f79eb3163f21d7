import * as React from "react"
import type { Chunk } from "./Chunk.ts"

/** Gives the code of a chunk. Until it is there the nearest `Suspense` waits; where it does not come this throws. */
export const useChunk = <A>(chunk: Chunk<A>): A => {
  const state = chunk.state()
  if (state._tag === "Missing") throw state.error
  // Of what is there, too: React warns of a render that has waited for a promise and goes on without it.
  return React.use(state._tag === "Idle" ? chunk.load() : state.promise)
}
