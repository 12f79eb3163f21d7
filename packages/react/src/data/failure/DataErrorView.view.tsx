"use client"
import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import { problems } from "../../i18n/en/problems/problems.ts"
import type { ProblemWords } from "../../i18n/messages/Messages.ts"
import { failure } from "../../i18n/en/lists.ts"
import { type Problem, toneOf } from "../../problem/Problem.ts"
import { classOf } from "../../theme/classes.ts"
import {
  FailureContext,
  type FailureClassNames,
  useFailure,
  FailureCopy,
  FailureDeveloper,
  FailureIcon,
  FailureRetry,
  FailureSignIn,
  FailureStatus,
  FailureText
} from "./FailureParts.view.tsx"
import { type DataErrorOptions, useDataError } from "./useDataError.ts"

export interface FailureRootViewProps extends DataErrorOptions, RootProps<FailureClassNames> {
  /** Whether a retry is in progress. */
  readonly busy?: boolean | undefined
  /** The audience. `dev` also shows developers the code, the path, the values and the fix. */
  readonly mode?: "dev" | "person" | undefined
  /** The problem to show. */
  readonly problem: Problem
}

/** Renders the container of the parts and provides their context. */
export function FailureRootView(props: FailureRootViewProps) {
  return <FailureBox {...props} english={problems} />
}

interface FailureBoxProps extends FailureRootViewProps {
  /** The English messages of the problems that the container can show. */
  readonly english: ProblemWords
}

function FailureBox(props: FailureBoxProps) {
  const { busy = false, children, classNames, messages, mode = "person", problem, styled } = props
  const words = useWords("failure", failure, messages)
  const sentences = useWords("problems", props.english, messages)
  const controller = useDataError(problem, props)
  const classes = classOf(classNames, styled)
  return (
    <FailureContext value={{ busy, classOf: classes, controller, mode, problem, problems: sentences, words }}>
      <Part
        as="div"
        own={rootProps(props)}
        className={classes("failure")}
        data-problem={problem.key}
        data-tone={toneOf(problem)}
      >
        {children}
      </Part>
    </FailureContext>
  )
}

export type DataErrorViewProps = Omit<FailureRootViewProps, "children" | keyof RootElementProps>

/**
 * Renders an error of a collection or item: a message for users, with the actions that can help. With `mode="dev"` it
 * also shows developers the error code, the path, the values and the fix. A missing item is shown as information, not
 * as an error.
 *
 * **Example** (In place of a list)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useCollection } from "@portico/react"
 * import { DataErrorView } from "@portico/react/data"
 *
 * const books = Query.from("books")
 *
 * export function Count() {
 *   const { listing, refetch } = useCollection(books)
 *   if (listing._tag === "Failed") return <DataErrorView onRetry={refetch} problem={listing.problem} />
 *   return listing._tag === "Ready" ? <p>{listing.items.length} books</p> : null
 * }
 * ```
 */
export function DataErrorView(props: DataErrorViewProps) {
  return (
    <FailureRootView {...props}>
      <Content />
    </FailureRootView>
  )
}

/** Renders the error of a data call, with the attributes and the style of another component's part. */
export function DataErrorBox(props: Omit<FailureRootViewProps, "children">) {
  return (
    <FailureBox {...props} english={dataProblems}>
      <Content />
    </FailureBox>
  )
}

const Content = () => (
  <>
    <FailureIcon />
    <FailureText />
    <Actions />
    <FailureStatus />
    <FailureDeveloper />
  </>
)

function Actions() {
  const { classOf, controller } = useFailure("Actions")
  const { canRetry, canSignIn, reference } = controller
  return canRetry || canSignIn || reference !== "" ? (
    <div className={classOf("failure-actions")}>
      <FailureSignIn />
      <FailureRetry />
      <FailureCopy />
    </div>
  ) : null
}
