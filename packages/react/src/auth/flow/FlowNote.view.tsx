import * as React from "react"
import { NoticeIcon } from "../../form/NoticeIcon.view.tsx"
import type { TitleProps } from "../../form/Title.view.tsx"
import { classOf } from "../../theme/classes.ts"
import type { FlowClassNames } from "./FlowContext.ts"

export interface FlowNoteProps {
  /** The user's actions. */
  readonly children?: React.ReactNode
  readonly classNames?: FlowClassNames | undefined
  readonly headingLevel?: TitleProps["level"]
  readonly styled?: boolean | undefined
  readonly text?: string | undefined
  readonly title: string
  /** The style of the note. `success` adds a success icon. */
  readonly tone?: "success" | undefined
}

/** Renders a screen without inputs: a heading, a sentence and the user's actions. */
export function FlowNote({ children, classNames, headingLevel = 2, styled, text, title, tone }: FlowNoteProps) {
  const id = React.useId()
  const classes = classOf(classNames, styled)
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} className={classes("flow-note")}>
      {tone !== undefined && (
        <span aria-hidden="true" className={classes("flow-sign")}>
          <NoticeIcon tone={tone} />
        </span>
      )}
      <Heading className={classes("title")} id={id}>
        {title}
      </Heading>
      {text !== undefined && <p className={classes("explanation")}>{text}</p>}
      {children}
    </section>
  )
}
