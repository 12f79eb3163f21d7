"use client"
import * as React from "react"
import { RegistryContext } from "../../runtime/useAtom.ts"
import { ownerAtom } from "./ownerAtom.ts"

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
  const [kept, keep] = React.useState(() => ({ person, state: begin() }))
  const current = kept.person === person ? kept : { person, state: begin() }
  if (current !== kept) keep(current)
  const change = React.useCallback(
    (change: Change<State>) =>
      keep((before) => {
        const state = change(before.state)
        return state === before.state ? before : { ...before, state }
      }),
    []
  )
  return [current.state, change]
}
