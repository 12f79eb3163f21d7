/**
 * How a failure of a collection is told: in which tone, with which reference, with which way on.
 *
 * @since 0.1.0
 */
import type { Tone } from "../../form/NoticeIcon.view.tsx"
import type { Problem, ProblemKey } from "../../problem/Problem.ts"

const tones: Readonly<Partial<Record<ProblemKey, Tone>>> = {
  itemGone: "info",
  itemExists: "info",
  noNextPage: "info",
  noPreviousPage: "info",
  noPermission: "warning",
  offline: "warning",
  rateLimited: "warning",
  sessionEnded: "warning",
  signInRequired: "warning",
  unreachable: "warning"
}

/** Plain news where nothing failed, something to see to where the page is not at fault, else a fault. */
export const toneOf = ({ key }: Problem): Tone => tones[key] ?? "danger"

/** What whoever helps the person asks for. What is no failure, and what a person mends alone, needs nobody. */
export const referenceOf = (problem: Problem): string =>
  toneOf(problem) === "info" || helpsItself.has(problem.key)
    ? (problem.requestId ?? "")
    : [problem.code, problem.requestId].filter((part) => part !== undefined).join(", ")

const helpsItself: ReadonlySet<ProblemKey> = new Set([
  "noPermission",
  "signInRequired",
  "siteCode",
  "tooLarge",
  "tooManyItems",
  "tooManyRemovals"
])

/** The problem without its reference, which stands on a line of its own. */
export const withoutReference = (problem: Problem): Problem => ({ ...problem, code: undefined, requestId: undefined })

/** Whether signing in is what helps. */
export const canSignIn = ({ key }: Problem): boolean =>
  key === "signInRequired" || key === "sessionEnded" || key === "notSignedIn"
