import * as React from "react"
import { Notice } from "../../form/Notice.view.tsx"
import type { EntryMessages } from "../../i18n/messages/SignInMessages.ts"
import type { EntryOutcome } from "./Entry.ts"

export interface EntryNoticeProps {
  readonly className?: string | undefined
  readonly outcome: EntryOutcome
  readonly takesFocus: boolean
  readonly words: EntryMessages
}

/** Renders the outcome of a sign-in or sign-up. */
export function EntryNotice({ className, outcome, takesFocus, words }: EntryNoticeProps) {
  return (
    <Notice
      className={className}
      outcome={outcome._tag}
      takesFocus={takesFocus}
      tone={outcome._tag === "SignedIn" ? "success" : "info"}
    >
      {sentence(words, outcome)}
    </Notice>
  )
}

const sentence = (words: EntryMessages, outcome: EntryOutcome): string => {
  switch (outcome._tag) {
    case "SignedIn":
      return words.done
    case "EmailVerificationRequired":
      return words.verifyEmail(outcome.email)
    case "OwnerApprovalRequired":
      return words.awaitApproval
    case "FactorRequired":
      return words.proveFactor
    case "PageNeeded":
      return words.leaving ?? words.done
  }
}
