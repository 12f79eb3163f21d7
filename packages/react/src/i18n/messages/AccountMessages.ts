/**
 * The messages of a member's account.
 *
 * @since 0.1.0
 */
import type { SubmitMessages } from "./FormMessages.ts"
import type { EntryMessages } from "./SignInMessages.ts"

/** A factor that this version knows. */
export type FactorName = "PASSWORD" | "SMS" | "CALL" | "EMAIL" | "TOTP" | "PUSH" | "WEBAUTHN" | "RECOVERY_CODE"

/** Why a way cannot be used now. */
export type Obstacle =
  /** The shop has turned it off. */
  | "disabledByRule"
  /** It was set up only half: finish that first. */
  | "requireActivation"
  /** It is no longer good as it is: set it up once more. */
  | "requireReenroll"
  /** It came first already, as a password does. */
  | "usedAlready"
  /** This browser has nothing for it. */
  | "notHere"

/** Words of the account menu. */
export interface AccountMessages {
  readonly loading: string
  readonly signIn: string
  readonly signUp: string
  /** Names the member where the page gives no name. */
  readonly account: string
  /** Stands before the member's name in what the menu's button is called. */
  readonly menu: string
  readonly signedInAs: string
  readonly signOut: string
  readonly signingOut: string
  readonly signedOut: string
  readonly signOutFailed: string
  readonly retry: string
  /** Pages of the members area, at the provider. */
  readonly sectionAccountInfo: string
  readonly sectionBookings: string
  readonly sectionOrders: string
  readonly sectionSubscriptions: string
  readonly sectionEvents: string
  /** While such a page is asked for. */
  readonly openingSection: (section: string) => string
  readonly sectionFailed: (section: string) => string
}

/** Words of a form that changes the password of whoever is signed in. */
export interface ChangePasswordMessages extends SubmitMessages {
  readonly currentPassword: string
  readonly newPassword: string
  /** The account whose password it is, for password managers. */
  readonly username: string
  readonly hint: string
  readonly done: string
}

/** Words of the form that asks for the mail. */
export interface ForgotPasswordMessages extends SubmitMessages {
  /** Says what the form does. */
  readonly explanation: string
  readonly sentTitle: string
  /** Says that a mail went out, without telling whether somebody has the address. */
  readonly sent: (email: string) => string
  /** What to do where no mail arrives. */
  readonly sentHint: string
  readonly otherAddress: string
}

/** Words of the form that sets the new password. */
export interface ResetPasswordMessages extends EntryMessages {
  readonly account: string
  readonly password: string
  /** The password is set, and no session came of it. */
  readonly changed: string
  readonly signIn: string
  readonly missingTitle: string
  readonly missing: string
  readonly overTitle: string
  readonly over: string
}

/** Words of the form that asks for the code of a mail. */
export interface VerificationMessages extends EntryMessages {
  /** Says where the code is. */
  readonly explanation: (email: string) => string
  readonly code: string
  readonly hint: string
  readonly resend: string
  readonly resent: (email: string) => string
  readonly changeEmail: string
  /** Asks for a link in place of the code. */
  readonly sendLink: string
  readonly sendingLink: string
  readonly linkSent: (email: string) => string
  readonly enterCode: string
  /** The address is verified, and no session came of it. */
  readonly verified: string
  readonly signIn: string
  readonly lostTitle: string
  readonly lost: string
  readonly startAgain: string
}

/** Words of an account that waits. */
export interface ApprovalMessages extends SubmitMessages {
  readonly pending: string
  readonly pendingVerification: string
  /** Names the list of what is still missing. */
  readonly steps: string
  readonly registered: string
  readonly verifyEmail: string
  readonly approval: string
  readonly stepDone: string
  readonly stepDue: string
  readonly enterCode: string
  readonly stillPending: (at: Date) => string
  readonly signIn: string
  readonly signInNow: string
  /** The member's session is made. */
  readonly signedIn: string
  readonly approved: string
  readonly declined: string
  readonly proveFactor: string
  readonly opening: string
}

/** Words of a further factor. */
export interface FactorMessages extends EntryMessages {
  /** Above the ways to confirm. */
  readonly pick: string
  /** The sign-in looked risky. */
  readonly highRisk: string
  /** What a way is called. */
  readonly name: (factor: FactorName) => string
  /** What a way takes, in a few words. */
  readonly about: (factor: FactorName) => string
  /** Why a way cannot be used, and what to do about it. */
  readonly obstacle: (obstacle: Obstacle) => string
  /** Leads to where a way is set up. */
  readonly enrol: (factor: FactorName) => string
  /** What to do now. `hint` says where a code went. */
  readonly lead: (factor: FactorName, hint: string | undefined) => string
  readonly recoveryCode: string
  readonly recoveryHint: string
  readonly remember: string
  readonly usePasskey: string
  readonly askingPasskey: string
  readonly waitingForPush: string
  readonly sendPushAgain: string
  readonly sending: string
  readonly openAgain: string
  readonly another: string
  readonly back: string
  readonly restart: string
  /** No way can be used. */
  readonly none: string
  readonly noneHelp: string
  /** What to do once nothing can be proved any more. */
  readonly over: string
}

/** What the inputs of a profile are called, and the choices that they offer. */
export interface ProfileFieldMessages {
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string
  readonly company: string
  readonly position: string
  readonly birthdate: string
  readonly language: string
  readonly picture: string
  readonly privacyStatus: string
  readonly privacyUndefined: string
  readonly privacyPublic: string
  readonly privacyPrivate: string
  readonly emails: string
  readonly email: string
  readonly phones: string
  readonly phone: string
  readonly countryCode: string
  readonly addresses: string
  readonly address: string
  readonly addressLine: string
  readonly addressLine2: string
  readonly streetName: string
  readonly streetNumber: string
  readonly apartment: string
  readonly city: string
  readonly subdivision: string
  readonly postalCode: string
  readonly country: string
  /** What an e-mail address, a phone number or a postal address is for. */
  readonly tag: string
  readonly tagUntagged: string
  readonly tagMain: string
  readonly tagHome: string
  readonly tagWork: string
  readonly tagMobile: string
  readonly tagFax: string
  readonly tagBilling: string
  readonly tagShipping: string
  /** The choice that stands for none, in a list of choices. */
  readonly notChosen: string
  readonly addEmail: string
  readonly addPhone: string
  readonly addAddress: string
  /** Names an entry of a list: "E-mail address 2". */
  readonly nth: (what: string, position: number) => string
  /** On the button that takes an entry out of a list. */
  readonly remove: string
  /** What that button is called: "Remove E-mail address 2". */
  readonly removeNth: (entry: string) => string
  /** Announced. */
  readonly added: (entry: string) => string
  readonly removed: (entry: string) => string
}

/** Words of a panel that shows a profile and changes it. */
export interface ProfileMessages extends SubmitMessages {
  readonly loading: string
  readonly signInRequired: string
  readonly signIn: string
  readonly notFound: string
  readonly retry: string
  readonly loginEmail: string
  readonly verified: string
  readonly notVerified: string
  readonly edit: string
  readonly cancel: string
  readonly saved: string
  /** Nothing differs from what is stored. */
  readonly unchanged: string
  /** The changes of another tab or device are shown in place of one's own. */
  readonly reloaded: string
  readonly notGiven: string
  readonly personal: string
  readonly contact: string
  readonly more: string
  readonly date: (date: Date) => string
  readonly number: (value: number) => string
  readonly pending: string
  readonly pendingApproval: string
  readonly pendingVerification: string
  readonly deleted: string
  readonly blocked: string
  readonly offline: string
  /** Stands over what was changed elsewhere. */
  readonly changedElsewhere: string
  readonly takeTheirs: string
  readonly keepMine: string
}
