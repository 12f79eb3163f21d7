"use client"
import * as React from "react"
import { RegistryContext } from "../../runtime/RegistryContext.ts"
import { ownerAtom } from "./ownerAtom.ts"

/** Whose it is what the page keeps: another number for another person. Without a client nobody comes and goes. */
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

/** State that is one person's: another one finds it as it begins. */
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
