import { Alert, type Problem, useOnline, useProblemText } from "@portico/react"
import { useShop } from "../words/useShop.ts"

export interface ProblemNoticeProps {
  readonly onRetry: () => void
  readonly problem: Problem
}

/** Shows what went wrong, with a retry button if a retry can succeed. */
export function ProblemNotice({ onRetry, problem }: ProblemNoticeProps) {
  const { words } = useShop()
  const textOf = useProblemText()
  const isOnline = useOnline()
  return (
    <Alert problem={problem} tone={isOnline ? undefined : "warning"}>
      <p>{isOnline ? textOf(problem) : `${words.frame.offline}. ${words.frame.offlineLead}`}</p>
      {problem.retryable && (
        <button className="portico-button" onClick={onRetry} type="button">
          {words.common.retry}
        </button>
      )}
    </Alert>
  )
}
