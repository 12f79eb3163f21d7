/**
 * Words of every form.
 *
 * @since 0.1.0
 */

/** Words of every form. */
export interface FormMessages {
  readonly email: string
  readonly password: string
  readonly newPassword: string
  readonly showPassword: string
  readonly hidePassword: string
  /** Stands over the links to the fields at fault. */
  readonly check: (count: number) => string
  /** On the button while the provider asks for patience. */
  readonly wait: (seconds: number) => string
  /** Announced once the wait is over. */
  readonly waitOver: string
}

/** Words of a form that sends what was entered. */
export interface SubmitMessages {
  readonly title: string
  readonly submit: string
  readonly submitting: string
  /** While the session is made, after the answer. */
  readonly opening?: string
}
