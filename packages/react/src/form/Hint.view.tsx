import type * as React from "react"
import { useForm } from "./FormContext.ts"

export interface HintProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly id?: string | undefined
}

/** Shows a hint for a form, or for the field that refers to its id. */
export function Hint({ children, className, id }: HintProps) {
  const { classOf } = useForm("Hint")
  return (
    <p className={classOf("hint", className)} id={id}>
      {children}
    </p>
  )
}
