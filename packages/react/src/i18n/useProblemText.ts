"use client"
import type { FieldProblem, Problem, ProblemKey } from "../problem/Problem.ts"
import { useWords } from "./MessagesContext.ts"
import { problems } from "./en/problems/problems.ts"
import type { MessageOverrides, ProblemWords } from "./messages/Messages.ts"
import * as React from "react"

/** The part of a catalog with the messages of problems. */
interface Words {
  readonly problems: ProblemWords
}

/** Returns the message of a problem. */
export const problemText = (messages: Words, problem: Problem): string => textOf(messages, problem.key, problem)

/** Returns the message for one field of a problem, or `undefined` if the problem does not mention the field. */
export const fieldText = (messages: Words, problem: Problem | undefined, name: string): string | undefined => {
  const fields = problem?.fields
  const found: FieldProblem | undefined = fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined
  if (problem === undefined || found === undefined) return undefined
  return typeof found === "string" ? textOf(messages, found, problem) : found.text
}

const textOf = ({ problems }: Words, key: ProblemKey, problem: Problem): string =>
  (problems[key] ?? problems.unexpected)(problem)

/**
 * Returns a function that converts a problem to its message, for an application's own components. `messages` overrides
 * the catalog of the page.
 *
 * **Example** (Next to a button)
 *
 * ```tsx
 * import { useItemInsert, useProblemText } from "@portico/react"
 *
 * export function Like() {
 *   const { insert, state } = useItemInsert("likes")
 *   const textOf = useProblemText()
 *   return (
 *     <>
 *       <button onClick={() => insert({ bookId: "emma" })} type="button">
 *         Like it
 *       </button>
 *       {state._tag === "Failed" && <p role="alert">{textOf(state.problem)}</p>}
 *     </>
 *   )
 * }
 * ```
 */
export const useProblemText = (messages?: MessageOverrides): ((problem: Problem) => string) =>
  useTextOf(problems, messages)

/** Does the same as {@link useProblemText} with only the English messages in `english`. */
export const useTextOf = (english: ProblemWords, messages?: MessageOverrides): ((problem: Problem) => string) => {
  const words = useWords("problems", english, messages)
  return React.useCallback((problem) => problemText({ problems: words }, problem), [words])
}
