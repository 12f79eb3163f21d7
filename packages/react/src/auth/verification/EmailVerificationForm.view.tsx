"use client"
import { rootProps } from "../../parts/Part.view.tsx"
import type { EmailVerificationFormClassNames } from "../session/AuthSlot.ts"
import type { ComponentProps, RootProps } from "../../parts/ComponentProps.ts"
import type { Alphabet } from "../../form/CodeField.view.tsx"
import { FormElement } from "../../form/FormElement.view.tsx"
import type { Resend } from "../../form/useResendTimer.ts"
import { Status, SubmitButton, Title, type TitleProps } from "../../form/FormParts.view.tsx"
import { idle, type Submission } from "../../form/Submission.ts"
import { useWords, WordsScope } from "../../i18n/MessagesContext.ts"
import { verification as english } from "../../i18n/en/account.ts"
import { verificationProblems } from "../../i18n/en/problems/verification.ts"
import { textOf } from "../recovery/Recovery.ts"
import { checkCode, type VerificationState } from "./Verification.ts"
import {
  VerificationActions,
  VerificationContext,
  type VerificationContextValue,
  ChangeEmail,
  CodeError,
  CodeExplanation,
  CodeHint,
  CodeInput,
  ResendCode,
  SendLink
} from "./VerificationParts.view.tsx"
import { VerificationLinkSent, VerificationLost, VerificationDone } from "./VerificationNotices.view.tsx"
import * as React from "react"

type MaybeUndefined<Props> = { readonly [Name in keyof Props]?: Props[Name] | undefined }
type Shared = Omit<VerificationContextValue, "email" | "onSubmit" | "words">

export interface VerificationRootProps extends MaybeUndefined<Shared>, RootProps<EmailVerificationFormClassNames> {
  readonly email: string
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  readonly lost?: boolean | undefined
  readonly onEnterCode?: (() => void) | undefined
  readonly onSignIn?: (() => void) | undefined
  readonly onSubmit: (code: string) => void
  readonly state: VerificationState
}

/**
 * Renders the form that verifies the code of an email. A notice replaces it if no code can be verified, after a link is
 * sent, and after the verification.
 */
export function VerificationRoot(props: VerificationRootProps) {
  const { alphabet = "digits", children, email, length = 6, link = idle, lost, messages, onSubmit, state } = props
  const { onChangeEmail, onResend, onSendLink, resend } = props
  const { classNames, headingLevel, onEnterCode, onSignIn, styled } = props
  const words = useWords("verification", english, messages)
  const [began] = React.useState({ lost: lost === true, state: state._tag })
  const context = React.useMemo(
    () => ({ alphabet, email, length, link, onChangeEmail, onResend, onSendLink, onSubmit, resend, words }),
    [alphabet, email, length, link, onChangeEmail, onResend, onSendLink, onSubmit, resend, words]
  )
  if (state._tag === "Done") {
    return (
      <VerificationDone
        classNames={classNames}
        onSignIn={onSignIn}
        outcome={state.outcome}
        own={rootProps(props)}
        styled={styled}
        takesFocus={began.state !== "Done"}
        words={words}
      />
    )
  }
  const aside = lost === true ? "lost" : link._tag === "Done" ? "link" : undefined
  return (
    <FormElement
      {...rootProps(props)}
      problems={verificationProblems}
      check={(entries) => (aside === undefined ? checkCode(textOf(entries, "code"), length) : undefined)}
      classNames={classNames}
      key={aside}
      messages={messages}
      onSubmit={(entries) => {
        if (aside === undefined) onSubmit(textOf(entries, "code"))
      }}
      state={aside === undefined ? state : idle}
      styled={styled}
      words={aside === "lost" ? { ...words, title: words.lostTitle } : words}
    >
      {aside === "lost" && (
        <VerificationLost headingLevel={headingLevel} onSignIn={onSignIn} takesFocus={!began.lost} words={words} />
      )}
      {aside === "link" && (
        <VerificationLinkSent
          email={email}
          headingLevel={headingLevel}
          onEnterCode={onEnterCode}
          onSignIn={onSignIn}
          words={words}
        />
      )}
      {aside === undefined && (
        <VerificationContext value={context}>
          <WordsScope messages={messages}>{children}</WordsScope>
        </VerificationContext>
      )}
    </FormElement>
  )
}

export interface EmailVerificationFormViewProps extends ComponentProps<EmailVerificationFormClassNames> {
  /** The characters of the code. Default: `digits`. */
  readonly alphabet?: Alphabet | undefined
  /** Whether the code input takes the focus when the form mounts. */
  readonly autoFocus?: boolean | undefined
  /** Content between the code and the button. */
  readonly children?: React.ReactNode
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
