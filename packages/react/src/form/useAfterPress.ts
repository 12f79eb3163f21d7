import * as React from "react"

/**
 * Returns a function that runs a check after the current press of the pointer, or immediately if there is none.
 *
 * A field loses the focus when the pointer goes down on a button. An error that appears then moves the button away from
 * the pointer, and the browser drops the click. The check therefore waits for the end of the click.
 */
export const useAfterPress = (): ((run: () => void) => void) => {
  const pressed = React.useRef(false)
  React.useEffect(() => {
    const down = () => void (pressed.current = true)
    const up = () => void (pressed.current = false)
    document.addEventListener("pointerdown", down, true)
    document.addEventListener("pointerup", up, true)
    document.addEventListener("pointercancel", up, true)
    return () => {
      document.removeEventListener("pointerdown", down, true)
      document.removeEventListener("pointerup", up, true)
      document.removeEventListener("pointercancel", up, true)
    }
  }, [])
  return React.useCallback((run) => {
    if (!pressed.current) return run()
    const released = () => {
      document.removeEventListener("pointerup", released)
      document.removeEventListener("pointercancel", released)
      setTimeout(run)
    }
    document.addEventListener("pointerup", released)
    document.addEventListener("pointercancel", released)
  }, [])
}
