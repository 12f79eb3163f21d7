/**
 * Words of jobs on collections and their statuses.
 *
 * @since 0.1.0
 */
import type { JobKind, JobStatuses } from "../../data/job/Job.ts"

/** Words of jobs on collections and their statuses. */
export interface JobMessages {
  readonly kind: (kind: JobKind) => string
  /** A status that this version does not know is said as it is. */
  readonly status: (kind: JobKind, status: string) => string
}

/** The words of every status. */
export type StatusWords = { readonly [Kind in JobKind]: Readonly<Record<JobStatuses[Kind], string>> }

/** Says statuses by their words. */
export const sayStatus =
  (words: StatusWords): JobMessages["status"] =>
  (kind, status) => {
    const known: Readonly<Record<string, string>> = words[kind]
    return (Object.hasOwn(known, status) ? known[status] : undefined) ?? status
  }
