import * as React from "react"
import { useForm } from "./FormContext.ts"

type Listeners = Pick<React.ComponentProps<"input">, "onBlur" | "onKeyDown" | "onKeyUp">

/** Watches the caps lock key of whoever types in an input. The input's own listeners are called as well. */
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

/** Says that caps lock is on. It is announced once, and leaves the focus where it is. */
export function CapsLock({ on }: { readonly on: boolean }) {
  const { classOf, messages } = useForm("CapsLock")
  return (
    <p aria-live="polite" className={classOf("caps-lock")}>
      {on ? messages.form.capsLock : ""}
    </p>
  )
}
