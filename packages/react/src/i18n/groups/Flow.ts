/**
 * Words of the way in as a whole.
 *
 * @since 0.1.0
 */

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
