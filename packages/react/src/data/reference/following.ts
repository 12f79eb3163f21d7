/**
 * State machines that receive an event after each write.
 *
 * @since 0.1.0
 */
import { type Argument, idOf } from "@portico/client/data/Collection"
import * as Atom from "effect/reactivity/Atom"
import { collectionKey } from "../listing/collectionAtoms.ts"

/** Wraps a machine so that it receives the event `written` after each write of the kit to one of these collections. */
export const following = <State, Event>(
  collections: ReadonlyArray<Argument>,
  written: Event,
  machine: Atom.Writable<State, Event>
): Atom.Writable<State, Event> => {
  const writes = Atom.setIdleTTL(
    Atom.readable((): object => ({})).pipe(Atom.withReactivity(collections.map((one) => collectionKey(idOf(one))))),
    0
  )
  return Atom.setIdleTTL(
    Atom.writable<State, Event>(
      (get) => {
        get.subscribe(writes, () => get.set(machine, written))
        // The subscription reports changes only after the first read.
        get.once(writes)
        get.subscribe(machine, (state) => get.setSelf(state))
        return get.once(machine)
      },
      (context, event) => context.set(machine, event)
    ),
    0
  )
}
