/**
 * Runs writes of the same document in sequence, because one statement can write a document only once.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Document } from "../../engine/collection/Document.ts"

/**
 * The documents that one statement may write: all of them (`all`), as many as have different ids (`few`), the same but
 * in their overall order (`ordered`), or only one (`single`).
 */
export type BatchMode = "all" | "few" | "ordered" | "single"

/** Runs a statement for all documents, or for as many at a time as `together` permits. */
export const run = <A, E>(
  sql: SqlClient,
  documents: ReadonlyArray<Document>,
  together: BatchMode,
  statement: (documents: ReadonlyArray<Document>) => Effect.Effect<ReadonlyArray<A>, E>
): Effect.Effect<ReadonlyArray<A>, E | SqlError> => {
  if (together === "all") return statement(documents)
  const rounds = roundsOf(documents, together)
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

const roundsOf = (documents: ReadonlyArray<Document>, together: BatchMode): ReadonlyArray<ReadonlyArray<Place>> => {
  const rounds: Array<Array<Place>> = []
  const seen = new Map<string, number>()
  let current = 0
  for (const [place, document] of documents.entries()) {
    const next = seen.get(document.id) ?? 0
    const round = together === "single" ? place : together === "few" ? next : Math.max(next, current)
    current = round
    seen.set(document.id, round + 1)
    rounds[round] ??= []
    rounds[round].push({ document, place })
  }
  return rounds
}
