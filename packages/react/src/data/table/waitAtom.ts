/**
 * The countdown of the seconds that the provider requests the client to wait.
 *
 * @since 0.1.0
 */
import type * as Atom from "effect/reactivity/Atom"
import { countDown } from "../../form/countDown.ts"
import { machine } from "../../runtime/Machine.ts"

/** The events of a countdown. `Refused` starts it and replaces an earlier one. */
export type WaitEvent =
  | { readonly _tag: "Refused"; readonly seconds: number }
  | { readonly _tag: "Tick"; readonly left: number }

/** Creates the state machine of a countdown. Its state is the number of seconds left. */
export const waitAtom = (): Atom.Writable<number, WaitEvent> =>
  machine<number, WaitEvent>({
    initial: 0,
    reduce: (_, event) => (event._tag === "Tick" ? event.left : Math.max(0, Math.ceil(event.seconds))),
    invoke: (event, left, send) =>
      event._tag === "Refused" ? countDown(left, (left) => send({ _tag: "Tick", left })) : undefined,
    crashed: () => ({ _tag: "Tick", left: 0 })
  })
