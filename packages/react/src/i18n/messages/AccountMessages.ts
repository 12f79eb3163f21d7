/**
 * The messages of a member's account.
 *
 * @since 0.1.0
 */
import type { SubmitMessages } from "./FormMessages.ts"
import type { EntryMessages } from "./SignInMessages.ts"

/** The factor types that this version supports. */
export type FactorName = "PASSWORD" | "SMS" | "CALL" | "EMAIL" | "TOTP" | "PUSH" | "WEBAUTHN" | "RECOVERY_CODE"

/** The reason why a factor cannot be used now. */
export type Obstacle =
  /** The site has disabled the factor. */
  | "disabledByRule"
  /** The setup of the factor is incomplete. */
  | "requireActivation"
  /** The factor must be set up again. */
  | "requireReenroll"
  /** The member already used it as the first factor, such as a password. */
  | "usedAlready"
  /** This browser has no credential for it. */
  | "notHere"

/** The messages of the account menu. */
export interface AccountMessages {
  readonly loading: string
  readonly signIn: string
  readonly signUp: string
  /** The name of the account if the page provides no member name. */
  readonly account: string
  /** The prefix of the menu button's label; the member's name follows. */
  readonly menu: string
  readonly signedInAs: string
  readonly signOut: string
  readonly signingOut: string
  readonly signedOut: string
  readonly signOutFailed: string
  readonly retry: string
  /** The names of the members area's pages, at the provider. */
  readonly sectionAccountInfo: string
  readonly sectionBookings: string
  readonly sectionOrders: string
  readonly sectionSubscriptions: string
  readonly sectionEvents: string
  /** The message while the address of such a page is requested. */
  readonly openingSection: (section: string) => string
  readonly sectionFailed: (section: string) => string
}

/** The messages of a form that changes the password of a signed-in member. */
export interface ChangePasswordMessages extends SubmitMessages {
  readonly currentPassword: string
  readonly newPassword: string
  /** The label of the account, for password managers. */
  readonly username: string
  readonly hint: string
  readonly done: string
}

/** The messages of the panels with which a member secures and manages their account. */
export interface SecurityMessages {
  readonly loading: string
  readonly retry: string
  readonly cancel: string
  /** The dialog in which the member authenticates again. */
  readonly reverifyTitle: string
  readonly reverifyText: string
  /** The text of the dialog if the application signs the member in again. */
  readonly reverifySignOn: string
  readonly reverify: string
  readonly reverifying: string
  /** The panel of the second factors. */
  readonly factorsTitle: string
  readonly factorsText: string
  readonly factorsEmpty: string
  /** The name of a factor that the member added. `name` is the name that they gave to a passkey. */
  readonly factor: (factor: FactorName, name: string | undefined) => string
  /** The day on which the factor was added, as its midnight in UTC. */
  readonly added: (day: Date) => string
  readonly unconfirmed: string
  readonly codesLeft: (count: number) => string
  readonly remove: string
  readonly removeTitle: (factor: string) => string
  readonly removeText: string
  readonly removing: string
  readonly removed: (factor: string) => string
  readonly addApp: string
  readonly addPasskey: string
  readonly createCodes: string
  readonly replaceCodes: string
  /** The setup of an authenticator app. */
  readonly appTitle: string
  readonly appText: string
  readonly appImage: string
  readonly appSecret: string
  readonly appSubmit: string
  readonly appSubmitting: string
  readonly appDone: string
  readonly passkeyName: string
  readonly passkeyHint: string
  readonly passkeySubmit: string
  readonly passkeyWaiting: string
  readonly passkeyDone: string
  /** The recovery codes, which are shown once. */
  readonly codesTitle: string
  readonly codesText: string
  readonly codesCreating: string
  readonly copy: string
  readonly copied: string
  readonly download: string
  readonly print: string
  /** The name of the downloaded file, without its extension. */
  readonly codesFile: string
  readonly codesSaved: string
  /** The form that changes the email address. */
  readonly emailTitle: string
  readonly emailCurrent: string
  readonly emailNew: string
  readonly emailSubmit: string
  readonly emailSubmitting: string
  readonly emailCode: (email: string) => string
  readonly emailConfirm: string
  readonly emailConfirming: string
  readonly emailOther: string
  readonly emailDone: (email: string) => string
  /** The panel of the sessions. */
  readonly sessionsTitle: string
  readonly sessionsText: string
  readonly thisDevice: string
  readonly otherDevice: string
  /** The name of a session's browser on its operating system. */
  readonly device: (browser: string, system: string) => string
  /** The description of a browser that is signed in at the provider's sign-in page only. */
  readonly atSignInPage: string
  readonly signedIn: (day: Date) => string
  /** The last use, as the day and the time. */
  readonly lastUsed: (day: Date, time: Date) => string
  readonly endSession: string
  readonly endSessionOf: (device: string | undefined, lastUsed: string) => string
  readonly endOthers: string
  readonly ending: string
  readonly ended: string
  readonly endedOthers: string
  readonly onlyThis: string
  /** The form that deletes the account. */
  readonly deleteTitle: string
  readonly deleteText: string
  readonly deleteOpen: string
  /** The word that the member types. */
  readonly deleteWord: string
  readonly deleteLabel: (word: string) => string
  readonly deleteSubmit: string
  readonly deleting: string
  readonly deleted: string
}

/** The messages of the form that requests a recovery email. */
export interface ForgotPasswordMessages extends SubmitMessages {
  /** The description of the form. */
  readonly explanation: string
  readonly sentTitle: string
  /** The message after the request. It does not reveal whether an account with this address exists. */
  readonly sent: (email: string) => string
  /** The advice for users who receive no email. */
  readonly sentHint: string
  readonly otherAddress: string
}

/** The messages of the form that sets the new password. */
export interface ResetPasswordMessages extends EntryMessages {
  readonly account: string
  readonly password: string
  /** The message after the password was set, if no session was created. */
  readonly changed: string
  readonly signIn: string
  readonly missingTitle: string
  readonly missing: string
  readonly expiredTitle: string
  readonly expired: string
}

/** The messages of the form for the code from a verification email. */
export interface VerificationMessages extends EntryMessages {
  /** The description, with the address that the code was sent to. */
  readonly explanation: (email: string) => string
  readonly code: string
  readonly hint: string
  readonly resend: string
  readonly resent: (email: string) => string
  readonly changeEmail: string
  /** The button that requests a link instead of the code. */
  readonly sendLink: string
  readonly sendingLink: string
  readonly linkSent: (email: string) => string
  readonly enterCode: string
  /** The message after the address was verified, if no session was created. */
  readonly verified: string
  readonly signIn: string
  readonly lostTitle: string
  readonly lost: string
  readonly startAgain: string
}

/** The messages of an account that awaits approval. */
export interface ApprovalMessages extends SubmitMessages {
  readonly pending: string
  readonly pendingVerification: string
  /** The label of the list of steps that remain. */
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
  /** The message after the session was created. */
  readonly signedIn: string
  readonly approved: string
  readonly declined: string
  readonly proveFactor: string
  readonly opening: string
}

/** The messages of a second factor. */
export interface FactorMessages extends EntryMessages {
  /** The instruction above the available factors. */
  readonly pick: string
  /** The message if the provider considers the sign-in risky. */
  readonly highRisk: string
  /** The name of a factor. */
  readonly name: (factor: FactorName) => string
  /** A short description of a factor. */
  readonly about: (factor: FactorName) => string
  /** The reason why a factor cannot be used, and what the user can do about it. */
  readonly obstacle: (obstacle: Obstacle) => string
  /** The link to the setup of a factor. */
  readonly enroll: (factor: FactorName) => string
  /** The instruction for a factor. `hint` is the destination of the code. */
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
  /** The message if no factor can be used. */
  readonly none: string
  readonly noneHelp: string
  /** The message after the challenge ended, when no factor can be verified. */
  readonly notSignedIn: string
}

/** The labels of the profile's inputs, and the options that they offer. */
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
  /** The label of the purpose of an email address, a phone number or a postal address. */
  readonly tag: string
  readonly tagUntagged: string
  readonly tagMain: string
  readonly tagHome: string
  readonly tagWork: string
  readonly tagMobile: string
  readonly tagFax: string
  readonly tagBilling: string
  readonly tagShipping: string
  /** The option for no value. */
  readonly notSelected: string
  readonly addEmail: string
  readonly addPhone: string
  readonly addAddress: string
  /** The name of an entry: "Email address 2". */
  readonly nth: (what: string, position: number) => string
  /** The visible label of the button that removes an entry. */
  readonly remove: string
  /** The accessible name of that button: "Remove Email address 2". */
  readonly removeNth: (entry: string) => string
  /** The announcement after an entry was added. */
  readonly added: (entry: string) => string
  readonly removed: (entry: string) => string
}

/** The messages of a panel that shows and edits a profile. */
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
  /** The message if a save contains no changes. */
  readonly unchanged: string
  /** The message after the profile saved in another tab or on another device replaced the user's own changes. */
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
  /** The heading above the fields that were changed elsewhere. */
  readonly changedElsewhere: string
  readonly takeTheirs: string
  readonly keepMine: string
}
