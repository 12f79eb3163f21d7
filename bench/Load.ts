/** Requests under load. */

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
