/**
 * The reason why the shop refuses a write. `CHANGED`: the books or the basket are not as the user saw them. `INVALID`:
 * the pages of the shop never send this.
 */
export type Reason = "CHANGED" | "INVALID"

/** The error that a hook throws to refuse a write. The caller receives its code and its message. */
export class Refused extends Error {
  override readonly name = "Refused"
  readonly code: Reason
  constructor(code: Reason, message: string) {
    super(message)
    this.code = code
  }
}
