import * as React from "react"

/**
 * Returns a function with a stable identity that calls the `act` of the last render. Use it only for event handlers.
 */
export const useSteady = <Args extends ReadonlyArray<unknown>>(
  act: ((...args: Args) => void) | undefined
): ((...args: Args) => void) | undefined => {
  const last = React.useRef(act)
  React.useLayoutEffect(() => {
    last.current = act
  })
  const steady = React.useCallback((...args: Args) => last.current?.(...args), [])
  return act === undefined ? undefined : steady
}

/** Returns the value of an earlier render as long as `same` considers the new value equal to it. */
export const useKept = <Value>(value: Value, same: (one: Value, other: Value) => boolean): Value => {
  const [kept, keep] = React.useState({ value })
  if (kept.value === value || same(kept.value, value)) return kept.value
  keep({ value })
  return value
}

/** Checks whether two objects have identical values in all fields. */
export const sameFields = <Fields extends object>(one: Fields, other: Fields): boolean => {
  const names = Object.keys(one) as Array<keyof Fields>
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
}
