"use client"
import { Control } from "../../parts/Elements.tsx"
import { useLabelId } from "../../parts/Label.ts"
import { type PartProps, type RootElementProps, usePartContext } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { CodeField } from "../../form/CodeField.view.tsx"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { Hint, Status, SubmitButton, type TitleProps } from "../../form/FormParts.view.tsx"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import type { Submission } from "../../form/Submission.ts"
import { EmailField, ReadOnlyField } from "../../form/TextField.view.tsx"
import { form } from "../../i18n/en/form.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import type { ChangeEmailFormClassNames } from "./SecurityContext.ts"
import { checkCode } from "../factors/MfaState.ts"
import { checkEmail, textOf } from "../recovery/Recovery.ts"
import { useSecurity } from "./SecurityContext.ts"
import { SecurityNotice, SecurityProblem, SecurityRoot, SecurityTitle } from "./SecurityParts.view.tsx"
import type { ChangeEmailActions, ChangeEmailState } from "./useChangeEmail.ts"
import * as React from "react"

interface ChangeEmailContextValue {
  readonly actions: ChangeEmailActions
  readonly state: ChangeEmailState
}

const ChangeEmailContext = React.createContext<ChangeEmailContextValue | undefined>(undefined)

const useChangeEmailContext = (part: string): ChangeEmailContextValue =>
  usePartContext(ChangeEmailContext, part, "ChangeEmailFormParts.Root")

export interface ChangeEmailRootViewProps extends RootProps<ChangeEmailFormClassNames> {
  readonly actions: ChangeEmailActions
  readonly state: ChangeEmailState
}

/** Renders the section around the parts of an email change. */
export function ChangeEmailRootView({ actions, children, state, ...root }: ChangeEmailRootViewProps) {
  const context = React.useMemo(() => ({ actions, state }), [actions, state])
  return (
    <SecurityRoot {...root} state={state.step._tag.toLowerCase()}>
      <ChangeEmailContext value={context}>{children}</ChangeEmailContext>
    </SecurityRoot>
  )
}

/** Renders the heading of an email change. */
export function ChangeEmailTitle({ children, ...title }: TitleProps) {
  const { words } = useSecurity("Title")
  return <SecurityTitle {...title}>{children ?? words.emailTitle}</SecurityTitle>
}

/** Shows that the email address was changed, or that it cannot be changed here. */
export function ChangeEmailNotice(own: PartProps<"output">) {
  const { state } = useChangeEmailContext("Notice")
  const { words } = useSecurity("Notice")
  if (state.step._tag === "Done") return <SecurityNotice own={own} text={words.emailDone(state.step.email)} />
  return <SecurityProblem own={own} problem={state.problem} />
}

/** Renders the form of the new email address, and then the form of the code that was sent to it. */
export function ChangeEmailFields(own: RootElementProps) {
  const { actions, state } = useChangeEmailContext("Fields")
  const { step } = state
  if (state.problem !== undefined || step._tag === "Done") return null
  return step._tag === "Email" ? (
    <EmailStep change={step.change} current={state.current} onSubmit={actions.submit} own={own} />
  ) : (
    <CodeStep
      change={step.change}
      email={step.email}
      onRestart={actions.restart}
      onSubmit={actions.confirm}
      own={own}
    />
  )
}

interface EmailStepProps {
  readonly change: Submission<unknown>
  readonly current: string | undefined
  readonly onSubmit: (email: string) => void
  readonly own: RootElementProps
}

function EmailStep({ change, current, onSubmit, own }: EmailStepProps) {
  const { classNames, id, messages, styled, words } = useSecurity("Fields")
  const labelId = useLabelId(`${id}-heading`)
  return (
    <FormRoot
      {...own}
      check={(entries) => checkEmail(textOf(entries, "email").trim())}
      classNames={classNames}
      labelledBy={labelId}
      messages={messages}
      onSubmit={(entries) => onSubmit(textOf(entries, "email"))}
      state={change}
      styled={styled}
      words={{ title: words.emailTitle, submit: words.emailSubmit, submitting: words.emailSubmitting }}
    >
      <ErrorSummary labels={{ email: words.emailNew }} />
      {current !== undefined && <ReadOnlyField label={words.emailCurrent} name="username" value={current} />}
      <EmailField autoComplete="email" label={words.emailNew} />
      <SubmitButton />
      <Status />
    </FormRoot>
  )
}

interface CodeStepProps {
  readonly change: Submission<unknown>
  readonly email: string
  readonly onRestart: () => void
  readonly onSubmit: (code: string) => void
  readonly own: RootElementProps
}

function CodeStep({ change, email, onRestart, onSubmit, own }: CodeStepProps) {
  const { classNames, classOf, id, messages, styled, words } = useSecurity("Fields")
  const labelId = useLabelId(`${id}-heading`)
  const { code } = useWords("form", form, messages)
  return (
    <FormRoot
      {...own}
      check={(entries) => checkCode("EMAIL", textOf(entries, "code"))}
      classNames={classNames}
      labelledBy={labelId}
      messages={messages}
      onSubmit={(entries) => onSubmit(textOf(entries, "code"))}
      state={change}
      styled={styled}
      words={{ title: words.emailTitle, submit: words.emailConfirm, submitting: words.emailConfirming }}
    >
      <Hint>{words.emailCode(email)}</Hint>
      <ErrorSummary labels={{ code }} />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened this step is no longer rendered */}
      <CodeField autoFocus />
      <SubmitButton />
      <Control as="button" className={classOf("button")} onClick={onRestart} type="button">
        {words.emailOther}
      </Control>
      <Status />
    </FormRoot>
  )
}

export interface ChangeEmailFormViewProps extends Omit<
  ChangeEmailRootViewProps,
  "children" | keyof RootElementProps | "styled"
> {
  /** The dialog in which the member authenticates again, while it is open. */
  readonly dialog?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
}

/** Renders an email change in each of its states. */
export function ChangeEmailFormView({ dialog, headingLevel, ...root }: ChangeEmailFormViewProps) {
  return (
    <ChangeEmailRootView {...root}>
      <ChangeEmailTitle level={headingLevel} />
      <ChangeEmailNotice />
      <ChangeEmailFields />
      {dialog}
    </ChangeEmailRootView>
  )
}
