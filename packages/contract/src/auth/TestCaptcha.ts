/**
 * The captcha of trying out: a token that says of itself that it was solved. A provider takes it only where the owner
 * chose the test captcha, and each token once.
 *
 * @since 0.1.0
 */

/** Whether the person saw it. */
export type CaptchaKind = "visible" | "invisible"

/** Token of a solved test captcha. `nonce` makes it another one than those before: letters, digits, `-` and `_`. */
export const solved = (kind: CaptchaKind, nonce: string): string => `test-captcha-${kind}-${nonce}`

/** Whether a token is one of a solved test captcha of this kind. */
export const isSolved = (kind: CaptchaKind, token: string): boolean =>
  new RegExp(`^test-captcha-${kind}-[\\w-]{1,200}$`).test(token)
