/**
 * The messages of forms.
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
  /** A submission takes longer than usual. */
  readonly slow: string
  /** The browser has no connection. */
  readonly offline: string
  readonly capsLock: string
  /** Names the meter of a password that is chosen. */
  readonly strength: string
  /** How strong a password is: 0 could not be weaker, 4 is strong. */
  readonly strengthLevel: (level: 0 | 1 | 2 | 3 | 4) => string
  readonly code: string
  /** What a code looks like. */
  readonly codeHint: (length: number, alphabet: "digits" | "alphanumeric") => string
  /** Sends a code or a link once more. */
  readonly resend: string
  readonly resending: string
  readonly resendIn: (seconds: number) => string
  /** Announced once it was sent once more. */
  readonly resent: string
  /** Announced once it can be sent once more. */
  readonly resendOver: string
}

/** Words of a form that sends what was entered. */
export interface SubmitMessages {
  readonly title: string
  readonly submit: string
  readonly submitting: string
  /** While the session is made, after the answer. */
  readonly opening?: string
}

/** Words that help to find a stronger password. */
export interface StrengthMessages {
  /** It is one of those that are tried first. */
  readonly common: string
  /** It holds a name or a word that belongs to the page or the person. */
  readonly personal: string
  readonly repeated: string
  readonly sequence: string
  /** Keys that lie beside each other. */
  readonly keys: string
  readonly date: string
  /** Nothing stands out, it is only too short. */
  readonly longer: string
}
