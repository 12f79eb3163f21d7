/**
 * Results of reads as plain data.
 *
 * @since 0.1.0
 */
import type { DataError } from "@portico/client/data/Failure"
import * as Cause from "effect/Cause"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import { ofData } from "../../problem/DataProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import type { Outcome } from "./Outcome.ts"
import type { Asker } from "./Question.ts"

type Told = { readonly [_ in "visitor" | "member"]?: Outcome<never> }

// What counts from a problem, or follows it, would begin anew with another one.
const outcomes = new WeakMap<object, Told>()
const problems = new WeakMap<object, Problem.Problem>()

/**
 * What the result of a read says to whoever asked: to one who is nobody yet, what is not for them may be for members. A
 * defect is a problem like any other; a read that was left is awaited again. Of the same result it is the same, and of
 * the same failure the problem is.
 */
export const outcomeOf = <A>(result: AsyncResult.AsyncResult<A, DataError>, asker?: Asker): Outcome<A> => {
  const asked = asker === "Visitor" ? "visitor" : "member"
  const told = outcomes.get(result)
  const outcome = told?.[asked] ?? toldOf(result, asked)
  // It is kept with this very result.
  if (told?.[asked] === undefined) outcomes.set(result, { ...told, [asked]: outcome as Outcome<never> })
  return outcome
}

const toldOf = <A>(result: AsyncResult.AsyncResult<A, DataError>, asked: keyof Told): Outcome<A> => {
  if (AsyncResult.isInitial(result)) return { _tag: "Awaited" }
  const refetching = result.waiting
  if (AsyncResult.isSuccess(result)) return { _tag: "Answered", value: result.value, refetching }
  if (Cause.hasInterruptsOnly(result.cause)) return { _tag: "Awaited" }
  const problem = problemOf(result.cause)
  return { _tag: "Refused", problem: asked === "visitor" ? forVisitor(problem) : problem, refetching }
}

const problemOf = (cause: Cause.Cause<DataError>): Problem.Problem => {
  const problem =
    problems.get(cause) ??
    Option.match(Cause.findErrorOption(cause), { onNone: () => Problem.make("unexpected"), onSome: ofData })
  problems.set(cause, problem)
  return problem
}

/** A problem as a visitor is told it: nobody knows what they may before they sign in. */
export const forVisitor = (problem: Problem.Problem): Problem.Problem => {
  if (problem.key !== "noPermission") return problem
  const told = problems.get(problem) ?? { ...problem, key: "signInRequired" as const }
  problems.set(problem, told)
  return told
}
