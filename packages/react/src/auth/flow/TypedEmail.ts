/**
 * The email address as the user types it. It is updated on each keystroke without a render.
 *
 * @since 0.1.0
 */

/** The last typed email address, whether or not it was submitted. */
export interface TypedEmail {
  readonly read: () => string
  readonly note: (email: string) => void
}

/** Creates the store of a typed email address. */
export const makeTypedEmail = (email: string): TypedEmail => {
  let typed = email
  return { read: () => typed, note: (email) => void (typed = email.trim()) }
}
