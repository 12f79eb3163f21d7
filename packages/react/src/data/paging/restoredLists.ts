/**
 * Infinite lists as the user left them, to restore them on return.
 *
 * @since 0.1.0
 */
import * as Atom from "effect/reactivity/Atom"
import { askerAtom } from "../listing/askerAtom.ts"
import type { Growing } from "./Infinite.ts"

/**
 * A list as the user left it: its loaded items, and the index of the first visible item with its distance to the top of
 * the window, in pixels.
 */
export interface RestoredList {
  readonly state: Growing
  readonly index: number
  readonly top: number
  /** Identifies the latest write that the list includes. After another write, the list is read again. */
  readonly writes: object
}

type Kept = ReadonlyMap<string, RestoredList>

const most = 10

/** The lists that the user left, by history entry. They are dropped when the user changes. */
export const restoredLists: Atom.Writable<Kept, readonly [key: string, list: RestoredList]> = Atom.keepAlive(
  Atom.writable<Kept, readonly [string, RestoredList]>(
    (get) => {
      get(askerAtom)
      return new Map()
    },
    (context, [key, list]) => {
      const others = [...context.get(restoredLists)].filter(([other]) => other !== key)
      context.setSelf(new Map([...others.slice(1 - most), [key, list]]))
    }
  )
)
