/**
 * A part of the kit's code that comes when it is needed, and can be asked for again where it does not come.
 *
 * @since 0.1.0
 */

/** The code did not come: the network is gone, or the site was published anew meanwhile. */
export class ChunkMissing extends Error {
  override readonly name = "ChunkMissing"
}

/** Where the code stands. The promise of what is there tells React's `use` so: nothing is waited for. */
export type ChunkState<A> =
  | { readonly _tag: "Idle" }
  | { readonly _tag: "Loading"; readonly promise: Promise<A> }
  | { readonly _tag: "Loaded"; readonly promise: Promise<A>; readonly value: A }
  | { readonly _tag: "Missing"; readonly error: ChunkMissing }

/** Code that comes when it is needed. */
export interface Chunk<A> {
  /** Where it stands. Read anew each time. */
  readonly state: () => ChunkState<A>
  /** Asks for it, unless it is there or on its way. What did not come before is asked for again. */
  readonly load: () => Promise<A>
  /** That it did not come is forgotten: whoever needs it next asks for it. */
  readonly forget: () => void
}

/** Makes a chunk. `get` is called once for each time that it is asked for. */
export const makeChunk = <A>(get: () => Promise<A>): Chunk<A> => {
  let state: ChunkState<A> = { _tag: "Idle" }
  return {
    state: () => state,
    load: () => {
      if (state._tag === "Loaded" || state._tag === "Loading") return state.promise
      const promise: Promise<A> = get().then(
        (value) => {
          state = { _tag: "Loaded", promise: Object.assign(promise, { status: "fulfilled", value }), value }
          return value
        },
        (cause: unknown) => {
          const error = new ChunkMissing("A part of the page did not come.", { cause })
          state = { _tag: "Missing", error }
          throw error
        }
      )
      // Who waits for it is told. Where nobody does that is no news.
      promise.catch(() => {})
      state = { _tag: "Loading", promise }
      return promise
    },
    forget: () => {
      if (state._tag === "Missing") state = { _tag: "Idle" }
    }
  }
}
