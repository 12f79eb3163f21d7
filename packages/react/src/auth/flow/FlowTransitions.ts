/**
 * The whole way in as a table: every screen, what can happen, and what leads from one to another.
 *
 * @since 0.1.0
 */
import type { Challenge } from "@portico/client/auth/LoginState"
import type * as Redacted from "effect/Redacted"
import type { HeldCredentials } from "../verification/Approval.ts"

/** The screens that a flow can begin with. */
export type StartName = "signIn" | "signUp" | "forgotPassword" | "resetPassword"

/** A screen of the flow, as a page's address may name it. */
export type ScreenName = StartName | "verifyEmail" | "approval" | "recoverySent" | "factor" | "page" | "signedIn"

/** What a screen says of the one before, above everything else. */
export type FlowNews = "passwordChanged" | "verified" | "approved"

/** Where the flow stands. Its secrets are nowhere else. */
export interface FlowState {
  readonly at: ScreenName
  /** The form that everything since began with. The way back leads there. */
  readonly began: "signIn" | "signUp"
  /** The address that was entered last. It goes along. */
  readonly email: string
  /** How often another screen came. */
  readonly moves: number
  readonly news?: FlowNews | undefined
  /** Whether the screen takes the place of another one in the browser's history. */
  readonly replaces?: boolean | undefined
  /** Who tries to sign in or up: asking whether an account is approved signs in again. */
  readonly credentials?: HeldCredentials | undefined
  readonly verification?: DueVerification | undefined
  /** The verification is kept in the tab's storage, too: it goes on after a reload. */
  readonly remembers?: boolean | undefined
  readonly challenge?: Challenge | undefined
  /** The account waits for approval. */
  readonly isWaiting?: boolean | undefined
  /** Only a page of the provider's can make the session. */
  readonly leaving?: { readonly sessionToken: Redacted.Redacted | undefined } | undefined
  readonly recoveryToken?: Redacted.Redacted | undefined
  /** Whom a link to a new password was mailed. */
  readonly sentTo?: string | undefined
}

/** A verification that is due. */
export interface DueVerification {
  readonly email: string
  readonly identityId?: string | undefined
  readonly stateToken: Redacted.Redacted
}

/** What happens to the flow: what the screens hand over, and what the person or the page's address asks for. */
export type FlowEvent =
  /** Somebody tries to sign in or up. */
  | { readonly _tag: "Submitted"; readonly credentials: HeldCredentials }
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
  /** Back to the form that it began with. */
  | { readonly _tag: "Left" }
  /** By a link of a screen, with the address that was typed, or by the page's address. */
  | { readonly _tag: "Asked"; readonly screen: ScreenName; readonly email?: string | undefined }

/** The events that the table tells apart, and their words. */
export const happenings = {
  signedIn: "the session is made",
  verificationDue: "the address has to be verified",
  approvalDue: "the account has to be approved",
  factorDue: "a further factor is asked for",
  pageNeeded: "only the provider's page can make the session",
  mailSent: "a link to a new password is mailed",
  tokenFound: "that link is opened",
  passwordChanged: "the new password is set, without a session",
  verified: "the address is verified, without a session",
  approved: "the account is approved, without a session",
  left: "the way back is taken",
  asked: "a screen is asked for"
} as const

/** The conditions of the table, and their words. */
export const conditions = {
  isThere: "it is shown already",
  isHeld: "what it is about is known",
  bySignUp: "it began with a sign-up"
} as const

/** A row of the table. Of those that match, the first one counts. */
export interface Transition {
  readonly from: ReadonlyArray<ScreenName>
  readonly on: keyof typeof happenings
  readonly when?: keyof typeof conditions
  /** `asked`: the screen that the event names. */
  readonly to: ScreenName | "asked"
  readonly news?: FlowNews
}

const forms: ReadonlyArray<ScreenName> = ["signIn", "signUp"]
const steps: ReadonlyArray<ScreenName> = ["verifyEmail", "approval", "factor"]
/** The screens that end with the answer of a login. */
const answering: ReadonlyArray<ScreenName> = [...forms, ...steps, "resetPassword"]
const open: ReadonlyArray<ScreenName> = [...answering, "forgotPassword", "recoverySent", "page"]

/** Every transition there is. What matches no row changes nothing, and nothing leads away from `signedIn`. */
export const transitions: ReadonlyArray<Transition> = [
  { from: open, on: "signedIn", to: "signedIn" },
  { from: answering, on: "verificationDue", to: "verifyEmail" },
  { from: answering, on: "approvalDue", to: "approval" },
  { from: answering, on: "factorDue", to: "factor" },
  { from: answering, on: "pageNeeded", to: "page" },
  { from: ["forgotPassword"], on: "mailSent", to: "recoverySent" },
  { from: open, on: "tokenFound", to: "resetPassword" },
  { from: ["resetPassword"], on: "passwordChanged", to: "signIn", news: "passwordChanged" },
  { from: ["verifyEmail"], on: "verified", to: "signIn", news: "verified" },
  { from: ["approval"], on: "approved", to: "signIn", news: "approved" },
  { from: ["signUp", "forgotPassword", "recoverySent", "resetPassword"], on: "left", to: "signIn" },
  { from: [...steps, "page"], on: "left", when: "bySignUp", to: "signUp" },
  { from: [...steps, "page"], on: "left", to: "signIn" },
  { from: open, on: "asked", when: "isThere", to: "asked" },
  { from: open, on: "asked", when: "isHeld", to: "asked" },
  { from: open, on: "asked", to: "signIn" }
]
