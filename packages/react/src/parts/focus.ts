/**
 * Moves the focus when the element that had it changes or disappears.
 *
 * @since 0.1.0
 */
import * as React from "react"

/** Returns whether no element has the focus, as after the removal of the focused element. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * Returns a ref for an element that can disappear while it has the focus, such as a retry button. The focus then moves to
 * the element that `next` returns. By default, that is the closest element around it that can have the focus.
 */
export const passesFocus =
  (next?: () => HTMLElement | null | undefined): React.RefCallback<HTMLElement> =>
  (element) => {
    if (element === null) return undefined
    return () => {
      if (document.activeElement !== element) return
      const around = element.parentElement?.closest<HTMLElement>("[tabindex]")
      // React has removed the element when this runs, and rendered what replaces it.
      queueMicrotask(() => {
        if (isFocusLost()) (next === undefined ? around : next())?.focus()
      })
    }
  }

/** Returns a ref as {@link passesFocus} does, for an element whose focus moves to the element with an id. */
export const usePassesFocusTo = (id: string): React.RefCallback<HTMLElement> =>
  React.useMemo(() => passesFocus(() => document.getElementById(id)), [id])

/** Focuses an element on mount, and when `takesFocus` becomes true. */
export const useTakesFocus = (element: React.RefObject<HTMLElement | null>, takesFocus: boolean | undefined): void => {
  React.useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [element, takesFocus])
}

/**
 * Focuses the first element inside `root` that matches `selector` when `value` changes. `isMoved`: whether the change
 * from one value to the next moves the focus.
 */
export const useFocusOnChange = <A>(
  root: React.RefObject<HTMLElement | null>,
  selector: string,
  value: A,
  isMoved: (after: A, before: A) => boolean
): void => {
  const seen = React.useRef(value)
  const moves = React.useRef(isMoved)
  React.useEffect(() => {
    moves.current = isMoved
  })
  React.useEffect(() => {
    const before = seen.current
    seen.current = value
    if (before !== value && moves.current(value, before)) {
      root.current?.querySelector<HTMLElement>(selector)?.focus()
    }
  }, [root, selector, value])
}
