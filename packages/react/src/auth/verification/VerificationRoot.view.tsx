import * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import { idle } from "../../form/Submission.ts"
import { verification as english } from "../../i18n/en/account.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { textOf } from "../recovery/Recovery.ts"
import { WordsScope } from "../../i18n/MessagesScope.view.tsx"
import { VerificationContext, type VerificationContextValue } from "./VerificationContext.ts"
import { VerificationLost, VerificationLinkSent } from "./VerificationAside.view.tsx"
import { VerificationDone } from "./VerificationDone.view.tsx"
import type { VerificationState } from "./Verification.ts"

type MaybeUndefined<Props> = { readonly [Name in keyof Props]?: Props[Name] | undefined }
type Shared = Omit<VerificationContextValue, "email" | "onSubmit" | "words">

export interface VerificationRootProps extends MaybeUndefined<Shared> {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly classNames?: FormClassNames | undefined
  readonly email: string
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  readonly lost?: boolean | undefined
  readonly messages?: MessageOverrides | undefined
  readonly onEnterCode?: (() => void) | undefined
  readonly onSignIn?: (() => void) | undefined
  readonly onSubmit: (code: string) => void
  readonly state: VerificationState
  readonly styled?: boolean | undefined
}

/**
 * Renders the form that verifies the code of an email. A notice replaces it if no code can be verified, after a link is
 * sent, and after the verification.
 */
export function VerificationRoot(props: VerificationRootProps) {
  const { alphabet = "digits", children, email, length = 6, link = idle, lost, messages, onSubmit, state } = props
  const { onChangeEmail, onResend, onSendLink, resend } = props
  const { className, classNames, headingLevel, onEnterCode, onSignIn, styled } = props
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
        styled={styled}
        takesFocus={began.state !== "Done"}
        words={words}
      />
    )
  }
  const aside = lost === true ? "lost" : link._tag === "Done" ? "link" : undefined
  return (
    <FormRoot
      className={className}
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
    </FormRoot>
  )
}
