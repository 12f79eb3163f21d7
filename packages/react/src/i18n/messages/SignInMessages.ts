/**
 * The messages of sign-in, sign-up and the session.
 *
 * @since 0.1.0
 */
import type { SubmitMessages } from "./FormMessages.ts"

/** Words of a form that ends with a member's session. */
export interface EntryMessages extends SubmitMessages {
  readonly opening: string
  readonly done: string
  readonly verifyEmail: (email: string) => string
  readonly awaitApproval: string
  /** A further factor is asked for. */
  readonly proveFactor: string
  /** The provider's own page goes on. */
  readonly leaving?: string
}

/** Words of a sign-in. */
export interface SignInMessages extends EntryMessages {
  /** The way to a new password. */
  readonly forgot: string
  /** A passkey was chosen among the suggestions. */
  readonly passkeyVerifying: string
  /** Offers passkeys once more. */
  readonly passkeyRetry: string
}

/** Words of a sign-up. */
export interface SignUpMessages extends EntryMessages {
  /** The way to the sign-in, for whoever has an account already. */
  readonly toSignIn: string
}

/** Words of a captcha in a form. */
export interface CaptchaMessages {
  readonly title: string
  readonly loading: string
  /** What to do, while it is unsolved. */
  readonly ready: string
  readonly solved: string
  readonly expired: string
  /** On the button that loads it again. */
  readonly retry: string
}

/** Words of a session. */
export interface SessionMessages {
  /** While it is not known who is in front of the page. */
  readonly checking: string
  /** In place of what only members see. */
  readonly signInRequired: string
  readonly signIn: string
  /** In place of what a member saw who has just left. */
  readonly signedOut: string
  /** The member's session cannot be renewed for now. */
  readonly parked: string
  readonly confirmAgain: string
  readonly confirming: string
  readonly signOut: string
  readonly signingOut: string
  readonly signOutFailed: string
  readonly signOutAgain: string
  /** A silent login is under way. */
  readonly opening: string
  /** It takes its time. */
  readonly openingSlowly: string
  /** Stops it. */
  readonly skip: string
  readonly opened: string
  /** It found nobody signed in. */
  readonly nobody: string
  readonly notOpened: string
  readonly openAgain: string
}

/** Words of signing in on the provider's page. */
export interface OAuthMessages {
  readonly signIn: string
  /** The way to the page is being prepared. */
  readonly creating: string
  /** The browser is on its way to the page. */
  readonly redirecting: string
  /** Back from the page, the session is being made. */
  readonly finishing: string
  readonly finished: string
  readonly goOn: string
  readonly notFinished: string
  readonly startAgain: string
  /** An answer came a second time, and its member is signed in. */
  readonly alreadySignedIn: string
  /** Back from the provider's sign-out. */
  readonly signedOut: string
  /** Back from the provider's sign-out, and somebody is signed in all the same. */
  readonly stillSignedIn: string
  /** Back from the provider's checkout. */
  readonly checkedOut: string
  readonly checkoutNote: string
}

/** Words between the screens. */
export interface FlowMessages {
  /** Stands between a form and another way in. */
  readonly or: string
  readonly newHere: string
  readonly toSignUp: string
  readonly haveAccount: string
  readonly toSignIn: string
  readonly back: string
  readonly backToSignUp: string
  readonly loading: string
  /** The code of a screen did not come. */
  readonly missingTitle: string
  readonly missingText: string
  readonly retry: string
  readonly passwordChanged: string
  readonly verified: string
  readonly approved: string
  /** Only the provider's own page can make the session. */
  readonly pageTitle: string
  readonly pageText: string
  readonly toPage: string
  readonly signedIn: string
  readonly goOn: string
}
