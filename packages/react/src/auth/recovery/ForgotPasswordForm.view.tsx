"use client"
import type * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import type { Resend } from "../../form/Resend.ts"
import { Status } from "../../form/Status.view.tsx"
import { SubmitButton } from "../../form/SubmitButton.view.tsx"
import { Title, type TitleProps } from "../../form/Title.view.tsx"
import { forgotPassword } from "../../i18n/en/account.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { Explanation, RecoveryEmail, RecoveryError } from "./ForgotPasswordParts.view.tsx"
import { ForgotPasswordRoot } from "./ForgotPasswordRoot.view.tsx"
import type { RecoveryState } from "./Recovery.ts"

export interface ForgotPasswordFormViewProps {
  /** Whether the email input takes the focus when the form mounts. */
  readonly takesFocusFirst?: boolean | undefined
  /** Content between the email input and the button. */
  readonly children?: React.ReactNode
  /** Additional class names, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** The initial email address. */
  readonly defaultEmail?: string | undefined
  /** Content below the button, such as a link back to the sign-in. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
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
