/** Requests under load. */
import { token } from "@portico/contract/auth/Endpoints"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

/** Returns the JSON of a response. Throws if the request was rejected, because it would distort the measurement. */
export const answerOf = async (asked: Promise<Response>): Promise<unknown> => {
  const answer = await asked
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`The response has status ${answer.status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

/** Runs a function for each value, with limited concurrency. */
export const inFlight = async <A>(
  count: number,
  values: Iterable<A>,
  act: (value: A) => Promise<void>
): Promise<void> => {
  const rest = values[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (let next = rest.next(); next.done !== true; next = rest.next()) await act(next.value)
    })
  )
}

/** Obtains the access token of a new visitor. */
export const visitorToken = async (url: string): Promise<string> => {
  const body = JSON.stringify({ clientId: "bench", grantType: "anonymous" })
  const asked = fetch(`${url}/oauth2/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body
  })
  return Redacted.value(Schema.decodeUnknownSync(token.response)(await answerOf(asked)).access_token)
}
