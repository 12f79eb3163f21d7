import { Control } from "../../parts/Elements.tsx"
import { LabelContext, useLabel, useLabelRef } from "../../parts/Label.ts"
import { Alert } from "../../parts/Alert.view.tsx"
import { usePassesFocusTo } from "../../parts/focus.ts"
import { type OwnProps, Part, type PartState, rootProps } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import type { TitleProps } from "../../form/FormParts.view.tsx"
import { Notice } from "../../form/Notice.view.tsx"
import { useWords } from "../../i18n/MessagesContext.ts"
import { security } from "../../i18n/en/security.ts"
import { useProblemText } from "../../i18n/useProblemText.ts"
import type { Problem } from "../../problem/Problem.ts"
import { classOf } from "../../theme/classes.ts"
import type { Read } from "./Read.ts"
import { SecurityContext, type SecurityClassNames, type SecuritySlot, useSecurity } from "./SecurityContext.ts"
import * as React from "react"

export interface SecurityRootProps extends RootProps<SecurityClassNames> {
  /** The state of the panel, for style sheets and tests. */
  readonly state?: string | undefined
}

/** Renders the section around the parts of a security panel. */
export function SecurityRoot(props: SecurityRootProps) {
  const { children, classNames, messages, state, styled = true } = props
  const id = React.useId()
  const label = useLabel(`${id}-heading`)
  const words = useWords("security", security, messages)
  const classes = React.useMemo(() => classOf<SecuritySlot>(classNames, styled), [classNames, styled])
  const context = React.useMemo(
    () => ({ classNames, classOf: classes, id, messages, styled, words }),
    [classNames, classes, id, messages, styled, words]
  )
  return (
    <SecurityContext value={context}>
      <Part
        as="section"
        own={rootProps(props)}
        aria-labelledby={label.id}
        className={classes("security")}
        data-state={state}
      >
        <LabelContext value={label}>{children}</LabelContext>
      </Part>
    </SecurityContext>
  )
}

/** Renders the heading of a security panel, which also labels the section. */
export function SecurityTitle({ children, level = 2, ...own }: TitleProps) {
  const { classOf, id } = useSecurity("Title")
  const heading = useLabelRef(`${id}-heading`)
  const Heading = `h${level}` as const
  return (
    <Part as={Heading} own={own} className={classOf("title")} id={`${id}-heading`} tabIndex={-1} ref={heading}>
      {children}
    </Part>
  )
}

export interface SecurityTextProps extends OwnProps<PartState> {
  readonly children?: React.ReactNode
}

/** Shows a text below the heading of a security panel. */
export function SecurityText({ children, ...own }: SecurityTextProps) {
  const { classOf } = useSecurity("Text")
  return (
    <Part as="p" own={own} className={classOf("security-text")}>
      {children}
    </Part>
  )
}

export interface SecurityAbsenceProps {
  readonly onReload: () => void
  /** The props that the application passes to the message. */
  readonly own: OwnProps<PartState>
  readonly state: Read<unknown>
}

/** Shows why the content of a panel is missing: it is loading, could not be loaded, or the provider lacks it. */
export function SecurityAbsence({ onReload, own, state }: SecurityAbsenceProps) {
  const { classOf, id, words } = useSecurity("Absence")
  const toHeading = usePassesFocusTo(`${id}-heading`)
  if (state._tag === "Loading")
    return (
      <Part as="output" own={own} className={classOf("security-text")}>
        <span className={classOf("unseen")}>{words.loading}</span>
        <span aria-hidden="true" className={classOf("security-skeleton")} />
      </Part>
    )
  if (state._tag === "Ready") return null
  return (
    <>
      <SecurityProblem own={own} problem={state.problem} />
      {state.problem.retryable && (
        <Control as="button" className={classOf("button")} onClick={onReload} ref={toHeading} type="button">
          {words.retry}
        </Control>
      )}
    </>
  )
}

export interface SecurityProblemProps {
  /** The props that the application passes to the message. */
  readonly own?: OwnProps<PartState> | undefined
  readonly problem: Problem | undefined
}

/** Shows the problem of an action without a form. Screen readers announce it. */
export function SecurityProblem({ own = {}, problem }: SecurityProblemProps) {
  const { classOf, messages } = useSecurity("Problem")
  const textOf = useProblemText(messages)
  if (problem === undefined) return null
  const text = <p>{textOf(problem)}</p>
  // A missing feature is no failure of an action, so it does not interrupt screen readers.
  return problem.key === "notSupported" ? (
    <Part as="output" own={own} className={classOf("security-text")} data-problem={problem.key}>
      {text}
    </Part>
  ) : (
    <Alert className={classOf("alert")} own={own} problem={problem}>
      {text}
    </Alert>
  )
}

export interface SecurityNoticeProps {
  /** The props that the application passes to the notice. */
  readonly own: OwnProps<PartState>
  readonly text: string | undefined
}

/** Shows the result of an action, and takes the focus from the removed control. */
export function SecurityNotice({ own, text }: SecurityNoticeProps) {
  const { classOf } = useSecurity("Notice")
  return text === undefined ? null : (
    <Notice className={classOf("notice")} own={own} key={text} outcome="done" takesFocus tone="success">
      {text}
    </Notice>
  )
}

/** Returns the calendar day of a moment in the browser's time zone, as its midnight in UTC. */
export const dayOf = (at: Date): Date => new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()))
