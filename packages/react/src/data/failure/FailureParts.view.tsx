import { Alert, ToneIcon } from "../../parts/Alert.view.tsx"
import { passesFocus } from "../../parts/focus.ts"
import { Part, type PartProps, rootProps, usePartContext } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { problemText, useWords } from "../../i18n/MessagesContext.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import { failure } from "../../i18n/en/lists.ts"
import type { FailureMessages } from "../../i18n/messages/ListMessages.ts"
import type { ProblemWords } from "../../i18n/messages/Messages.ts"
import { type Problem, toneOf } from "../../problem/Problem.ts"
import { classOf, type ClassNames, type ClassOf } from "../../theme/classes.ts"
import { withoutReference } from "./failureOf.ts"
import { type DataErrorController, type DataErrorOptions, useDataError } from "./useDataError.ts"
import * as React from "react"

/** A styleable element of an error box. */
export type FailureSlot =
  | "failure"
  | "failure-text"
  | "failure-actions"
  | "failure-reference"
  | "failure-status"
  | "failure-developer"
  | "failure-note"
  | "button"
  | "more"
  | "spinner"

/** Class names to add to the elements of an error box, by slot. */
export type FailureClassNames = ClassNames<FailureSlot>

/** The value of the error box context. */
export interface FailureContextValue {
  readonly classOf: ClassOf<FailureSlot>
  readonly controller: DataErrorController
  /** Whether a retry is in progress. */
  readonly busy: boolean
  readonly mode: "dev" | "person"
  readonly problem: Problem
  readonly problems: ProblemWords
  readonly words: FailureMessages
}

export const FailureContext = React.createContext<FailureContextValue | undefined>(undefined)

/** Returns the context of the surrounding error box. Throws if there is none. */
export const useFailure = (part: string): FailureContextValue =>
  usePartContext(FailureContext, part, "DataErrorParts.Root")

/** Renders the icon of the problem's tone. It is decorative, because the message contains the same information. */
export function FailureIcon(own: PartProps<"svg">) {
  return <ToneIcon own={own} tone={toneOf(useFailure("Icon").problem)} />
}

/** Renders the message for users. A problem that is not an error has the role `status` instead of `alert`. */
export function FailureText(own: PartProps<"div">) {
  const { classOf, controller, problem, problems, words } = useFailure("Text")
  const isNews = toneOf(problem) === "info"
  const content = (
    <>
      <p>{problemText({ problems }, withoutReference(problem))}</p>{" "}
      {controller.reference !== "" && (
        <p className={classOf("failure-reference")}>{words.reference(controller.reference)}</p>
      )}
    </>
  )
  return isNews ? (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same element as that of an alert
    <Part as="div" own={own} className={classOf("failure-text")} role="status">
      {content}
    </Part>
  ) : (
    <Alert className={classOf("failure-text")} own={own} problem={problem}>
      {content}
    </Alert>
  )
}

/**
 * Renders a button that retries, if a retry can help. While the provider requires a wait, it shows the remaining
 * seconds and stays focusable.
 */
export function FailureRetry(own: PartProps<"button">) {
  const { busy, classOf, controller, words } = useFailure("Retry")
  const { wait } = controller.state
  if (!controller.canRetry) return null
  return (
    <Part
      as="button"
      own={own}
      aria-disabled={busy || wait > 0 || undefined}
      className={classOf("button")}
      data-pending={busy || undefined}
      data-waiting={(!busy && wait > 0) || undefined}
      onClick={() => {
        if (!busy) controller.retry()
      }}
      ref={toSurroundings}
      type="button"
    >
      {busy && <span aria-hidden="true" className={classOf("spinner")} />}
      {busy ? words.retrying : wait > 0 ? words.retryIn(wait) : words.retry}
    </Part>
  )
}

const toSurroundings = passesFocus()

/** Renders a button that starts a sign-in, if signing in can help. */
export function FailureSignIn(own: PartProps<"button">) {
  const { classOf, controller, words } = useFailure("SignIn")
  return controller.canSignIn ? (
    <Part
      as="button"
      own={own}
      className={classOf("button")}
      data-variant="accent"
      onClick={controller.signIn}
      type="button"
    >
      {words.signIn}
    </Part>
  ) : null
}

/** Renders a button that copies the reference to the clipboard. */
export function FailureCopy(own: PartProps<"button">) {
  const { classOf, controller, words } = useFailure("Copy")
  return controller.reference === "" ? null : (
    <Part as="button" own={own} className={classOf("more")} onClick={controller.copy} type="button">
      {words.copy}
    </Part>
  )
}

/** Announces the end of the wait and the result of copying. */
export function FailureStatus(own: PartProps<"output">) {
  const { classOf, controller, words } = useFailure("Status")
  const { copied, waited } = controller.state
  const message = copied === undefined ? waited && controller.canRetry && words.waitOver : words[copyMessages[copied]]
  return (
    <Part as="output" own={own} className={classOf("failure-status")}>
      {message}
    </Part>
  )
}

const copyMessages = { yes: "copied", no: "copyFailed" } as const

const Notes = React.lazy(() => import("./FailureNotes.view.tsx"))

/** Renders the details for developers, only with `mode="dev"`. Their code is loaded on first use. */
export function FailureDeveloper(own: PartProps<"details">) {
  const { classOf, mode, problem, words } = useFailure("Developer")
  if (mode !== "dev" || problem.diagnoses === undefined || problem.diagnoses.length === 0) return null
  return (
    <Part as="details" own={own} className={classOf("failure-developer")} open>
      <summary>{words.developers}</summary>
      <React.Suspense fallback={null}>
        <Notes classOf={classOf} diagnoses={problem.diagnoses} words={words} />
      </React.Suspense>
    </Part>
  )
}

export interface FailureRootViewProps extends DataErrorOptions, RootProps<FailureClassNames> {
  /** Whether a retry is in progress. */
  readonly busy?: boolean | undefined
  /** The audience. `dev` also shows developers the code, the path, the values and the fix. */
  readonly mode?: "dev" | "person" | undefined
  /** The problem to show. */
  readonly problem: Problem
}

export interface FailureBoxProps extends FailureRootViewProps {
  /** The English messages of the problems that the container can show. */
  readonly english: ProblemWords
}

/** Renders the container of the parts and provides their context. */
export function FailureBox(props: FailureBoxProps) {
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

/** Renders the error of a data call, with the attributes and the style of another component's part. */
export function DataErrorBox(props: Omit<FailureRootViewProps, "children">) {
  return (
    <FailureBox {...props} english={dataProblems}>
      <FailureContent />
    </FailureBox>
  )
}

/** Renders all parts of an error box. */
export const FailureContent = () => (
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
