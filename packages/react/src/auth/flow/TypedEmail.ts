/**
 * The address as it is typed: every keystroke is noted, and nothing is rendered for it.
 *
 * @since 0.1.0
 */

/** The address that was typed last, whether or not it was handed over. */
export interface TypedEmail {
  readonly read: () => string
  readonly note: (email: string) => void
}

/** Makes the note of an address. */
export const makeTypedEmail = (email: string): TypedEmail => {
  let typed = email
  return { read: () => typed, note: (email) => void (typed = email.trim()) }
}
