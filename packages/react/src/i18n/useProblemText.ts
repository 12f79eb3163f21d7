"use client"
import type { Problem } from "../problem/Problem.ts"
import { useTextOf } from "./MessagesContext.ts"
import { problems } from "./en/problems/problems.ts"
import type { MessageOverrides } from "./messages/Messages.ts"

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
