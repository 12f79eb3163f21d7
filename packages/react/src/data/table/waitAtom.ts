/**
 * The seconds that the provider asks to wait, counted down by the clock.
 *
 * @since 0.1.0
 */
import type * as Atom from "effect/reactivity/Atom"
import { countDown } from "../../form/countDown.ts"
import { machine } from "../../runtime/Machine.ts"

/** What moves a wait on. `Refused` begins it, whatever was waited for before. */
export type WaitEvent =
  | { readonly _tag: "Refused"; readonly seconds: number }
  | { readonly _tag: "Tick"; readonly left: number }

/** Makes the machine of a wait: its state is the seconds that are left. */
export const waitAtom = (): Atom.Writable<number, WaitEvent> =>
  machine<number, WaitEvent>({
    initial: 0,
    reduce: (_, event) => (event._tag === "Tick" ? event.left : Math.max(0, Math.ceil(event.seconds))),
    invoke: (event, left, send) =>
      event._tag === "Refused" ? countDown(left, (left) => send({ _tag: "Tick", left })) : undefined,
    crashed: () => ({ _tag: "Tick", left: 0 })
  })
