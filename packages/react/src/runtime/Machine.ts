/**
 * State machines as atoms. A pure reducer computes the next state; effects run with the services of the client.
 *
 * @since 0.1.0
 */
import type * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as AsyncResult from "./AsyncResult.ts"
import * as Atom from "./Atom.ts"
import { onReconnect } from "./Reconnect.ts"
import { runtime, type Environment } from "./Runtime.ts"

/** A state machine: its initial state, its reducer, and its effects. */
export interface Machine<State, Event> {
  readonly initial: State
  /** Returns the state after an event, or the same object if the state ignores the event. */
  readonly reduce: (state: State, event: Event) => State
  /**
   * Returns the effect to run after an event changed the state. It interrupts the effect that is running. Returns
   * `undefined` to let that effect continue.
   */
  readonly invoke: (
    event: Event,
    state: State,
    send: Send<Event>
  ) => Effect.Effect<void, never, Environment> | undefined
  /**
   * Returns the event for a defect or an external interruption. Without it, the machine would wait for a dead effect.
   */
  readonly crashed: (cause: Cause.Cause<never>) => Event
  /**
   * Returns the event that repeats a read when the browser is online again, if the read failed because nothing was
   * reachable. Otherwise returns `undefined`. Never returns an event that repeats a write. A read that runs while the
   * browser goes online and then fails is repeated too.
   */
  readonly refetch?: (state: State) => Event | undefined
}

/** Sends an event to the machine from its own effect. */
export type Send<Event> = (event: Event) => Effect.Effect<void>

/**
 * Creates the atom of a state machine. Its value is the state; writing an event to it runs the reducer. The running
 * effect is interrupted when the atom has no more subscribers.
 */
export const machine = <State, Event>(options: Machine<State, Event>): Atom.Writable<State, Event> => {
  const work = Atom.setIdleTTL(runtime.fn<void, never>(), 0)
  const self: Atom.Writable<State, Event> = Atom.setIdleTTL(
    Atom.writable<State, Event>(
      (get) => {
        let isOnlineAgain = false
        const refetch = (): boolean => {
          const event = options.refetch?.(get.registry.get(self))
          if (event !== undefined) get.set(self, event)
          return event !== undefined
        }
        get.subscribe(work, (result) => {
          if (result.waiting) return
          // Interruptions that the machine causes itself leave the result `waiting`. Only external ones are reported.
          if (AsyncResult.isFailure(result)) get.set(self, options.crashed(result.cause))
          // The requests of the effect were sent before the browser was online again.
          if (isOnlineAgain) refetch()
          isOnlineAgain = false
        })
        if (options.refetch !== undefined) {
          get.addFinalizer(
            onReconnect(() => {
              isOnlineAgain = !refetch() && get.registry.get(work).waiting
            })
          )
        }
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
