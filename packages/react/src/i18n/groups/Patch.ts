/**
 * Words of a form that changes single fields.
 *
 * @since 0.1.0
 */
import type { SubmitMessages } from "./Form.ts"

/** Words of a form that changes single fields. */
export interface PatchMessages extends SubmitMessages {
  /** Names a change: "Change 2". */
  readonly change: (position: number) => string
  readonly field: string
  readonly action: string
  readonly value: string
  readonly set: string
  readonly remove: string
  readonly increment: string
  readonly append: string
  readonly pull: string
  readonly add: string
  readonly drop: (position: number) => string
  readonly preview: string
  readonly before: string
  readonly after: string
  /** In place of a value that is not there. */
  readonly absent: string
  /** The patch changes nothing of the item. */
  readonly same: string
  readonly saved: string
}
