/**
 * Words of the account menu.
 *
 * @since 0.1.0
 */

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
