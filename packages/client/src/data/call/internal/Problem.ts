/**
 * Problems of a call, found before it is sent. Each check returns problems; a call with any problem fails with all of
 * them.
 *
 * @since 0.1.0
 */
import * as Wde from "@portico/contract/Wde"
import * as Effect from "effect/Effect"
import { warnOfMisspelled } from "./OptionNames.ts"

/** The place of a problem in the arguments of a call: names and indexes, outermost first. */
export type Path = ReadonlyArray<string | number>

/** The codes that only a response can have. */
type ResponseCode = "WDE0053" | "WDE0055" | "WDE0073" | "WDE0074" | "WDE0078" | "WDE0109"

/** The codes of problems that are found before a call is sent. */
export type Code = Exclude<Wde.Code, ResponseCode>

type Values = Readonly<Record<string, string | number>>

/** One problem, with the parameters of its message. */
export interface Problem<out C extends Code = Code> extends Wde.Problem {
  readonly code: C
  readonly params: Values
}

/** Creates a problem from its code, message parameters and path. */
export const problem = <C extends Code>(code: C, params: Wde.Params<C>, path: Path): Problem<C> => ({
  code,
  message: Wde.text(code, params),
  path,
  params
})

/**
 * Prefixes the paths of problems with a place: `["gt", "value"]` of a filter becomes `["filter", "gt", "value"]` of a
 * query.
 */
export const below = <C extends Code>(
  place: string | number,
  problems: ReadonlyArray<Problem<C>>
): ReadonlyArray<Problem<C>> => problems.map((found) => ({ ...found, path: [place, ...found.path] }))

/**
 * Fails with the code of the first problem, and includes all problems in the error. Succeeds if there are none.
 *
 * Every service calls this first, so that a call with a problem sends nothing, not even a token request. If there is no
 * problem, it logs a warning for each misspelled name in the call's options.
 */
export const refuse = <C extends Code>(
  problems: ReadonlyArray<Problem<C>>,
  options?: unknown
): Effect.Effect<void, Wde.Found<C>> => {
  const [first, ...more] = problems
  if (first === undefined) return options == null ? Effect.void : warnOfMisspelled(options)
  return Effect.fail(refusalOf([first, ...more]))
}

/** Returns the error of a call with problems. It has the code of the first, and lists all of them. */
export const refusalOf = <C extends Code>(
  problems: readonly [Problem<C>, ...ReadonlyArray<Problem<C>>]
): Wde.Found<C> => {
  const { code, params, path } = problems[0]
  const description =
    problems.length > 1 ? problems.map(({ code, message }) => `${code}: ${message}`).join("\n") : undefined
  return Wde.make(code, params as Wde.Params<C>, { path, problems, description })
}
