/**
 * Words of a session: who may see what, signing in without a page, signing out.
 *
 * @since 0.1.0
 */

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
