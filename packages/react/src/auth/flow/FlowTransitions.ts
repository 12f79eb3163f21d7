/**
 * The transition table of the sign-in flow: all screens, events, conditions and transitions.
 *
 * @since 0.1.0
 */
import type { Challenge } from "@portico/client/auth/LoginState"
import type * as Redacted from "effect/Redacted"
import type { ApprovalCredentials } from "../verification/Approval.ts"

/** The screens that a flow can start with. */
export type StartName = "signIn" | "signUp" | "forgotPassword" | "resetPassword"

/** A screen of the flow. The page's address can name it. */
export type ScreenName = StartName | "verifyEmail" | "approval" | "recoverySent" | "factor" | "page" | "signedIn"

/** The result of the previous screen, shown above the current one. */
export type FlowNews = "passwordChanged" | "verified" | "approved"

/** The state of the flow. Secrets are stored only here. */
export interface FlowState {
  readonly at: ScreenName
  /** The form that the flow started with. The back button returns to it. */
  readonly began: "signIn" | "signUp"
  /** The last entered email address. It is passed to the next screens. */
  readonly email: string
  /** The count of screen changes. */
  readonly moves: number
  readonly news?: FlowNews | undefined
  /** Whether the screen replaces the previous one in the browser's history. */
  readonly replaces?: boolean | undefined
  /** The credentials of the current attempt. The approval check signs in with them again. */
  readonly credentials?: ApprovalCredentials | undefined
  readonly verification?: DueVerification | undefined
  /** Whether the pending verification is also stored in the tab's storage, so that it continues after a reload. */
  readonly remembers?: boolean | undefined
  readonly challenge?: Challenge | undefined
  /** Whether the account waits for approval. */
  readonly isWaiting?: boolean | undefined
  /** The data for the provider's own page, if only that page can create the session. */
  readonly leaving?: { readonly sessionToken: Redacted.Redacted | undefined } | undefined
  readonly recoveryToken?: Redacted.Redacted | undefined
  /** The email address that a password reset link was sent to. */
  readonly sentTo?: string | undefined
}

/** A pending email verification. */
export interface DueVerification {
  readonly email: string
  readonly identityId?: string | undefined
  readonly stateToken: Redacted.Redacted
}

/** The events of the flow, from its screens, the user or the page's address. */
export type FlowEvent =
  /** The user submits a sign-in or sign-up. */
  | { readonly _tag: "Submitted"; readonly credentials: ApprovalCredentials }
  | { readonly _tag: "SignedIn" }
  | ({ readonly _tag: "EmailVerificationRequired" } & DueVerification)
  | { readonly _tag: "OwnerApprovalRequired" }
  | { readonly _tag: "FactorRequired"; readonly email: string; readonly challenge: Challenge }
  | { readonly _tag: "PageNeeded"; readonly sessionToken: Redacted.Redacted | undefined }
  | { readonly _tag: "MailSent"; readonly email: string }
  | { readonly _tag: "TokenFound"; readonly recoveryToken: Redacted.Redacted }
  | { readonly _tag: "PasswordChanged" }
  | { readonly _tag: "Verified" }
  | { readonly _tag: "Approved" }
  /** The user returns to the form that the flow started with. */
  | { readonly _tag: "Left" }
  /** A link of a screen, with the typed email address, or the page's address requests a screen. */
  | { readonly _tag: "Requested"; readonly screen: ScreenName; readonly email?: string | undefined }

/** The events that the table distinguishes, with their descriptions. */
export const events = {
  signedIn: "the session is created",
  verificationDue: "the address has to be verified",
  approvalDue: "the account has to be approved",
  factorDue: "a second factor is required",
  pageNeeded: "only the hosted page can create the session",
  mailSent: "a link to reset the password is sent by email",
  tokenFound: "the link is opened",
  passwordChanged: "the new password is set, without a session",
  verified: "the address is verified, without a session",
  approved: "the account is approved, without a session",
  left: "the user goes back",
  requested: "a screen is requested"
} as const

/** The conditions of the table, with their descriptions. */
export const conditions = {
  isCurrent: "the screen is already shown",
  isAvailable: "the data of the screen is known",
  bySignUp: "the flow began with a sign-up"
} as const

/** A row of the table. If several rows match, the first one applies. */
export interface Transition {
  readonly from: ReadonlyArray<ScreenName>
  readonly on: keyof typeof events
  readonly when?: keyof typeof conditions
  /** The next screen. `requested`: the screen that the event names. */
  readonly to: ScreenName | "requested"
  readonly news?: FlowNews
}

const forms: ReadonlyArray<ScreenName> = ["signIn", "signUp"]
const steps: ReadonlyArray<ScreenName> = ["verifyEmail", "approval", "factor"]
/** The screens that end with a login response. */
const loginScreens: ReadonlyArray<ScreenName> = [...forms, ...steps, "resetPassword"]
const open: ReadonlyArray<ScreenName> = [...loginScreens, "forgotPassword", "recoverySent", "page"]

/** All transitions. An event without a matching row changes nothing, and `signedIn` has no outgoing transition. */
export const transitions: ReadonlyArray<Transition> = [
  { from: open, on: "signedIn", to: "signedIn" },
  { from: loginScreens, on: "verificationDue", to: "verifyEmail" },
  { from: loginScreens, on: "approvalDue", to: "approval" },
  { from: loginScreens, on: "factorDue", to: "factor" },
  { from: loginScreens, on: "pageNeeded", to: "page" },
  { from: ["forgotPassword"], on: "mailSent", to: "recoverySent" },
  { from: open, on: "tokenFound", to: "resetPassword" },
  { from: ["resetPassword"], on: "passwordChanged", to: "signIn", news: "passwordChanged" },
  { from: ["verifyEmail"], on: "verified", to: "signIn", news: "verified" },
  { from: ["approval"], on: "approved", to: "signIn", news: "approved" },
  { from: ["signUp", "forgotPassword", "recoverySent", "resetPassword"], on: "left", to: "signIn" },
  { from: [...steps, "page"], on: "left", when: "bySignUp", to: "signUp" },
  { from: [...steps, "page"], on: "left", to: "signIn" },
  { from: open, on: "requested", when: "isCurrent", to: "requested" },
  { from: open, on: "requested", when: "isAvailable", to: "requested" },
  { from: open, on: "requested", to: "signIn" }
]
