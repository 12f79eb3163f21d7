import type { OwnProps, PartState } from "../../parts/Part.view.tsx"
import type { AuthClassNames, AuthSlot } from "../session/AuthSlot.ts"
import { useForm } from "../../form/FormContext.ts"
import { Notice } from "../../form/Notice.view.tsx"
import { Title, type TitleProps } from "../../form/FormParts.view.tsx"
import type { VerificationMessages } from "../../i18n/messages/AccountMessages.ts"
import { classOf } from "../../theme/classes.ts"
import { ActionButton, EntryNotice, SignInNotice } from "../entry/EntryForm.view.tsx"
import type { VerificationOutcome } from "./Verification.ts"

export interface VerificationDoneProps {
  readonly classNames: AuthClassNames | undefined
  readonly onSignIn: (() => void) | undefined
  readonly outcome: VerificationOutcome
  /** The props that the application passes to the form that the notice replaces. */
  readonly own: OwnProps<PartState>
  readonly styled: boolean | undefined
  readonly takesFocus: boolean
  readonly words: VerificationMessages
}

/** Shows the outcome of an email verification. */
export function VerificationDone(props: VerificationDoneProps) {
  const { classNames, onSignIn, outcome, own, styled, takesFocus, words } = props
  const classes = classOf(classNames, styled)
  if (outcome._tag !== "Verified") {
    return (
      <EntryNotice className={classes("notice")} outcome={outcome} own={own} takesFocus={takesFocus} words={words} />
    )
  }
  return (
    <SignInNotice
      classOf={classes}
      label={words.signIn}
      onSignIn={onSignIn}
      outcome={outcome._tag}
      own={own}
      takesFocus={takesFocus}
    >
      {words.verified}
    </SignInNotice>
  )
}

export interface VerificationLostProps {
  readonly headingLevel: TitleProps["level"]
  readonly onSignIn: (() => void) | undefined
  readonly takesFocus: boolean
  readonly words: VerificationMessages
}

/** Shows that no code can be verified here anymore, and offers the sign-in, which sends a new one. */
export function VerificationLost({ headingLevel, onSignIn, takesFocus, words }: VerificationLostProps) {
  const { classOf } = useForm<AuthSlot>("Lost")
  return (
    <>
      <Title level={headingLevel} />
      <Notice className={classOf("notice")} outcome="StateTokenLost" takesFocus={takesFocus} tone="warning">
        {words.lost}
      </Notice>
      {onSignIn !== undefined && (
        <ActionButton className={classOf("button")} variant="accent" onPress={onSignIn}>
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
  const { classOf } = useForm<AuthSlot>("LinkSent")
  return (
    <>
      <Title level={headingLevel} />
      <Notice className={classOf("notice")} outcome="LinkSent" takesFocus>
        {words.linkSent(email)}
      </Notice>
      <div className={classOf("asides")}>
        {onSignIn !== undefined && (
          <ActionButton className={classOf("button")} variant="plain" onPress={onSignIn}>
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
