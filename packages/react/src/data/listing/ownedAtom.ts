/**
 * State machines that belong to one user.
 *
 * @since 0.1.0
 */
import * as Atom from "effect/reactivity/Atom"
import { ownerAtom } from "./ownerAtom.ts"

/**
 * Creates a machine that belongs to one user. When the user changes, it is created again with its initial state, and
 * its running effects are interrupted.
 */
export const ownedAtom = <State, Event>(make: () => Atom.Writable<State, Event>): Atom.Writable<State, Event> => {
  const first = make()
  const own = Atom.setIdleTTL(
    Atom.readable((get) => (get(ownerAtom) === 0 ? first : make())),
    0
  )
  return Atom.writable<State, Event>(
    (get) => get(get(own)),
    (context, event) => context.set(context.get(own), event)
  ).pipe(
    Atom.withServerValue((get) => get(first)),
    Atom.setIdleTTL(0)
  )
}
