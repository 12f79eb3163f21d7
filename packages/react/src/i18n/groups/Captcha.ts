/**
 * Words of a captcha in a form.
 *
 * @since 0.1.0
 */

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
