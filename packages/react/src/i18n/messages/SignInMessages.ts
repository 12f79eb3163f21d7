/**
 * The messages of sign-in, sign-up and the session.
 *
 * @since 0.1.0
 */
import type { SubmitMessages } from "./FormMessages.ts"

/** The messages of a form that signs a member in. */
export interface EntryMessages extends SubmitMessages {
  readonly opening: string
  readonly done: string
  readonly verifyEmail: (email: string) => string
  readonly awaitApproval: string
  /** The message if a second factor is required. */
  readonly proveFactor: string
  /** The message while the browser navigates to the provider's page, which finishes the sign-in. */
  readonly leaving?: string
}

/** The messages of a sign-in form. */
export interface SignInMessages extends EntryMessages {
  /** The link to the password recovery. */
  readonly forgot: string
  /** The message after the user chose a passkey among the autofill suggestions. */
  readonly passkeyVerifying: string
  /** The button that offers passkeys again. */
  readonly passkeyRetry: string
}

/** The messages of a sign-up form. */
export interface SignUpMessages extends EntryMessages {
  /** The link to the sign-in, for users who already have an account. */
  readonly toSignIn: string
}

/** The messages of a captcha in a form. */
export interface CaptchaMessages {
  readonly title: string
  readonly loading: string
  /** The instruction while the captcha is unsolved. */
  readonly ready: string
  readonly solved: string
  readonly expired: string
  /** The button that loads the captcha again. */
  readonly retry: string
}

/** The messages of a session. */
export interface SessionMessages {
  /** The message while the sign-in state is unknown. */
  readonly checking: string
  /** The message in place of content for members. */
  readonly signInRequired: string
  readonly signIn: string
  /** The message in place of content for members, after the member signed out. */
  readonly signedOut: string
  /** The message while the member's tokens cannot be refreshed. */
  readonly parked: string
  readonly confirmAgain: string
  readonly confirming: string
  readonly signOut: string
  readonly signingOut: string
  readonly signOutFailed: string
  readonly signOutAgain: string
  /** The message during a silent login. */
  readonly opening: string
  /** The message if the silent login takes longer than usual. */
  readonly openingSlowly: string
  /** The button that cancels the silent login. */
  readonly skip: string
  readonly opened: string
  /** The message if the silent login finds no signed-in member. */
  readonly nobody: string
  readonly notOpened: string
  readonly openAgain: string
}

/** The messages of a sign-in on the provider's page. */
export interface OAuthMessages {
  readonly signIn: string
  /** The message while the address of the provider's page is requested. */
  readonly creating: string
  /** The message while the browser navigates to the provider's page. */
  readonly redirecting: string
  /** The message while the session is created, after the return from the provider's page. */
  readonly finishing: string
  readonly finished: string
  readonly continue: string
  readonly notFinished: string
  readonly startAgain: string
  /** The message if a return from the provider's page is repeated and its member is signed in. */
  readonly alreadySignedIn: string
  /** The message after the return from the provider's sign-out. */
  readonly signedOut: string
  /** The message after the return from the provider's sign-out, if a member is still signed in. */
  readonly stillSignedIn: string
  /** The message after the return from the provider's checkout. */
  readonly checkedOut: string
  readonly checkoutNote: string
}

/** The messages of the sign-in flow that belong to no single screen. */
export interface FlowMessages {
  /** The separator between a form and another way to sign in. */
  readonly or: string
  readonly newHere: string
  readonly toSignUp: string
  readonly haveAccount: string
  readonly toSignIn: string
  readonly back: string
  readonly backToSignUp: string
  readonly loading: string
  /** The title if the code of a screen could not be loaded. */
  readonly missingTitle: string
  readonly missingText: string
  readonly retry: string
  readonly passwordChanged: string
  readonly verified: string
  readonly approved: string
  /** The title if only the provider's own page can create the session. */
  readonly pageTitle: string
  readonly pageText: string
  readonly toPage: string
  readonly signedIn: string
  readonly continue: string
}
