import { useForm } from "../../form/FormContext.ts"
import { Hint } from "../../form/Hint.view.tsx"
import { Notice } from "../../form/Notice.view.tsx"
import type { Resend } from "../../form/Resend.ts"
import { ResendButton } from "../../form/ResendButton.view.tsx"
import { Title, type TitleProps } from "../../form/Title.view.tsx"
import type { ForgotPasswordMessages } from "../../i18n/messages/AccountMessages.ts"
import { ActionButton } from "./ActionButton.view.tsx"

export interface RecoverySentProps {
  readonly email: string
  readonly headingLevel?: TitleProps["level"]
  /** Called when the user wants to enter another address. */
  readonly onOtherAddress?: (() => void) | undefined
  readonly onResend?: (() => void) | undefined
  /** The state of sending the email again. */
  readonly resend?: Resend | undefined
  readonly takesFocus: boolean
  readonly words: ForgotPasswordMessages
}

/** Shows that an email was sent if an account has the address, and what to do if none arrives. */
export function RecoverySent(props: RecoverySentProps) {
  const { email, headingLevel, onOtherAddress, onResend, resend, takesFocus, words } = props
  const { classOf } = useForm("Sent")
  return (
    <>
      <Title level={headingLevel} />
      <Notice className={classOf("notice")} outcome="MailSent" takesFocus={takesFocus}>
        {words.sent(email)}
      </Notice>
      <Hint>{words.sentHint}</Hint>
      <div className={classOf("asides")}>
        {resend !== undefined && onResend !== undefined && <ResendButton onPress={onResend} state={resend} />}
        {onOtherAddress !== undefined && (
          <ActionButton className={classOf("button")} onPress={onOtherAddress}>
            {words.otherAddress}
          </ActionButton>
        )}
      </div>
    </>
  )
}
