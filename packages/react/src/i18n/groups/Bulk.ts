/**
 * Words of what is done to many items at a time.
 *
 * @since 0.1.0
 */
import type { BulkCounts } from "../../data/bulk/Bulk.ts"
import type { Format } from "../../data/bulk/failures.ts"

/** What is done, as people say it. */
export type BulkVerb = "add" | "change" | "remove" | "truncate"

/** Words of what is done to many items at a time. */
export interface BulkMessages {
  /** `excepted`: how many of all that match are left out. Nobody may have counted how many that are. */
  readonly selected: (count: number | undefined, excepted: number) => string
  readonly clear: string
  /** What a button is called that does it. */
  readonly act: (verb: BulkVerb) => string
  readonly confirmTitle: (verb: BulkVerb, count: number | undefined, name: string) => string
  readonly confirmText: (verb: BulkVerb) => string
  /** What is typed to go on. */
  readonly typeName: (name: string) => string
  readonly cancel: string
  readonly gathering: (found: number) => string
  readonly running: (verb: BulkVerb) => string
  readonly progress: (done: number, total: number) => string
  readonly percent: (percent: number) => string
  readonly left: (count: number) => string
  readonly stop: string
  readonly stopping: string
  readonly stopWaiting: string
  readonly finished: (failed: number, total: number) => string
  readonly emptied: (name: string) => string
  readonly cancelled: (done: number, total: number) => string
  /** Stopped before anything was begun. */
  readonly cancelledEarly: string
  /** Of what was not begun, where that is sure. */
  readonly untouched: string
  readonly uncertain: string
  readonly tally: (status: keyof BulkCounts, count: number) => string
  readonly goOn: string
  readonly goesOn: string
  readonly retryFailed: (count: number) => string
  readonly saveAs: (format: Format) => string
  readonly done: string
  readonly reportCaption: (count: number) => string
  readonly place: string
  readonly line: string
  readonly item: string
  readonly field: string
  readonly reason: string
  readonly showMore: (count: number) => string
  readonly reasonUnknown: string
  readonly reasonGone: string
  readonly reasonForbidden: string
  readonly reasonTooLarge: string
  readonly denied: string
  readonly signIn: string
  readonly signInNow: string
  /** Asked where the page is left while something is under way. */
  readonly leaveTitle: string
  readonly leaveText: string
  readonly leave: string
  readonly stay: string
}
