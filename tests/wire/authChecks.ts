import { expect } from "vitest"
import { answersOf, type Case, requestsOf } from "./authCases.ts"
import type { Departure } from "./authDepartures.ts"
import { expectLoginCause, expectRejection } from "./authErrors.ts"
import type { Observed } from "./authRun.ts"
import { type Answer, comparable, type Exchanged } from "./network.ts"

/** Returns the responses to the requests of a case. */
export const responsesOf = (one: Case, { answers }: Partial<Departure> = {}): ReadonlyArray<Answer> =>
  answers ?? answersOf(one)

/** Asserts that the result of a case matches the recording, except for its departures. */
export const check = (one: Case, departure: Partial<Departure>, { afterwards, outcome, sent }: Observed): void => {
  const requests = expectedRequests(one, departure)
  expect(sent.map(comparable)).toEqual(requests.map((request) => withPlaceholders(comparable(request))))
  const all = [...sent, ...afterwards]
  expect(all.map(({ consistent }) => consistent)).toEqual(all.map(({ latest }) => latest))

  const recorded = departure.outcome ?? one.outcome
  const answer = responsesOf(one, departure)[sent.length - 1]
  if (recorded.error !== undefined) {
    expect(outcome).toHaveProperty("error")
    const error = "error" in outcome ? outcome.error : undefined
    const request = sent.at(-1)
    expectRejection(one.id, error, request === undefined || answer === undefined ? undefined : { request, answer })
    const { code } = recorded.error
    if (typeof code === "string" && code !== "UNKNOWN") expect(error).toMatchObject({ code })
    if (typeof code === "number") expect(error).toMatchObject({ status: code })
    return
  }
  expect(outcome).toEqual({ value: withPlaceholders(inPlainWords(recorded.value)) })
  const value = "value" in outcome ? outcome.value : undefined
  const isRefused = answer !== undefined && (answer.networkError !== undefined || (answer.status ?? 200) !== 200)
  if (typeof value === "object" && value !== null && "loginState" in value && isRefused)
    expectLoginCause(Reflect.get(value, "cause"), answer)
}

/** Returns the parts of a departure that a case passes without. */
export const superfluous = (one: Case, departure: Departure, observed: Observed): ReadonlyArray<string> =>
  (["outcome", "sent", "request"] as const).filter((part) => {
    if (departure[part] === undefined) return false
    try {
      check(one, { ...departure, [part]: undefined }, observed)
      return true
    } catch {
      return false
    }
  })

const expectedRequests = (one: Case, { request, sent }: Partial<Departure>): ReadonlyArray<Exchanged> =>
  sent === undefined
    ? requestsOf(one).map((each, index) => (index === 0 ? { ...each, ...request } : each))
    : sent.map((part) => ({ ...one.request, ...part }) as Exchanged)

/** Replaces placeholders such as `<verifier>` by matchers of any string. `<undefined>` is a value. */
const withPlaceholders = (value: unknown): unknown => {
  if (typeof value === "string")
    return /^<\w+>$/.test(value) && value !== "<undefined>" ? expect.stringMatching(/./) : value
  if (Array.isArray(value)) return value.map(withPlaceholders)
  if (typeof value !== "object" || value === null || "asymmetricMatch" in value) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPlaceholders(inner)]))
}

/** Returns a recorded result with the plain message of an error in place of its JSON. */
const inPlainWords = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "error" in value && String(value.error).startsWith("{")
    ? { ...value, error: (JSON.parse(String(value.error)) as { readonly message: string }).message }
    : value
