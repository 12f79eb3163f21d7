/**
 * Violations of a call before it is sent: each check finds problems, a call that has any fails with all of them.
 *
 * @since 0.1.0
 */
import * as Wde from "@portico/contract/Wde"
import * as Effect from "effect/Effect"
import { warnOfMisspelt } from "./OptionNames.ts"

/** Where in the arguments of a call: names and indexes from the outside in. */
export type Path = ReadonlyArray<string | number>

/** The codes that only an answer has. */
type Answered = "WDE0053" | "WDE0055" | "WDE0073" | "WDE0074" | "WDE0078" | "WDE0109"

/** The codes that a call can have before it is sent. */
export type Code = Exclude<Wde.Code, Answered>

type Values = Readonly<Record<string, string | number>>

/** One violation, with the values of its message. */
export interface Problem extends Wde.Problem {
  readonly code: Code
  readonly params: Values
}

/** Builds the problem of a code at a place. */
export const problem = <C extends Code>(code: C, params: Wde.Params<C>, path: Path): Problem => ({
  code,
  message: Wde.text(code, params),
  path,
  params
})

/** Moves problems below a place: what a filter found at `["gt", "value"]` is at `["filter", "gt", "value"]` of a query. */
export const below = (place: string | number, problems: ReadonlyArray<Problem>): ReadonlyArray<Problem> =>
  problems.map((found) => ({ ...found, path: [place, ...found.path] }))

/**
 * Fails with the first problem's code, and all problems in it. Succeeds where there is none.
 *
 * Every service calls this before its first effect, so that a call with a problem sends nothing, not even for a token.
 * With the options of the call, it logs a warning for each misspelt one.
 */
export const refuse = (problems: ReadonlyArray<Problem>, options?: unknown): Effect.Effect<void, Wde.Wde<Code>> => {
  const [first] = problems
  if (first === undefined) return options == null ? Effect.void : warnOfMisspelt(options)
  const { code, params, path } = first
  const description =
    problems.length > 1 ? problems.map(({ code, message }) => `${code}: ${message}`).join("\n") : undefined
  return Effect.fail(Wde.make(code, params as Wde.Params<Code>, { path, problems, description }))
}
