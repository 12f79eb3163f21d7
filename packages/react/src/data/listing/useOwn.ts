"use client"
import * as React from "react"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { personAtom } from "./personAtom.ts"

/** Whose it is what the page keeps: another number for another person. */
export const usePerson = (): number => useAtomValue(personAtom)

type Change<State> = (before: State) => State

/** State that is one person's: another one finds it as it begins. */
export const useOwn = <State>(begin: () => State): readonly [State, (change: Change<State>) => void] => {
  const person = usePerson()
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
