import type { FormClassNames } from "../../form/FormContext.ts"
import { Notice, type NoticeProps } from "../../form/Notice.view.tsx"
import type { ApprovalMessages } from "../../i18n/messages/AccountMessages.ts"
import { classOf } from "../../theme/classes.ts"
import { ActionButton } from "../recovery/ActionButton.view.tsx"
import type { ApprovalOutcome } from "./Approval.ts"

type Decided = Exclude<ApprovalOutcome, { readonly _tag: "StillPending" }>

export interface ApprovalDoneProps {
  readonly classNames: FormClassNames | undefined
  readonly onSignIn: (() => void) | undefined
  readonly outcome: Decided
  readonly styled: boolean | undefined
  readonly takesFocus: boolean
  readonly words: ApprovalMessages
}

/** Shows the outcome of the wait for approval. */
export function ApprovalDone({ classNames, onSignIn, outcome, styled, takesFocus, words }: ApprovalDoneProps) {
  const classes = classOf(classNames, styled)
  const { text, tone } = sayings(outcome, words)
  return (
    <div className={classes("outcome")}>
      <Notice className={classes("notice")} outcome={outcome._tag} takesFocus={takesFocus} tone={tone}>
        {text}
      </Notice>
      {outcome._tag === "Approved" && onSignIn !== undefined && (
        <ActionButton className={classes("button")} look="accent" onPress={onSignIn}>
          {words.signInNow}
        </ActionButton>
      )}
    </div>
  )
}

const sayings = (outcome: Decided, words: ApprovalMessages): Pick<NoticeProps, "tone"> & { readonly text: string } => {
  switch (outcome._tag) {
    case "SignedIn":
      return { text: words.signedIn, tone: "success" }
    case "Approved":
      return { text: words.approved, tone: "success" }
    case "Declined":
      return { text: words.declined, tone: "warning" }
    case "EmailVerificationRequired":
      return { text: words.pendingVerification, tone: "info" }
    case "FactorRequired":
      return { text: words.proveFactor, tone: "info" }
    case "PageNeeded":
      return { text: words.opening, tone: "info" }
  }
}
