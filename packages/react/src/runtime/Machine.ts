/**
 * Machines as atoms: a pure reducer decides, and what its decisions ask for runs with the services of the client.
 *
 * @since 0.1.0
 */
import type * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"
import { runtime, type Environment } from "./Runtime.ts"

/** A machine: where it starts, how it goes on, and what it runs. */
export interface Machine<State, Event> {
  readonly initial: State
  /** The state after an event; the same state where the event means nothing. */
  readonly reduce: (state: State, event: Event) => State
  /** What runs once an event led to a state. It takes the place of what runs; `undefined` leaves that alone. */
  readonly invoke: (
    event: Event,
    state: State,
    send: Send<Event>
  ) => Effect.Effect<void, never, Environment> | undefined
  /** The event that tells of a defect or an interruption, so that no machine waits for what has died. */
  readonly crashed: (cause: Cause.Cause<never>) => Event
}

/** Tells the machine of an event from within what it runs. */
export type Send<Event> = (event: Event) => Effect.Effect<void>

/**
 * Makes the atom of a machine: its value is the state, and writing it an event moves it on. What runs is interrupted
 * when nobody looks at the atom any more.
 */
export const machine = <State, Event>(options: Machine<State, Event>): Atom.Writable<State, Event> => {
  const work = Atom.setIdleTTL(
    runtime.fn<Effect.Effect<void, never, Environment>>()((effect) => effect),
    0
  )
  const self: Atom.Writable<State, Event> = Atom.setIdleTTL(
    Atom.writable<State, Event>(
      (get) => {
        get.subscribe(work, (result) => {
          // What a machine interrupts itself is not told: an interruption that is came from without.
          if (AsyncResult.isFailure(result) && !result.waiting) {
            get.set(self, options.crashed(result.cause))
          }
        })
        return options.initial
      },
      (context, event) => {
        const before = context.get(self)
        const after = options.reduce(before, event)
        if (after === before) return
        context.setSelf(after)
        const effect = options.invoke(event, after, send(context))
        if (effect !== undefined) context.set(work, effect)
      }
    ),
    0
  )
  const send =
    (context: Atom.WriteContext<State>): Send<Event> =>
    (event) =>
      Effect.sync(() => context.set(self, event))
  return self
}
