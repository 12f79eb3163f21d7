import type * as React from "react"
import { usePassage } from "./Passage.ts"

export interface PassagePartProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}

export interface PassageTitleProps extends PassagePartProps {
  /** The heading level. Default: 2. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Renders an icon for the passage's state, hidden from assistive technology. */
export function PassageSign({ className }: PassagePartProps) {
  const { classOf, state } = usePassage("PassageSign")
  return (
    <span aria-hidden="true" className={classOf("passage-sign", className)}>
      {state.tone === "pending" ? (
        <span className={classOf("spinner")} />
      ) : (
        <svg fill="none" height="24" viewBox="0 0 24 24" width="24">
          <path
            d={signs[state.tone]}
            stroke="currentColor"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="2"
          />
        </svg>
      )}
    </span>
  )
}

const signs = { success: "m5 12.5 4.5 4.5L19 7.5", info: "M12 6.5v.01M12 11v7", failed: "M12 5.5v8M12 18v.01" } as const

/** Renders the heading, which also names the passage's section. */
export function PassageTitle({ children, className, level = 2 }: PassageTitleProps) {
  const { classOf, id, state } = usePassage("PassageTitle")
  const Heading = `h${level}` as const
  return (
    <Heading className={classOf("title", className)} id={`${id}-title`}>
      {children ?? state.title}
    </Heading>
  )
}

/** Renders the result of the passage in a sentence. A failure is an alert and can receive the focus. */
export function PassageText({ children, className }: PassagePartProps) {
  const { classOf, state } = usePassage("PassageText")
  const text = children ?? state.text
  if (text === undefined) return null
  return state.tone === "failed" ? (
    <p className={classOf("passage-text", className)} data-summary="" role="alert" tabIndex={-1}>
      {text}
    </p>
  ) : (
    <p className={classOf("passage-text", className)}>{text}</p>
  )
}

/** Renders a container for the user's actions. */
export function PassageActions({ children, className }: PassagePartProps) {
  const { classOf } = usePassage("PassageActions")
  return <div className={classOf("passage-actions", className)}>{children}</div>
}

/** Announces the progress to assistive technology, unless the passage failed. */
export function PassageStatus({ className }: PassagePartProps) {
  const { classOf, state } = usePassage("PassageStatus")
  const said = state.tone === "failed" ? "" : [state.title, state.text].filter(Boolean).join(" ")
  return <output className={classOf("status", className)}>{said}</output>
}
