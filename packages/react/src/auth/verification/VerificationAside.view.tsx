import { useForm } from "../../form/FormContext.ts"
import { Notice } from "../../form/Notice.view.tsx"
import { Title, type TitleProps } from "../../form/Title.view.tsx"
import type { VerificationMessages } from "../../i18n/messages/AccountMessages.ts"
import { ActionButton } from "../recovery/ActionButton.view.tsx"

export interface VerificationLostProps {
  readonly headingLevel: TitleProps["level"]
  readonly onSignIn: (() => void) | undefined
  readonly takesFocus: boolean
  readonly words: VerificationMessages
}

/** Shows that no code can be verified here anymore, and offers the sign-in, which sends a new one. */
export function VerificationLost({ headingLevel, onSignIn, takesFocus, words }: VerificationLostProps) {
  const { classOf } = useForm("Lost")
  return (
    <>
      <Title level={headingLevel} />
      <Notice className={classOf("notice")} outcome="StateTokenLost" takesFocus={takesFocus} tone="warning">
        {words.lost}
      </Notice>
      {onSignIn !== undefined && (
        <ActionButton className={classOf("button")} look="accent" onPress={onSignIn}>
          {words.startAgain}
        </ActionButton>
      )}
    </>
  )
}

export interface VerificationLinkSentProps extends Omit<VerificationLostProps, "takesFocus"> {
  readonly email: string
  readonly onEnterCode: (() => void) | undefined
}

/** Shows that a link was sent instead of a code. */
export function VerificationLinkSent(props: VerificationLinkSentProps) {
  const { email, headingLevel, onEnterCode, onSignIn, words } = props
  const { classOf } = useForm("LinkSent")
  return (
    <>
      <Title level={headingLevel} />
      <Notice className={classOf("notice")} outcome="LinkSent" takesFocus>
        {words.linkSent(email)}
      </Notice>
      <div className={classOf("asides")}>
        {onSignIn !== undefined && (
          <ActionButton className={classOf("button")} look="plain" onPress={onSignIn}>
            {words.signIn}
          </ActionButton>
        )}
        {onEnterCode !== undefined && (
          <ActionButton className={classOf("button")} onPress={onEnterCode}>
            {words.enterCode}
          </ActionButton>
        )}
      </div>
    </>
  )
}
