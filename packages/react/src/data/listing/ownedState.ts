"use client"
/**
 * The owner of the state that this page keeps, and checks that the same member is still signed in.
 *
 * @since 0.1.0
 */
import { RegistryContext } from "../../runtime/useAtom.ts"
import { isSame, type Identity } from "../../session/StateOwner.ts"
import { identityOf, presenceAtom } from "../../session/memberAtom.ts"
import { failureOfCall, type RequestError } from "@portico/client/data/Failure"
import { Tokens } from "@portico/client/session/Tokens"
import { SessionEnded, TokenUnavailable } from "@portico/client/transport/Failure"
import * as Effect from "effect/Effect"
import * as Atom from "../../runtime/Atom.ts"
import * as React from "react"

/** A number that changes when the state that the page keeps no longer belongs to the current user. */
export const ownerAtom: Atom.Atom<number> = Atom.map(presenceAtom, ({ person }) => person.turn).pipe(
  Atom.withServerValue(() => 0)
)

/** The member whose session is active, or `undefined` for a visitor. */
export const memberNow: Effect.Effect<Identity | undefined, never, Tokens> = Tokens.use((tokens) =>
  Effect.map(tokens.current, identityOf)
)

/** The failure of a request whose member is no longer signed in. */
export const left: RequestError = failureOfCall({ codes: [] })(new TokenUnavailable({ cause: new SessionEnded() }))

/**
 * Fails if the member who started an operation is no longer signed in. An operation that a visitor started always
 * continues.
 */
export const stays = (by: Identity | undefined): Effect.Effect<void, RequestError, Tokens> =>
  by === undefined
    ? Effect.void
    : Effect.flatMap(memberNow, (now) => (now !== undefined && isSame(by, now) ? Effect.void : Effect.fail(left)))

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
  const state = Atom.writable<State, Event>(
    (get) => get(get(own)),
    (context, event) => context.set(context.get(own), event)
  ).pipe(Atom.withServerValue((get) => get(first)))
  return Atom.setIdleTTL(state, 0)
}

/**
 * Returns the owner of the state that this page keeps, as a number that changes with the user. Without a client
 * provider it is always 0.
 */
export const useOwner = (): number => {
  const registry = React.use(RegistryContext) ?? nowhere
  const subscribe = React.useCallback((notify: () => void) => registry.subscribe(ownerAtom, notify), [registry])
  return React.useSyncExternalStore(
    subscribe,
    () => registry.get(ownerAtom),
    () => 0
  )
}

const nowhere = { get: () => 0, subscribe: () => () => undefined }

type Change<State> = (before: State) => State

/** Keeps state that belongs to one user. When the user changes, it starts again with its initial value. */
export const useOwnedState = <State>(begin: () => State): readonly [State, (change: Change<State>) => void] => {
  const person = useOwner()
  const [stored, store] = React.useState(() => ({ person, state: begin() }))
  const current = stored.person === person ? stored : { person, state: begin() }
  if (current !== stored) store(current)
  const change = React.useCallback(
    (change: Change<State>) =>
      store((before) => {
        const state = change(before.state)
        return state === before.state ? before : { ...before, state }
      }),
    []
  )
  return [current.state, change]
}
