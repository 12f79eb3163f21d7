/**
 * Words of signing in on the provider's page, on the way there and on the way back.
 *
 * @since 0.1.0
 */

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
