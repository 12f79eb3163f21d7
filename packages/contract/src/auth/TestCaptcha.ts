/**
 * The test captcha: its tokens need no vendor to verify them. A provider accepts them only if its owner configured the
 * test captcha, and accepts each token once.
 *
 * @since 0.1.0
 */

/** The kind of a captcha: visible to the user or invisible. */
export type CaptchaKind = "visible" | "invisible"

/** Returns the token of a solved test captcha. `nonce` makes it unique and consists of letters, digits, `-` and `_`. */
export const solved = (kind: CaptchaKind, nonce: string): string => `test-captcha-${kind}-${nonce}`

/** Checks whether a token is that of a solved test captcha of this kind. */
export const isSolved = (kind: CaptchaKind, token: string): boolean =>
  new RegExp(`^test-captcha-${kind}-[\\w-]{1,200}$`).test(token)
