"use client"
import type * as React from "react"
import type { Alphabet } from "../../form/Code.ts"
import type { FormClassNames } from "../../form/FormContext.ts"
import type { Resend } from "../../form/Resend.ts"
import { Status } from "../../form/Status.view.tsx"
import type { Submission } from "../../form/Submission.ts"
import { SubmitButton } from "../../form/SubmitButton.view.tsx"
import { Title, type TitleProps } from "../../form/Title.view.tsx"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { VerificationState } from "./Verification.ts"
import {
  ChangeEmail,
  CodeError,
  CodeExplanation,
  CodeHint,
  CodeInput,
  ResendCode,
  SendLink
} from "./VerificationParts.view.tsx"
import { VerificationActions } from "./VerificationActions.view.tsx"
import { VerificationRoot } from "./VerificationRoot.view.tsx"

export interface EmailVerificationFormViewProps {
  /** What the code is made of: digits where nothing is said. */
  readonly alphabet?: Alphabet | undefined
  /** Puts the focus into the code when the form appears. */
  readonly autoFocus?: boolean | undefined
  /** Stands between the code and the button. */
  readonly children?: React.ReactNode
  /** Classes to add, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** How many characters the code has: 6 where nothing is said. */
  readonly codeLength?: number | undefined
  /** The address that the code was mailed to. */
  readonly email: string
  /** Stands below the form. */
  readonly footer?: React.ReactNode
  /** Level of the heading in the page around the form. */
  readonly headingLevel?: TitleProps["level"]
  /** Where the mail with a link stands. */
  readonly link?: Submission<true> | undefined
  /** Whether nothing is left to verify here. */
  readonly lost?: boolean | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Goes back to where the address was entered, such as the sign-up. */
  readonly onChangeEmail?: ((email: string) => void) | undefined
  /** Goes back from the link to the code. */
  readonly onEnterCode?: (() => void) | undefined
  /** Has a new code mailed. */
  readonly onResend?: (() => void) | undefined
  /** Has a link mailed in place of a code. */
  readonly onSendLink?: (() => void) | undefined
  /** Leads to the sign-in, which mails a new code where one is still needed. */
  readonly onSignIn?: (() => void) | undefined
  /** Called with the code that was entered. */
  readonly onSubmit: (code: string) => void
  /** Where sending a new code stands. */
  readonly resend?: Resend | undefined
  /** What the form shows. */
  readonly state: VerificationState
}

/** How the verification of an address looks in each of its states. */
export function EmailVerificationFormView(props: EmailVerificationFormViewProps) {
  const { autoFocus, children, codeLength, footer, ...root } = props
  return (
    <VerificationRoot {...root} length={codeLength ?? 6}>
      <Title level={props.headingLevel} />
      <CodeExplanation />
      <CodeError />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for it, after a step of the same flow */}
      <CodeInput autoFocus={autoFocus} />
      {children}
      <SubmitButton />
      <Status />
      <CodeHint />
      <VerificationActions>
        <ResendCode />
        <SendLink />
        <ChangeEmail />
      </VerificationActions>
      {footer}
    </VerificationRoot>
  )
}
