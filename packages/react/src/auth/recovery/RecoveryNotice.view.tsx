import type { FormClassNames } from "../../form/FormContext.ts"
import { Notice } from "../../form/Notice.view.tsx"
import { resetPassword } from "../../i18n/en/account.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import type { NoToken } from "./Recovery.ts"

export interface RecoveryNoticeProps {
  readonly classNames?: FormClassNames | undefined
  readonly messages?: MessageOverrides | undefined
  readonly styled?: boolean | undefined
  readonly why: NoToken
}

/** Shows why no password can be set on this page. */
export function RecoveryNotice({ classNames, messages, styled, why }: RecoveryNoticeProps) {
  const words = useWords("resetPassword", resetPassword, messages)
  return (
    <Notice
      className={classOf(classNames, styled)("notice")}
      outcome={why === "over" ? "TokenOver" : "TokenMissing"}
      takesFocus={why === "over"}
      tone="warning"
    >
      {why === "over" ? words.over : words.missing}
    </Notice>
  )
}
