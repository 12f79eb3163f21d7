"use client"
import * as React from "react"
import type { Problem } from "../problem/Problem.ts"
import { problems } from "./en/problems.ts"
import { useWords } from "./MessagesContext.ts"

/**
 * Puts problems into words, for parts of a page's own.
 *
 * **Example** (Beside a button)
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
export const useProblemText = (): ((problem: Problem) => string) => {
  const words = useWords("problems", problems)
  return React.useCallback((problem) => words[problem.key](problem), [words])
}
