/**
 * Converts results of reads to plain data.
 *
 * @since 0.1.0
 */
import { ofData } from "../../problem/DataProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import type { Outcome } from "./Listing.ts"
import type { Viewer } from "../../session/memberAtom.ts"
import type { DataError } from "@portico/client/data/Failure"
import * as Cause from "effect/Cause"
import * as Option from "effect/Option"
import * as AsyncResult from "../../runtime/AsyncResult.ts"

type CachedOutcomes = { readonly [_ in "visitor" | "member"]?: Outcome<never> }

// A new object for the same problem would restart effects and countdowns that depend on it.
const outcomes = new WeakMap<object, CachedOutcomes>()
const problems = new WeakMap<object, Problem.Problem>()

/**
 * Returns the outcome of a read for a user. For a visitor, missing permission becomes "sign-in required". A defect
 * becomes a problem like any failure, and an interrupted read counts as awaited. Returns the same object for the same
 * result, and the same problem for the same failure.
 */
export const outcomeOf = <A>(result: AsyncResult.AsyncResult<A, DataError>, viewer?: Viewer): Outcome<A> => {
  const role = viewer === "Visitor" ? "visitor" : "member"
  const cached = outcomes.get(result)
  const outcome = cached?.[role] ?? outcomeFor(result, role)
  // The cache is keyed by this result, so the outcome's value has its type.
  if (cached?.[role] === undefined) outcomes.set(result, { ...cached, [role]: outcome as Outcome<never> })
  return outcome
}

const outcomeFor = <A>(result: AsyncResult.AsyncResult<A, DataError>, role: keyof CachedOutcomes): Outcome<A> => {
  if (AsyncResult.isInitial(result)) return { _tag: "Awaited" }
  const refetching = result.waiting
  if (AsyncResult.isSuccess(result)) return { _tag: "Succeeded", value: result.value, refetching }
  if (Cause.hasInterruptsOnly(result.cause)) return { _tag: "Awaited" }
  const problem = problemOf(result.cause)
  return { _tag: "Refused", problem: role === "visitor" ? forVisitor(problem) : problem, refetching }
}

const problemOf = (cause: Cause.Cause<DataError>): Problem.Problem => {
  const problem =
    problems.get(cause) ??
    Option.match(Cause.findErrorOption(cause), { onNone: () => Problem.make("unexpected"), onSome: ofData })
  problems.set(cause, problem)
  return problem
}

/**
 * Returns the problem as a visitor sees it. Their permissions are unknown until they sign in, so missing permission
 * becomes "sign-in required".
 */
export const forVisitor = (problem: Problem.Problem): Problem.Problem => {
  if (problem.key !== "noPermission") return problem
  const refusal = problems.get(problem) ?? { ...problem, key: "signInRequired" as const }
  problems.set(problem, refusal)
  return refusal
}
