import { readFileSync } from "node:fs"
import type { Plain } from "../client/session/session.ts"

/** A request as it was recorded. */
export interface Recorded {
  readonly method: string
  readonly host: "api" | "edge"
  readonly path: string
  readonly query?: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** An answer as it was recorded. */
export interface Answer {
  readonly status?: number
  readonly statusText?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly rawBody?: string
  readonly networkError?: string
}

/** What was recorded of a failure: a code, or the status that the reference client took for one, or fields. */
export interface RecordedFailure {
  readonly code?: string | number
  readonly validationError?: { readonly fieldViolations: ReadonlyArray<{ readonly field: string }> }
}

/** What a recorded call was made with. */
export interface Input {
  readonly call: string
  readonly args?: ReadonlyArray<never>
  readonly tokens?: Plain
  readonly window?: string
  readonly storage?: Readonly<Record<string, string>>
  readonly frameMessage?: unknown
  readonly frameMessages?: ReadonlyArray<unknown>
}

/** What came of a recorded call. */
export interface Outcome {
  readonly value?: unknown
  readonly error?: RecordedFailure
}

/** One recorded case. */
export interface Case {
  readonly id: string
  readonly operation: string
  readonly input: Input
  readonly request: Recorded | null
  readonly response?: Answer
  readonly then?: ReadonlyArray<{ readonly request: Recorded; readonly response: Answer }>
  readonly outcome: Outcome
}

/** Every recorded case of the authentication half. */
export const cases: ReadonlyArray<Case> = readFileSync(new URL("auth.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Case)

/** The requests of a case, in order. */
export const requestsOf = ({ request, then = [] }: Case): ReadonlyArray<Recorded> =>
  request === null ? [] : [request, ...then.map(({ request }) => request)]

/** The answers of a case, in order. */
export const answersOf = ({ response = {}, then = [] }: Case): ReadonlyArray<Answer> => [
  response,
  ...then.map(({ response }) => response)
]
