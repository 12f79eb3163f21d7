import type * as React from "react"
import { useForm } from "./FormContext.ts"

export interface TitleProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** The level of the heading, 2 by default. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Renders the heading of a form, which also labels the form. */
export function Title({ children, className, level = 2 }: TitleProps) {
  const { classOf, id, words } = useForm("Title")
  const Heading = `h${level}` as const
  return (
    <Heading className={classOf("title", className)} id={`${id}-title`}>
      {children ?? words.title}
    </Heading>
  )
}
