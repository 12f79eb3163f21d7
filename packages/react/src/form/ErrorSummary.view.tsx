import { Alert } from "../parts/Alert.view.tsx"
import { Part, type PartProps } from "../parts/Part.view.tsx"
import * as React from "react"
import { hasFields, withoutWait } from "../problem/Problem.ts"
import { useForm } from "./FormContext.ts"
import { problemOf } from "./Submission.ts"
import { fieldText, problemText } from "../i18n/MessagesContext.ts"

export interface ErrorSummaryProps extends PartProps<"div"> {
  /** The labels of the form's fields by name, in the order of the form. */
  readonly labels: Readonly<Record<string, string>>
}

/**
 * Shows why a submission failed: links to the invalid fields with their errors, or one message. Screen readers announce
 * it when it appears. It takes the focus if no invalid field can. The error of a single field is shown only next to the
 * field, which takes the focus.
 */
export function ErrorSummary({ children, labels, ...own }: ErrorSummaryProps) {
  const { classOf, id, inputOf, messages, problem, state } = useForm("ErrorSummary")
  const attempt = state._tag === "Failed" ? state.attempt : 0
  const fields =
    problem !== undefined && hasFields(problem)
      ? Object.keys(labels).filter((name) => Object.hasOwn(problem.fields, name))
      : []
  // The form may not show all invalid fields. Their problems are listed without links.
  const others = Object.keys(problem?.fields ?? {}).filter((name) => !Object.hasOwn(labels, name))
  const only = fields.length === 1 && others.length === 0 ? fields[0] : undefined
  const isNextToField = useIsRendered(only, attempt, inputOf)
  if (problem === undefined) return null
  const help = Boolean(children) && (
    <Part as="div" own={isNextToField ? own : {}} className={classOf("summary-help")}>
      {children}
    </Part>
  )
  if (isNextToField) return help || null
  return (
    <Alert
      own={own}
      className={classOf("summary")}
      data-summary=""
      key={attempt}
      problem={problem}
      // The form moved the focus before this summary appeared.
      ref={only !== undefined && problem === problemOf(state) ? focus : undefined}
      tabIndex={-1}
    >
      {fields.length === 0 ? (
        <p>{problemText(messages, withoutWait(problem))}</p>
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
                    inputOf(name)?.focus()
                  }}
                >
                  {labels[name]}
                </a>{" "}
                <span>{fieldText(messages, problem, name)}</span>
              </li>
            ))}
          </ul>
          {others.map((name) => (
            <p key={name}>{fieldText(messages, problem, name)}</p>
          ))}
        </>
      )}
      {help}
    </Alert>
  )
}

const focus = (summary: HTMLElement | null): void => summary?.focus()

// Whether the form renders the field. If it does not, only the summary can show the error.
const useIsRendered = (
  name: string | undefined,
  attempt: number,
  inputOf: (name: string) => HTMLElement | undefined
): boolean => {
  const [missing, setMissing] = React.useState<string>()
  React.useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- only the DOM contains which fields are rendered
    if (name !== undefined) setMissing(inputOf(name) === undefined ? name : undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `inputOf` is new in each render and reads the current DOM
  }, [attempt, name])
  return name !== undefined && missing !== name
}
