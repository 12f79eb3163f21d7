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
  /** The characters of the code. Default: `digits`. */
  readonly alphabet?: Alphabet | undefined
  /** Whether the code input takes the focus when the form mounts. */
  readonly autoFocus?: boolean | undefined
  /** Content between the code and the button. */
  readonly children?: React.ReactNode
  /** Additional class names, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** The number of characters in the code. Default: 6. */
  readonly codeLength?: number | undefined
  /** The address that the code was sent to. */
  readonly email: string
  /** Content below the form. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** The state of sending an email with a link. */
  readonly link?: Submission<true> | undefined
  /** Whether no code can be verified here. */
  readonly lost?: boolean | undefined
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
  /** Called with the address when the user wants to change it, for example to return to the sign-up. */
  readonly onChangeEmail?: ((email: string) => void) | undefined
  /** Called when the user returns from the link to the code. */
  readonly onEnterCode?: (() => void) | undefined
  /** Called when the user requests a new code. */
  readonly onResend?: (() => void) | undefined
  /** Called when the user requests a link instead of a code. */
  readonly onSendLink?: (() => void) | undefined
  /** Called when the user chooses to sign in. The sign-in sends a new code if one is still needed. */
  readonly onSignIn?: (() => void) | undefined
  /** Called with the entered code. */
  readonly onSubmit: (code: string) => void
  /** The state of sending a new code. */
  readonly resend?: Resend | undefined
  /** The state of the form. */
  readonly state: VerificationState
}

/** Renders an email verification in each of its states. */
export function EmailVerificationFormView(props: EmailVerificationFormViewProps) {
  const { autoFocus, children, codeLength, footer, ...root } = props
  return (
    <VerificationRoot {...root} length={codeLength ?? 6}>
      <Title level={props.headingLevel} />
      <CodeExplanation />
      <CodeError />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opt-in, after a step of the same flow */}
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
