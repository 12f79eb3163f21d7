import { type Problem, useProblemText } from "@portico/react"

export interface ProblemNoticeProps {
  readonly onRetry: () => void
  readonly problem: Problem
}

/** Shows what went wrong, with a retry button if a retry can succeed. */
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
