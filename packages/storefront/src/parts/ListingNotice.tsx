import { type Listing, type Problem, useProblemText } from "@portico/react"

export interface ListingNoticeProps {
  readonly empty: string
  readonly listing: Listing<unknown>
  readonly loading: string
  readonly onRetry: () => void
}

/** Says what stands in the way of a list: nothing yet, nothing at all, or what went wrong. */
export function ListingNotice({ empty, listing, loading, onRetry }: ListingNoticeProps) {
  if (listing._tag === "Loading") return <output className="notice">{loading}</output>
  if (listing._tag === "Failed") return <ProblemNotice onRetry={onRetry} problem={listing.problem} />
  if (listing.problem !== undefined) return <ProblemNotice onRetry={onRetry} problem={listing.problem} />
  return listing.items.length === 0 ? <output className="notice">{empty}</output> : null
}

export interface ProblemNoticeProps {
  readonly onRetry: () => void
  readonly problem: Problem
}

/** Says what went wrong, and offers another try where that may help. */
export function ProblemNotice({ onRetry, problem }: ProblemNoticeProps) {
  const textOf = useProblemText()
  return (
    <div className="notice" role="alert">
      <p>{textOf(problem)}</p>
      {problem.retryable && (
        <button onClick={onRetry} type="button">
          Try again
        </button>
      )}
    </div>
  )
}
