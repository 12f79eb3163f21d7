import type * as React from "react"
import { hasFields } from "../problem/Problem.ts"
import { useForm } from "./FormContext.ts"
import { problemOf } from "./Submission.ts"
import { fieldText, problemText } from "../i18n/useProblemText.ts"

export interface ErrorSummaryProps {
  /** Help for the user, below the problem. */
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** The labels of the form's fields by name, in the order of the form. */
  readonly labels: Readonly<Record<string, string>>
}

/**
 * Shows why a submission failed: links to the invalid fields, or one message. Screen readers announce it when it
 * appears. It takes the focus if no invalid field can.
 */
export function ErrorSummary({ children, className, labels }: ErrorSummaryProps) {
  const { classOf, id, messages, state } = useForm("ErrorSummary")
  const problem = problemOf(state)
  if (problem === undefined) return null
  const fields = hasFields(problem) ? Object.keys(labels).filter((name) => Object.hasOwn(problem.fields, name)) : []
  // The form may not show all invalid fields. Their problems are listed without links.
  const others = Object.keys(problem.fields ?? {}).filter((name) => !Object.hasOwn(labels, name))
  return (
    <div
      className={classOf("summary", className)}
      data-problem={problem.key}
      data-summary=""
      key={state._tag === "Failed" ? state.attempt : 0}
      role="alert"
      tabIndex={-1}
    >
      {fields.length === 0 ? (
        <p>{problemText(messages, problem)}</p>
      ) : (
        <>
          <p>{messages.form.check(fields.length)}</p>
          <ul className={classOf("summary-links")}>
            {fields.map((name) => (
              <li key={name}>
                <a
                  href={`#${id}-${name}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(`${id}-${name}`)?.focus()
                  }}
                >
                  {labels[name]}
                </a>
              </li>
            ))}
          </ul>
          {others.map((name) => (
            <p key={name}>{fieldText(messages, problem, name)}</p>
          ))}
        </>
      )}
      {children && <div className={classOf("summary-help")}>{children}</div>}
    </div>
  )
}
