/**
 * Words of the box that says why a collection is not shown.
 *
 * @since 0.1.0
 */

/** Words of the box that says why a collection is not shown. */
export interface FailureMessages {
  readonly retry: string
  readonly retryIn: (seconds: number) => string
  readonly waitOver: string
  readonly signIn: string
  /** What whoever helps the person asks for: a code, the id of a call. */
  readonly reference: (reference: string) => string
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
  readonly developers: string
  readonly code: string
  readonly fix: string
  readonly meaning: string
  readonly place: string
  readonly parameters: string
  /** The call is at fault. */
  readonly mendable: string
  /** The call is not at fault. */
  readonly faultless: string
}
