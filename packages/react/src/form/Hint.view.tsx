import type * as React from "react"
import { useForm } from "./FormContext.ts"

export interface HintProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly id?: string | undefined
}

/** A quiet sentence that helps with a form, or with the field that names its id. */
export function Hint({ children, className, id }: HintProps) {
  const { classOf } = useForm("Hint")
  return (
    <p className={classOf("hint", className)} id={id}>
      {children}
    </p>
  )
}
