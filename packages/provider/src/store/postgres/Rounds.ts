/**
 * Writes of the same document one after the other. One statement can write a document only once.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Document } from "../../engine/Document.ts"

/** Runs a statement for all documents, or for as many of them at a time as differ in their ids. */
export const run = <A>(
  sql: SqlClient,
  documents: ReadonlyArray<Document>,
  statement: (documents: ReadonlyArray<Document>) => Effect.Effect<ReadonlyArray<A>, SqlError>
): Effect.Effect<ReadonlyArray<A>, SqlError> => {
  const rounds = roundsOf(documents)
  if (rounds.length < 2) return statement(documents)
  const outcomes = Effect.forEach(rounds, (places) =>
    Effect.map(statement(places.map(({ document }) => document)), (found) =>
      found.map((outcome, index) => ({ outcome, place: places[index]?.place ?? 0 }))
    )
  )
  return Effect.map(sql.withTransaction(outcomes), (all) =>
    all
      .flat()
      .toSorted((left, right) => left.place - right.place)
      .map(({ outcome }) => outcome)
  )
}

interface Place {
  readonly document: Document
  readonly place: number
}

const roundsOf = (documents: ReadonlyArray<Document>): ReadonlyArray<ReadonlyArray<Place>> => {
  const rounds: Array<Array<Place>> = []
  const seen = new Map<string, number>()
  for (const [place, document] of documents.entries()) {
    const round = seen.get(document.id) ?? 0
    seen.set(document.id, round + 1)
    rounds[round] ??= []
    rounds[round].push({ document, place })
  }
  return rounds
}
