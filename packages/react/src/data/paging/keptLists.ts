/**
 * Growing lists as they were left, for whoever comes back to them.
 *
 * @since 0.1.0
 */
import * as Atom from "effect/reactivity/Atom"
import { askerAtom } from "../listing/askerAtom.ts"
import type { Growing } from "./Infinite.ts"

/** A list as it was left: what was loaded, and which item stood how far below the top of the window, in pixels. */
export interface KeptList {
  readonly state: Growing
  readonly index: number
  readonly top: number
  /** Stands for the writes that the list had heard of. After another one it is read anew. */
  readonly writes: object
}

type Kept = ReadonlyMap<string, KeptList>

const most = 10

/** The lists that were left, by the entry of the history that they stood on. Another person finds none of them. */
export const keptLists: Atom.Writable<Kept, readonly [key: string, list: KeptList]> = Atom.keepAlive(
  Atom.writable<Kept, readonly [string, KeptList]>(
    (get) => {
      get(askerAtom)
      return new Map()
    },
    (context, [key, list]) => {
      const others = [...context.get(keptLists)].filter(([other]) => other !== key)
      context.setSelf(new Map([...others.slice(1 - most), [key, list]]))
    }
  )
)
