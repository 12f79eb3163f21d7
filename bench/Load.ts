/** Requests under load. */

/** The JSON of an answer. Whatever is refused is no measurement. */
export const answerOf = async (asked: Promise<Response>): Promise<unknown> => {
  const answer = await asked
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

/** Does something with each value, with so many under way at a time. */
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
