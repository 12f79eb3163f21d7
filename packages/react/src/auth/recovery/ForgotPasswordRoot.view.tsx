import * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import { idle } from "../../form/Submission.ts"
import { forgotPassword } from "../../i18n/en/account.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { RecoverySent, type RecoverySentProps } from "./RecoverySent.view.tsx"
import { type RecoveryState, textOf } from "./Recovery.ts"
import { WordsScope } from "../../i18n/MessagesScope.view.tsx"

export interface ForgotPasswordRootProps extends Omit<RecoverySentProps, "email" | "takesFocus" | "words"> {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly classNames?: FormClassNames | undefined
  readonly messages?: MessageOverrides | undefined
  readonly onSubmit: (email: string) => void
  readonly state: RecoveryState
  readonly styled?: boolean | undefined
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
    <FormRoot
      {...root}
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
    </FormRoot>
  )
}
