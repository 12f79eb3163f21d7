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
  /** Puts the focus into the address when the form appears. */
  readonly takesFocusFirst?: boolean | undefined
  /** Stands between the address and the button. */
  readonly children?: React.ReactNode
  /** Classes to add, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** The address to begin with. */
  readonly defaultEmail?: string | undefined
  /** Stands below the button, such as a link back to the sign-in. */
  readonly footer?: React.ReactNode
  /** Level of the heading in the page around the form. */
  readonly headingLevel?: TitleProps["level"]
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Stands in place of the sentence that says what the form does. */
  readonly explanation?: React.ReactNode
  /** Goes back to the question for the address. */
  readonly onOtherAddress?: (() => void) | undefined
  /** Sends the mail once more. */
  readonly onResend?: (() => void) | undefined
  /** Called with the address that was entered. */
  readonly onSubmit: (email: string) => void
  /** Where sending the mail once more stands. */
  readonly resend?: Resend | undefined
  /** What the form shows. */
  readonly state: RecoveryState
  /** Takes the focus when the mail is sent. By default where the form was seen before. */
  readonly takesFocus?: boolean | undefined
}

/** How a forgotten password looks in each of its states. */
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
