import type * as React from "react"
import { hasFields } from "../problem/Problem.ts"
import { useForm } from "./FormContext.ts"
import { problemOf } from "./Submission.ts"
import { fieldText, problemText } from "../i18n/problemText.ts"

export interface ErrorSummaryProps {
  /** What helps, below what is wrong. */
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** Names of the fields that the form shows, with their labels, in the order of the form. */
  readonly labels: Readonly<Record<string, string>>
}

/**
 * Says why a submission failed: links to the fields at fault, or one sentence. It is announced when it appears, and
 * takes the focus when no field can.
 */
export function ErrorSummary({ children, className, labels }: ErrorSummaryProps) {
  const { classOf, id, messages, state } = useForm("ErrorSummary")
  const problem = problemOf(state)
  if (problem === undefined) return null
  const fields = hasFields(problem) ? Object.keys(labels).filter((name) => Object.hasOwn(problem.fields, name)) : []
  // What is wrong with something that this form does not show.
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
