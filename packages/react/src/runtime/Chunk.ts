"use client"
/**
 * A part of the kit's code that is loaded on demand, and can be loaded again after a failure.
 *
 * @since 0.1.0
 */
import * as React from "react"

/** The error of code that could not be loaded. The network failed, or the site was deployed again in the meantime. */
export class ChunkMissing extends Error {
  override readonly name = "ChunkMissing"
}

/**
 * The state of a chunk. The promise of a loaded chunk has the `status` and `value` that React's `use` reads
 * synchronously, so nothing suspends.
 */
export type ChunkState<A> =
  | { readonly _tag: "Idle" }
  | { readonly _tag: "Loading"; readonly promise: Promise<A> }
  | { readonly _tag: "Loaded"; readonly promise: Promise<A>; readonly value: A }
  | { readonly _tag: "Missing"; readonly error: ChunkMissing }

/** Code that is loaded on demand. */
export interface Chunk<A> {
  /** Returns the current state. */
  readonly state: () => ChunkState<A>
  /** Loads the code, unless it is loaded or loading. Loads it again after a failure. */
  readonly load: () => Promise<A>
  /** Clears a failure, so that the next use loads the code again. */
  readonly forget: () => void
}

/** Creates a chunk. `get` is called once for each attempt to load it. */
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
          const error = new ChunkMissing("A part of the page could not be loaded.", { cause })
          state = { _tag: "Missing", error }
          throw error
        }
      )
      // Callers that wait for the promise receive the failure. Without this handler, a failed preload would be an
      // unhandled rejection.
      promise.catch(() => {})
      state = { _tag: "Loading", promise }
      return promise
    },
    forget: () => {
      if (state._tag === "Missing") state = { _tag: "Idle" }
    }
  }
}

/** Returns the code of a chunk. Suspends until it is loaded, and throws `ChunkMissing` if loading failed. */
export const useChunk = <A>(chunk: Chunk<A>): A => {
  const state = chunk.state()
  if (state._tag === "Missing") throw state.error
  // Loaded code goes through `use` too. React warns if a component that suspended on a promise renders again without
  // `use`.
  return React.use(state._tag === "Idle" ? chunk.load() : state.promise)
}

export interface ChunkBoundaryProps {
  readonly children: React.ReactNode
  /** The component to render if the code could not be loaded. */
  readonly missing: React.ComponentType<MissingProps>
}

export interface MissingProps {
  /** Loads the code again. */
  readonly onRetry: () => void
}

interface State {
  readonly attempt: number
  readonly error: unknown
}

/** Catches the failure to load code. All other errors go to the page's own error boundary. */
export class ChunkBoundary extends React.Component<ChunkBoundaryProps, State> {
  override state: State = { attempt: 0, error: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  override render(): React.ReactNode {
    const { attempt, error } = this.state
    if (error === undefined) return React.createElement(React.Fragment, { key: attempt }, this.props.children)
    if (!(error instanceof ChunkMissing)) throw error
    const { missing: Missing } = this.props
    return React.createElement(Missing, {
      onRetry: () => this.setState({ attempt: attempt + 1, error: undefined })
    })
  }
}

/**
 * Creates a hook that loads code once a component needs it. It returns `undefined` until then, on servers, during
 * hydration, and if loading failed. Unlike a lazy component, loaded code needs no Suspense boundary around each use,
 * of which a table has several per row.
 */
export const makeUseLater = <A>(load: () => Promise<A>): ((isNeeded: boolean) => A | undefined) => {
  let code: A | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const loaded = (value: A) => {
    code = value
    for (const notify of listeners) notify()
  }
  // The next table that needs the code loads it again.
  const failed = () => {}
  return (isNeeded) => {
    React.useEffect(() => {
      if (isNeeded && code === undefined) void load().then(loaded, failed)
    }, [isNeeded])
    const current = React.useSyncExternalStore(
      subscribe,
      () => code,
      () => undefined
    )
    return isNeeded ? current : undefined
  }
}
