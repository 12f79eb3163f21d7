"use client"
import { Control } from "../../parts/Elements.tsx"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { Hint, Status, SubmitButton } from "../../form/FormParts.view.tsx"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import { PasswordInput } from "../../form/PasswordInput.view.tsx"
import { useReportOnce } from "../../form/useSubmission.ts"
import { ReadOnlyField } from "../../form/TextField.view.tsx"
import { changePassword } from "../../i18n/en/account.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { Modal } from "../../parts/Confirm.view.tsx"
import { classOf } from "../../theme/classes.ts"
import { ofFields, type Problem } from "../../problem/Problem.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { useUser } from "../account/userAtom.ts"
import { captchaOf } from "../entry/Credentials.ts"
import { CaptchaSlot } from "../captcha/CaptchaSlot.tsx"
import { MfaChallenge } from "../factors/MfaChallenge.tsx"
import { prove, reverifyMachine, signOnMachine } from "../account/reverify.ts"
import { textOf } from "../recovery/Recovery.ts"
import { type ReverifyProps, useSecurity } from "./SecurityContext.ts"
import type { Reverification } from "./useProtected.ts"
import type { Challenge } from "@portico/client/auth/LoginState"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as React from "react"

export interface ReverificationDialogProps extends Reverification, ReverifyProps {}

/**
 * Renders the dialog in which the member authenticates again: the password, and the second factor if the login requires
 * one, also on a remembered device. With `reverify`, the application signs the member in again instead. Part of every
 * security panel.
 */
export function ReverificationDialog({ onCancel, onVerified, reverify }: ReverificationDialogProps) {
  const { classNames, id, messages, styled, words } = useSecurity("ReverificationDialog")
  const names = classNames?.reverification
  const classes = classOf(names, styled)
  const [challenge, setChallenge] = React.useState<Challenge>()
  const titleId = `${id}-reverify`
  const user = useUser()
  const email = user._tag === "User" ? user.user.email : undefined
  const first =
    reverify !== undefined ? (
      <SignOnCheck onVerified={onVerified} signOn={reverify} titleId={titleId} />
    ) : (
      <PasswordCheck email={email} onChallenge={setChallenge} onVerified={onVerified} titleId={titleId} />
    )
  return (
    <Modal className={classes("dialog")} labelledBy={titleId} onCancel={onCancel}>
      <h2 className={classes("dialog-title")} id={titleId}>
        {words.reverifyTitle}
      </h2>
      {challenge === undefined ? (
        first
      ) : (
        <MfaChallenge
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the password form that had the focus is no longer rendered
          autoFocus
          challenge={challenge}
          classNames={names}
          email={email}
          finish={(sessionToken) =>
            Effect.flatMap(prove(sessionToken), (proof) => Effect.sync(() => onVerified(proof)))
          }
          headingLevel={3}
          messages={{ ...messages, factors: { opening: words.reverifying, ...messages?.factors } }}
          onRestart={() => setChallenge(undefined)}
          rememberDevice={false}
        />
      )}
      <Control as="button" className={classes("button")} onClick={onCancel} type="button">
        {words.cancel}
      </Control>
    </Modal>
  )
}

interface SignOnCheckProps {
  readonly onVerified: Reverification["onVerified"]
  readonly signOn: NonNullable<ReverifyProps["reverify"]>
  readonly titleId: string
}

function SignOnCheck({ onVerified, signOn, titleId }: SignOnCheckProps) {
  const { classNames, messages, styled, words } = useSecurity("ReverificationDialog")
  const [machine] = React.useState(signOnMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  useReportOnce(state._tag === "Done" ? state.outcome : undefined, (checked) => {
    if (checked._tag === "Proved") onVerified(checked.proof)
  })
  return (
    <FormRoot
      check={undefined}
      classNames={classNames?.reverification}
      labelledBy={titleId}
      messages={messages}
      onSubmit={() => send({ _tag: "Submit", entries: signOn, problem: undefined })}
      state={state}
      styled={styled}
      words={{ title: words.reverifyTitle, submit: words.reverify, submitting: words.reverifying }}
    >
      <Hint>{words.reverifySignOn}</Hint>
      <ErrorSummary labels={{}} />
      <SubmitButton />
      <Status />
    </FormRoot>
  )
}

interface PasswordCheckProps {
  readonly email: string | undefined
  readonly onChallenge: (challenge: Challenge) => void
  readonly onVerified: Reverification["onVerified"]
  readonly titleId: string
}

function PasswordCheck({ email, onChallenge, onVerified, titleId }: PasswordCheckProps) {
  const { classNames, messages, styled, words } = useSecurity("ReverificationDialog")
  const account = useWords("changePassword", changePassword, messages)
  const [machine] = React.useState(reverifyMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  useReportOnce(state._tag === "Done" ? state.outcome : undefined, (checked) =>
    checked._tag === "Proved" ? onVerified(checked.proof) : onChallenge(checked.challenge)
  )
  return (
    <FormRoot
      check={(entries) => checkCurrent(textOf(entries, "currentPassword"))}
      classNames={classNames?.reverification}
      labelledBy={titleId}
      messages={messages}
      onSubmit={(entries) => {
        const password = textOf(entries, "currentPassword")
        send({
          _tag: "Submit",
          entries: { email, password: Redacted.make(password), ...captchaOf(entries.get("captcha")) },
          problem: checkCurrent(password)
        })
      }}
      state={state}
      styled={styled}
      words={{ title: words.reverifyTitle, submit: words.reverify, submitting: words.reverifying }}
    >
      <Hint>{words.reverifyText}</Hint>
      <ErrorSummary labels={{ currentPassword: account.currentPassword }} />
      {email !== undefined && <ReadOnlyField label={account.username} name="username" value={email} />}
      <PasswordInput autoComplete="current-password" label={account.currentPassword} name="currentPassword" />
      <CaptchaSlot />
      <SubmitButton />
      <Status />
    </FormRoot>
  )
}

const checkCurrent = (password: string): Problem | undefined =>
  password === "" ? ofFields({ currentPassword: "passwordMissing" }) : undefined
