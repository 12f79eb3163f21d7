/**
 * The props of each screen's component: the email address, the secrets that it needs, and the handlers of its outcome.
 *
 * @since 0.1.0
 */
import type { Submission } from "../../form/Submission.ts"
import type { EntryHandlers } from "../entry/Entry.ts"
import type { MailSent, ResetHandlers } from "../recovery/Recovery.ts"
import type { ApprovalCredentials } from "../verification/Approval.ts"
import type { DueVerification, FlowEvent, FlowState } from "./FlowTransitions.ts"
import type { Challenge } from "@portico/client/auth/LoginState"
import * as Redacted from "effect/Redacted"
import * as React from "react"

/**
 * Returns the state that a form shows in a flow, and resets the form when it is done. Until the reset it shows a
 * pending submission instead of a notice, which would remove the form. The entered values stay for a user who returns.
 */
export const useHandedOver = <Outcome>(state: Submission<Outcome>, reset: () => void): Submission<Outcome> => {
  const isDone = state._tag === "Done"
  React.useEffect(() => {
    if (isDone) reset()
  }, [isDone, reset])
  return isDone ? handing : state
}

const handing = { _tag: "Submitting", attempt: 1, step: "opening" } as const

/** The handlers of a screen that ends with a login response. */
type Answering = Required<EntryHandlers>

/** The props of each screen's component. */
export interface ScreenProps {
  readonly signIn: Answering & {
    readonly defaultEmail: string
    readonly onForgotPassword: (email: string) => void
    readonly onSignUp: (email: string) => void
  }
  readonly signUp: Answering & {
    readonly defaultEmail: string
    readonly onSignIn: (email: string) => void
  }
  readonly verifyEmail: Answering &
    Omit<DueVerification, "stateToken"> & {
      readonly stateToken: Redacted.Redacted | undefined
      readonly onChangeEmail: () => void
      readonly onSignIn: () => void
      readonly onVerified: () => void
    }
  readonly approval: Answering & {
    readonly credentials: ApprovalCredentials | undefined
    readonly onApproved: () => void
    readonly onSignIn: () => void
  }
  readonly forgotPassword: {
    readonly defaultEmail: string
    readonly onSent: (sent: MailSent) => void
  }
  readonly recoverySent: {
    readonly email: string
    readonly onOtherAddress: () => void
  }
  readonly resetPassword: Answering &
    Required<ResetHandlers> & {
      readonly email: string | undefined
      readonly recoveryToken: Redacted.Redacted | undefined
      readonly onSignIn: () => void
    }
  /** Undefined if no second factor is required. */
  readonly factor:
    | (Answering & {
        readonly challenge: Challenge
        readonly email: string
        readonly onRestart: () => void
      })
    | undefined
  readonly page: { readonly sessionToken: Redacted.Redacted | undefined }
  readonly signedIn: { readonly email: string }
}

/**
 * Returns the event of a sign-in or sign-up attempt. It stores the credentials, so that the approval check does not
 * require the password again.
 */
export const submitted = ({ email, password }: { readonly email: string; readonly password: string }): FlowEvent => ({
  _tag: "Submitted",
  credentials: { email, password: Redacted.make(password) }
})

/** Returns the props of each screen for a state of the flow. */
export const propsOf = (state: FlowState, send: (event: FlowEvent) => void): ScreenProps => {
  const { challenge, credentials, email, leaving, recoveryToken, sentTo, verification } = state
  const handlers: Answering = {
    onSignedIn: () => send({ _tag: "SignedIn" }),
    onEmailVerificationRequired: (due) => send({ ...due, _tag: "EmailVerificationRequired" }),
    onOwnerApprovalRequired: () => send({ _tag: "OwnerApprovalRequired" }),
    onFactorRequired: (request) => send({ ...request, _tag: "FactorRequired" }),
    onPageNeeded: ({ sessionToken }) => send({ _tag: "PageNeeded", sessionToken })
  }
  const toSignIn = (typed?: string) => send({ _tag: "Requested", screen: "signIn", email: typed })
  return {
    signIn: {
      ...handlers,
      defaultEmail: email,
      onForgotPassword: (typed) => send({ _tag: "Requested", screen: "forgotPassword", email: typed }),
      onSignUp: (typed) => send({ _tag: "Requested", screen: "signUp", email: typed })
    },
    signUp: { ...handlers, defaultEmail: email, onSignIn: toSignIn },
    verifyEmail: {
      ...handlers,
      email: verification?.email ?? email,
      identityId: verification?.identityId,
      stateToken: verification?.stateToken,
      onChangeEmail: () => send({ _tag: "Left" }),
      onSignIn: () => toSignIn(),
      onVerified: () => send({ _tag: "Verified" })
    },
    approval: {
      ...handlers,
      credentials,
      onApproved: () => send({ _tag: "Approved" }),
      onSignIn: () => toSignIn()
    },
    forgotPassword: { defaultEmail: email, onSent: (sent) => send({ ...sent, _tag: "MailSent" }) },
    recoverySent: {
      email: sentTo ?? email,
      onOtherAddress: () => send({ _tag: "Requested", screen: "forgotPassword" })
    },
    resetPassword: {
      ...handlers,
      // The token's owner is unknown if the email was not requested on this page.
      email: sentTo,
      recoveryToken,
      onPasswordChanged: () => send({ _tag: "PasswordChanged" }),
      onSignIn: () => toSignIn()
    },
    factor:
      challenge === undefined ? undefined : { ...handlers, challenge, email, onRestart: () => send({ _tag: "Left" }) },
    page: { sessionToken: leaving?.sessionToken },
    signedIn: { email }
  }
}
