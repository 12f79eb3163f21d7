"use client"
import * as React from "react"
import { problemText } from "./problemText.ts"
import type { Problem } from "../problem/Problem.ts"
import { problems } from "./en/form.ts"
import type { MessageOverrides } from "./messages/Messages.ts"
import { useWords } from "./MessagesContext.ts"

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
export const useProblemText = (messages?: MessageOverrides): ((problem: Problem) => string) => {
  const words = useWords("problems", problems, messages)
  return React.useCallback((problem) => problemText({ problems: words }, problem), [words])
}
