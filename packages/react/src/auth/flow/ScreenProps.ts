/**
 * What the component of each screen takes: the address that goes along, the secrets that it is about, and who is told
 * what it came to.
 *
 * @since 0.1.0
 */
import type { Challenge } from "@portico/client/auth/LoginState"
import * as Redacted from "effect/Redacted"
import type { EntryHandlers } from "../entry/Entry.ts"
import type { MailSent, ResetHandlers } from "../recovery/Recovery.ts"
import type { HeldCredentials } from "../verification/Approval.ts"
import type { DueVerification, FlowEvent, FlowState } from "./FlowTransitions.ts"

/** The hand-overs of a screen that ends with the answer of a login. */
type Answering = Required<EntryHandlers>

/** What the component of each screen takes. */
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
    readonly credentials: HeldCredentials | undefined
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
  /** Undefined where no further factor is asked for. */
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

/** Who is told what was tried, so that asking for approval need not ask for a password again. */
export const submitted = ({ email, password }: { readonly email: string; readonly password: string }): FlowEvent => ({
  _tag: "Submitted",
  credentials: { email, password: Redacted.make(password) }
})

/** Reads what each screen takes. */
export const propsOf = (state: FlowState, send: (event: FlowEvent) => void): ScreenProps => {
  const { challenge, credentials, email, leaving, recoveryToken, sentTo, verification } = state
  const handlers: Answering = {
    onSignedIn: () => send({ _tag: "SignedIn" }),
    onEmailVerificationRequired: (due) => send({ ...due, _tag: "EmailVerificationRequired" }),
    onOwnerApprovalRequired: () => send({ _tag: "OwnerApprovalRequired" }),
    onFactorRequired: (asked) => send({ ...asked, _tag: "FactorRequired" }),
    onPageNeeded: ({ sessionToken }) => send({ _tag: "PageNeeded", sessionToken })
  }
  const toSignIn = (typed?: string) => send({ _tag: "Asked", screen: "signIn", email: typed })
  return {
    signIn: {
      ...handlers,
      defaultEmail: email,
      onForgotPassword: (typed) => send({ _tag: "Asked", screen: "forgotPassword", email: typed }),
      onSignUp: (typed) => send({ _tag: "Asked", screen: "signUp", email: typed })
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
      onOtherAddress: () => send({ _tag: "Asked", screen: "forgotPassword" })
    },
    resetPassword: {
      ...handlers,
      // Whose token it is, nobody knows who did not ask for the mail here.
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
