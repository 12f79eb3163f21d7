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
import { ofFields } from "../../problem/Problem.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { useUser } from "../account/userAtom.ts"
import { captchaOf } from "../entry/Credentials.ts"
import { CaptchaSlot } from "../captcha/CaptchaSlot.tsx"
import { MfaChallenge } from "../factors/MfaChallenge.tsx"
import { reverifyMachine, prove } from "./reverify.ts"
import { textOf } from "../recovery/Recovery.ts"
import { useSecurity } from "./SecurityContext.ts"
import type { Reverification } from "./useProtected.ts"
import type { Challenge } from "@portico/client/auth/LoginState"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as React from "react"

/**
 * Renders the dialog in which the member authenticates again: the password, and the second factor if the login requires
 * one. Part of every security panel.
 */
export function ReverificationDialog({ onCancel, onVerified }: Reverification) {
  const { classNames, classOf, id, messages, words } = useSecurity("ReverificationDialog")
  const [challenge, setChallenge] = React.useState<Challenge>()
  const titleId = `${id}-reverify`
  const user = useUser()
  const email = user._tag === "User" ? user.user.email : undefined
  return (
    <Modal className={classOf("dialog")} labelledBy={titleId} onCancel={onCancel}>
      <h2 className={classOf("dialog-title")} id={titleId}>
        {words.reverifyTitle}
      </h2>
      {challenge === undefined ? (
        <PasswordCheck email={email} onChallenge={setChallenge} onVerified={onVerified} titleId={titleId} />
      ) : (
        <MfaChallenge
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the password form that had the focus is no longer rendered
          autoFocus
          challenge={challenge}
          classNames={classNames}
          email={email}
          finish={(sessionToken) =>
            Effect.flatMap(prove(sessionToken), (proof) => Effect.sync(() => onVerified(proof)))
          }
          headingLevel={3}
          messages={{ ...messages, factors: { opening: words.reverifying, ...messages?.factors } }}
          onRestart={() => setChallenge(undefined)}
        />
      )}
      <Control as="button" className={classOf("button")} onClick={onCancel} type="button">
        {words.cancel}
      </Control>
    </Modal>
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
      classNames={classNames}
      labelledBy={titleId}
      messages={messages}
      onSubmit={(entries) => {
        const password = textOf(entries, "currentPassword")
        send({
          _tag: "Submit",
          entries: { email: email ?? "", password: Redacted.make(password), ...captchaOf(entries.get("captcha")) },
          problem: password === "" ? ofFields({ currentPassword: "passwordMissing" }) : undefined
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
