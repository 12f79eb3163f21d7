/**
 * Problems in words.
 *
 * @since 0.1.0
 */
import type { Messages } from "./messages/Messages.ts"
import type { FieldProblem, Problem } from "../problem/Problem.ts"

/** Where the words of problems stand. */
type Words = Pick<Messages, "problems">

/** The sentence of a problem. */
export const problemText = (messages: Words, problem: Problem): string => messages.problems[problem.key](problem)

/** The sentence of what is wrong with one field of a problem, where something is. */
export const fieldText = (messages: Words, problem: Problem | undefined, name: string): string | undefined => {
  const fields = problem?.fields
  const found: FieldProblem | undefined = fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined
  if (problem === undefined || found === undefined) return undefined
  return typeof found === "string" ? messages.problems[found](problem) : found.text
}
