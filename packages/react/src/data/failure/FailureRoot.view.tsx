import type * as React from "react"
import { failure } from "../../i18n/en/lists.ts"
import { problems } from "../../i18n/en/form.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import type { Problem } from "../../problem/Problem.ts"
import { classOf } from "../../theme/classes.ts"
import { type FailureClassNames, FailureContext } from "./FailureContext.ts"
import { toneOf } from "./failureOf.ts"
import { type DataErrorOptions, useDataError } from "./useDataError.ts"

export interface FailureRootViewProps extends DataErrorOptions {
  /** Whether a retry is in progress. */
  readonly busy?: boolean | undefined
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Class names of the parts, by slot. */
  readonly classNames?: FailureClassNames | undefined
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
  /** The audience. `dev` also shows developers the code, the path, the values and the fix. */
  readonly mode?: "dev" | "person" | undefined
  readonly problem: Problem
  readonly styled?: boolean | undefined
}

/** Renders the container of the parts and provides their context. */
export function FailureRootView(props: FailureRootViewProps) {
  const { busy = false, children, className, classNames, messages, mode = "person", problem, styled } = props
  const words = useWords("failure", failure, messages)
  const sentences = useWords("problems", problems, messages)
  const controller = useDataError(problem, props)
  const classes = classOf(classNames, styled)
  return (
    <FailureContext value={{ busy, classOf: classes, controller, mode, problem, problems: sentences, words }}>
      <div className={classes("failure", className)} data-problem={problem.key} data-tone={toneOf(problem)}>
        {children}
      </div>
    </FailureContext>
  )
}
