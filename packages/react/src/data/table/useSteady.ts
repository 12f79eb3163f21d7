import * as React from "react"

/** A function that stays the same, and does what that of the last render does. Only for what an event calls. */
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

/** The value of an earlier render as long as the new one is the same to those who read it. */
export const useKept = <Value>(value: Value, same: (one: Value, other: Value) => boolean): Value => {
  const [kept, keep] = React.useState({ value })
  if (kept.value === value || same(kept.value, value)) return kept.value
  keep({ value })
  return value
}

/** Whether two objects have the same in each field. */
export const sameFields = <Fields extends object>(one: Fields, other: Fields): boolean => {
  const names = Object.keys(one) as Array<keyof Fields>
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
}
