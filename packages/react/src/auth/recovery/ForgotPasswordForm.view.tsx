"use client"
import type { ForgotPasswordFormClassNames } from "../session/AuthSlot.ts"
import type { ComponentProps, RootProps } from "../../parts/ComponentProps.ts"
import { FormElement } from "../../form/FormElement.view.tsx"
import type { Resend } from "../../form/useResendTimer.ts"
import { Status, SubmitButton, Title, type TitleProps } from "../../form/FormParts.view.tsx"
import { idle } from "../../form/Submission.ts"
import { useWords, WordsScope } from "../../i18n/MessagesContext.ts"
import { forgotPassword } from "../../i18n/en/account.ts"
import { recoveryProblems } from "../../i18n/en/problems/recovery.ts"
import { checkEmail, textOf, type RecoveryState } from "./Recovery.ts"
import {
  Explanation,
  RecoveryEmail,
  RecoveryError,
  RecoverySent,
  type RecoverySentProps
} from "./RecoveryParts.view.tsx"
import * as React from "react"

export interface ForgotPasswordRootProps
  extends Omit<RecoverySentProps, "email" | "takesFocus" | "words">, RootProps<ForgotPasswordFormClassNames> {
  readonly onSubmit: (email: string) => void
  readonly state: RecoveryState
  /** Whether the notice takes the focus when the email is sent. By default, it does if the form was shown first. */
  readonly takesFocus?: boolean | undefined
}

/** Renders the form that requests a recovery email. A notice replaces it after the request. */
export function ForgotPasswordRoot(props: ForgotPasswordRootProps) {
  const { children, headingLevel, onOtherAddress, onResend, onSubmit, resend, state, takesFocus, ...root } = props
  const words = useWords("forgotPassword", forgotPassword, props.messages)
  const [began] = React.useState(state._tag)
  const isSent = state._tag === "Done"
  const shown = React.useMemo(() => (isSent ? { ...words, title: words.sentTitle } : words), [isSent, words])
  return (
    <FormElement
      {...root}
      problems={recoveryProblems}
      check={(entries) => checkEmail(textOf(entries, "email").trim())}
      key={isSent ? "sent" : "form"}
      onSubmit={(entries) => {
        if (!isSent) onSubmit(textOf(entries, "email").trim())
      }}
      state={isSent ? idle : state}
      words={shown}
    >
      {isSent ? (
        <RecoverySent
          email={state.outcome.email}
          headingLevel={headingLevel}
          onOtherAddress={onOtherAddress}
          onResend={onResend}
          resend={resend}
          takesFocus={takesFocus ?? began !== "Done"}
          words={words}
        />
      ) : (
        <WordsScope messages={props.messages}>{children}</WordsScope>
      )}
    </FormElement>
  )
}

export interface ForgotPasswordFormViewProps extends ComponentProps<ForgotPasswordFormClassNames> {
  /** Whether the email input takes the focus when the form mounts. */
  readonly takesFocusFirst?: boolean | undefined
  /** Content between the email input and the button. */
  readonly children?: React.ReactNode
  /** The initial email address. */
  readonly defaultEmail?: string | undefined
  /** Content below the button, such as a link back to the sign-in. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Content that replaces the explanation of the form. */
  readonly explanation?: React.ReactNode
  /** Called when the user wants to enter another address. */
  readonly onOtherAddress?: (() => void) | undefined
  /** Called when the user requests the email again. */
  readonly onResend?: (() => void) | undefined
  /** Called with the entered address. */
  readonly onSubmit: (email: string) => void
  /** The state of sending the email again. */
  readonly resend?: Resend | undefined
  /** The state of the form. */
  readonly state: RecoveryState
  /** Whether the notice takes the focus when the email is sent. By default, it does if the form was shown first. */
  readonly takesFocus?: boolean | undefined
}

/** Renders a form that requests a recovery email, in each of its states. */
export function ForgotPasswordFormView(props: ForgotPasswordFormViewProps) {
  const { children, defaultEmail, explanation, footer, takesFocusFirst, ...root } = props
  const words = useWords("forgotPassword", forgotPassword, props.messages)
  return (
    <ForgotPasswordRoot {...root}>
      <Title level={props.headingLevel} />
      {explanation ?? <Explanation>{words.explanation}</Explanation>}
      <RecoveryError />
      <RecoveryEmail defaultValue={defaultEmail} ref={takesFocusFirst === true ? focus : undefined} />
      {children}
      <SubmitButton />
      <Status />
      {footer}
    </ForgotPasswordRoot>
  )
}

const focus = (input: HTMLInputElement | null): void => input?.focus()
