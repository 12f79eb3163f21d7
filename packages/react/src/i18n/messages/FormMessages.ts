/**
 * The messages of forms.
 *
 * @since 0.1.0
 */

/** The messages that all forms share. */
export interface FormMessages {
  readonly email: string
  readonly password: string
  readonly newPassword: string
  readonly showPassword: string
  readonly hidePassword: string
  /** The heading above the links to the invalid fields. */
  readonly check: (count: number) => string
  /** The label of the button while the provider limits requests. */
  readonly wait: (seconds: number) => string
  /** The announcement at the end of that wait. */
  readonly waitOver: string
  /** The message while a submission takes longer than usual. */
  readonly slow: string
  /** The message while the browser has no connection. */
  readonly offline: string
  readonly capsLock: string
  /** The accessible name of the password strength meter. */
  readonly strength: string
  /** The strength of a password, from 0 (very weak) to 4 (strong). */
  readonly strengthLevel: (level: 0 | 1 | 2 | 3 | 4) => string
  readonly code: string
  /** The format of a code. */
  readonly codeHint: (length: number, alphabet: "digits" | "alphanumeric") => string
  /** The button that sends a code or a link again. */
  readonly resend: string
  readonly resending: string
  readonly resendIn: (seconds: number) => string
  /** The announcement after a code or a link was sent again. */
  readonly resent: string
  /** The announcement when a code or a link can be sent again. */
  readonly resendOver: string
}

/** The messages of a form that submits its inputs. */
export interface SubmitMessages {
  readonly title: string
  readonly submit: string
  readonly submitting: string
  /** The message while the session is created, after the response. */
  readonly opening?: string
}

/** The messages of toasts. */
export interface ToastMessages {
  /** The name of the region that contains the toasts, with the key that moves the focus to it. */
  readonly region: (key: string) => string
  readonly close: string
  readonly undo: string
  /** The message after a change was undone. */
  readonly undone: string
  /** The message if a change could not be undone, before the reason. */
  readonly undoFailed: string
}

/** The advice for choosing a stronger password. */
export interface StrengthMessages {
  /** The advice for one of the most common passwords. */
  readonly common: string
  /** The advice for a password that contains a name or a word of the site or the user. */
  readonly personal: string
  readonly repeated: string
  readonly sequence: string
  /** The advice for keys that are next to each other on the keyboard. */
  readonly keys: string
  readonly date: string
  /** The advice for a password that is only too short. */
  readonly longer: string
}
