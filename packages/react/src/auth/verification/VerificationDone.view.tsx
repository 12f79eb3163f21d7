import type { FormClassNames } from "../../form/FormContext.ts"
import { Notice } from "../../form/Notice.view.tsx"
import type { VerificationMessages } from "../../i18n/messages/AccountMessages.ts"
import { classOf } from "../../theme/classes.ts"
import { EntryNotice } from "../entry/EntryNotice.view.tsx"
import { ActionButton } from "../recovery/ActionButton.view.tsx"
import type { VerificationOutcome } from "./Verification.ts"

export interface VerificationDoneProps {
  readonly classNames: FormClassNames | undefined
  readonly onSignIn: (() => void) | undefined
  readonly outcome: VerificationOutcome
  readonly styled: boolean | undefined
  readonly takesFocus: boolean
  readonly words: VerificationMessages
}

/** Shows the outcome of an email verification. */
export function VerificationDone(props: VerificationDoneProps) {
  const { classNames, onSignIn, outcome, styled, takesFocus, words } = props
  const classes = classOf(classNames, styled)
  if (outcome._tag !== "Verified") {
    return <EntryNotice className={classes("notice")} outcome={outcome} takesFocus={takesFocus} words={words} />
  }
  return (
    <div className={classes("outcome")}>
      <Notice className={classes("notice")} outcome={outcome._tag} takesFocus={takesFocus} tone="success">
        {words.verified}
      </Notice>
      {onSignIn !== undefined && (
        <ActionButton className={classes("button")} look="accent" onPress={onSignIn}>
          {words.signIn}
        </ActionButton>
      )}
    </div>
  )
}
