/**
 * The messages of problems.
 *
 * @since 0.1.0
 */
import type { Messages } from "./messages/Messages.ts"
import type { FieldProblem, Problem } from "../problem/Problem.ts"

/** The part of a catalog with the messages of problems. */
type Words = Pick<Messages, "problems">

/** Returns the message of a problem. */
export const problemText = (messages: Words, problem: Problem): string => messages.problems[problem.key](problem)

/** Returns the message for one field of a problem, or `undefined` if the problem does not mention the field. */
export const fieldText = (messages: Words, problem: Problem | undefined, name: string): string | undefined => {
  const fields = problem?.fields
  const found: FieldProblem | undefined = fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined
  if (problem === undefined || found === undefined) return undefined
  return typeof found === "string" ? messages.problems[found](problem) : found.text
}
