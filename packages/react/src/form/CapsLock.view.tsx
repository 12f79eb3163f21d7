import * as React from "react"
import { useForm } from "./FormContext.ts"

type Listeners = Pick<React.ComponentProps<"input">, "onBlur" | "onKeyDown" | "onKeyUp">

/**
 * Returns whether caps lock is on while the user types in an input, and the listeners that detect it. They also call
 * the input's own listeners.
 */
export const useCapsLock = (own: Listeners): { readonly listeners: Required<Listeners>; readonly on: boolean } => {
  const [on, turn] = React.useState(false)
  const listen = (then: Listeners["onKeyDown"]) => (event: React.KeyboardEvent<HTMLInputElement>) => {
    turn(event.getModifierState("CapsLock"))
    then?.(event)
  }
  return {
    on,
    listeners: {
      onBlur: (event) => {
        turn(false)
        own.onBlur?.(event)
      },
      onKeyDown: listen(own.onKeyDown),
      onKeyUp: listen(own.onKeyUp)
    }
  }
}

/** Shows that caps lock is on. Screen readers announce it once; the focus does not move. */
export function CapsLock({ on }: { readonly on: boolean }) {
  const { classOf, messages } = useForm("CapsLock")
  return (
    <p aria-live="polite" className={classOf("caps-lock")}>
      {on ? messages.form.capsLock : ""}
    </p>
  )
}
