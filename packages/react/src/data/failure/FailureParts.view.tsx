import * as React from "react"
import { NoticeIcon } from "../../form/NoticeIcon.view.tsx"
import { useFailure } from "./FailureContext.ts"
import { toneOf, withoutReference } from "./failureOf.ts"

export interface FailurePartProps {
  readonly className?: string | undefined
}

/** The sign of a failure's tone. Its words say the same. */
export function FailureIcon() {
  return <NoticeIcon tone={toneOf(useFailure("Icon").problem)} />
}

/** What happened, in words for people. What is no failure is told as news. */
export function FailureText({ className }: FailurePartProps) {
  const { classOf, controller, problem, problems, words } = useFailure("Text")
  const isNews = toneOf(problem) === "info"
  return (
    <div className={classOf("failure-text", className)} role={isNews ? "status" : "alert"}>
      <p>{problems[problem.key](withoutReference(problem))}</p>{" "}
      {controller.reference !== "" && (
        <p className={classOf("failure-reference")}>{words.reference(controller.reference)}</p>
      )}
    </div>
  )
}

/** Tries again, where that can help. During the provider's wait it counts the seconds and keeps the focus. */
export function FailureRetry({ className }: FailurePartProps) {
  const { busy, classOf, controller, words } = useFailure("Retry")
  const { wait } = controller.state
  if (!controller.canRetry) return null
  return (
    <button
      aria-disabled={busy || wait > 0 || undefined}
      className={classOf("button", className)}
      data-waiting={wait > 0 || undefined}
      onClick={() => {
        if (!busy) controller.retry()
      }}
      type="button"
    >
      {wait > 0 ? words.retryIn(wait) : words.retry}
    </button>
  )
}

/** Leads to a sign-in, where that is what helps. */
export function FailureSignIn({ className }: FailurePartProps) {
  const { classOf, controller, words } = useFailure("SignIn")
  return controller.canSignIn ? (
    <button className={classOf("button", className)} data-look="accent" onClick={controller.signIn} type="button">
      {words.signIn}
    </button>
  ) : null
}

/** Puts the reference into the clipboard. */
export function FailureCopy({ className }: FailurePartProps) {
  const { classOf, controller, words } = useFailure("Copy")
  return controller.reference === "" ? null : (
    <button className={classOf("more", className)} onClick={controller.copy} type="button">
      {words.copy}
    </button>
  )
}

/** Tells that the wait is over, and what copying came to. */
export function FailureStatus({ className }: FailurePartProps) {
  const { classOf, controller, words } = useFailure("Status")
  const { copied, waited } = controller.state
  const said = copied === undefined ? waited && controller.canRetry && words.waitOver : words[told[copied]]
  return <output className={classOf("failure-status", className)}>{said}</output>
}

const told = { yes: "copied", no: "copyFailed" } as const

const Notes = React.lazy(() => import("./FailureNotes.view.tsx"))

/** What developers need to mend it: fetched when it is first shown, and only in the mode for developers. */
export function FailureDeveloper({ className }: FailurePartProps) {
  const { classOf, mode, problem, words } = useFailure("Developer")
  if (mode !== "dev" || problem.diagnoses === undefined || problem.diagnoses.length === 0) return null
  return (
    <details className={classOf("failure-developer", className)} open>
      <summary>{words.developers}</summary>
      <React.Suspense fallback={null}>
        <Notes classOf={classOf} diagnoses={problem.diagnoses} words={words} />
      </React.Suspense>
    </details>
  )
}
