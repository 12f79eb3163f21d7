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

/** What the result of a read says. A defect is a problem like any other; a read that was left is awaited again. */
export const outcomeOf = <A>(result: AsyncResult.AsyncResult<A, DataError>): Outcome<A> => {
  if (AsyncResult.isInitial(result)) return { _tag: "Awaited" }
  const refetching = result.waiting
  if (AsyncResult.isSuccess(result)) return { _tag: "Answered", value: result.value, refetching }
  if (Cause.hasInterruptsOnly(result.cause)) return { _tag: "Awaited" }
  const problem = Option.match(Cause.findErrorOption(result.cause), {
    onNone: () => Problem.make("unexpected"),
    onSome: ofData
  })
  return { _tag: "Refused", problem, refetching }
}
