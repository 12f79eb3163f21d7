import * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import { Notice } from "../../form/Notice.view.tsx"
import { resetPassword } from "../../i18n/en/account.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { EntryNotice } from "../entry/EntryNotice.view.tsx"
import { ActionButton } from "./ActionButton.view.tsx"
import { type ResetState, textOf } from "./Recovery.ts"
import { WordsScope } from "../../i18n/MessagesScope.view.tsx"

export interface ResetPasswordRootProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly classNames?: FormClassNames | undefined
  readonly messages?: MessageOverrides | undefined
  /** Called when the user chooses to sign in, after the password is set but no session could be created. */
  readonly onSignIn?: (() => void) | undefined
  readonly onSubmit: (password: string) => void
  readonly state: ResetState
  readonly styled?: boolean | undefined
}

/** Renders the form that sets a new password. A notice replaces it after the password is set. */
export function ResetPasswordRoot({ children, onSignIn, onSubmit, state, ...root }: ResetPasswordRootProps) {
  const words = useWords("resetPassword", resetPassword, root.messages)
  const [began] = React.useState(state._tag)
  if (state._tag !== "Done") {
    return (
      <FormRoot {...root} onSubmit={(entries) => onSubmit(textOf(entries, "password"))} state={state} words={words}>
        <WordsScope messages={root.messages}>{children}</WordsScope>
      </FormRoot>
    )
  }
  const { outcome } = state
  const classes = classOf(root.classNames, root.styled)
  const takesFocus = began !== "Done"
  if (outcome._tag !== "PasswordChanged") {
    return <EntryNotice className={classes("notice")} outcome={outcome} takesFocus={takesFocus} words={words} />
  }
  return (
    <div className={classes("outcome")}>
      <Notice className={classes("notice")} outcome={outcome._tag} takesFocus={takesFocus} tone="success">
        {words.changed}
      </Notice>
      {onSignIn !== undefined && (
        <ActionButton className={classes("button")} look="accent" onPress={onSignIn}>
          {words.signIn}
        </ActionButton>
      )}
    </div>
  )
}
