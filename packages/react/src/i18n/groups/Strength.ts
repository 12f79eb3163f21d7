/**
 * Words that help to find a stronger password.
 *
 * @since 0.1.0
 */

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
