import { readFileSync } from "node:fs"
import type { Plain } from "../client/session/session.ts"
import type { Answer, Exchanged } from "./network.ts"

/** A field violation of a refused call. */
export interface Violation {
  readonly field: string
  readonly description: string
}

/** A recorded failure: a code, or the status that the reference client took for a code, or the violated fields. */
export interface RecordedFailure {
  readonly code?: string | number
  readonly validationError?: { readonly fieldViolations: ReadonlyArray<Violation> }
}

/** The call of a case, with the state it starts from. */
export interface Input {
  readonly call: string
  readonly args?: ReadonlyArray<never>
  readonly tokens?: Plain
  readonly window?: string
  readonly storage?: Readonly<Record<string, string>>
  readonly frameMessage?: unknown
  readonly frameMessages?: ReadonlyArray<unknown>
}

/** The result of a recorded call. */
export interface Recorded {
  readonly value?: unknown
  readonly error?: RecordedFailure
}

/** A recorded case. `README.md` of the recordings describes its keys. */
export interface Case {
  readonly id: string
  readonly operation: string
  readonly input: Input
  readonly request: Exchanged | null
  readonly response?: Answer
  readonly then?: ReadonlyArray<{ readonly request: Exchanged; readonly response: Answer }>
  readonly outcome: Recorded
}

/** The recorded cases of authentication. */
export const cases: ReadonlyArray<Case> = readFileSync(new URL("auth.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Case)

/** Returns the requests of a case, in order. */
export const requestsOf = ({ request, then = [] }: Case): ReadonlyArray<Exchanged> =>
  request === null ? [] : [request, ...then.map(({ request }) => request)]

/** Returns the responses of a case, in order. */
export const answersOf = ({ response = {}, then = [] }: Case): ReadonlyArray<Answer> => [
  response,
  ...then.map(({ response }) => response)
]
