import * as React from "react"

/**
 * Checks whether React would render the same output for two nodes: equal elements with deeply equal props. Functions
 * are equal only if they are identical, because the values that they close over cannot be compared.
 */
export const sameNode = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (Array.isArray(one)) return Array.isArray(other) && sameProps(one, other)
  if (React.isValidElement<object>(one)) {
    return (
      React.isValidElement<object>(other) &&
      one.type === other.type &&
      one.key === other.key &&
      sameProps(one.props, other.props)
    )
  }
  return isPlain(one) && isPlain(other) && sameFields(one, other)
}

const sameProps = (some: object, others: object): boolean => {
  const [entries, values] = [Object.entries(some), new Map(Object.entries(others))]
  return (
    entries.length === values.size &&
    entries.every(([name, value]) => values.has(name) && sameNode(value, values.get(name)))
  )
}

// Matches plain objects, such as a style. A class instance or an element may have state that its fields do not show.
const isPlain = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !("$$typeof" in value)

/**
 * Returns a function with a stable identity that calls the `act` of the last render. Use it only for event handlers.
 */
export const useStableCallback = <Args extends ReadonlyArray<unknown>>(
  act: ((...args: Args) => void) | undefined
): ((...args: Args) => void) | undefined => {
  const last = React.useRef(act)
  React.useLayoutEffect(() => {
    last.current = act
  })
  const stable = React.useCallback((...args: Args) => last.current?.(...args), [])
  return act === undefined ? undefined : stable
}

/** Returns the value of an earlier render as long as `same` considers the new value equal to it. */
export const useStableValue = <Value>(value: Value, same: (one: Value, other: Value) => boolean): Value => {
  const [stable, setStable] = React.useState({ value })
  if (stable.value === value || same(stable.value, value)) return stable.value
  setStable({ value })
  return value
}

/** Checks whether two objects have identical values in all fields. */
export const sameFields = <Fields extends object>(one: Fields, other: Fields): boolean => {
  const names = Object.keys(one) as Array<keyof Fields>
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
}
