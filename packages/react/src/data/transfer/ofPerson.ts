/**
 * Restricts reads to the items of one reader. A file that is written page by page must not mix items that different
 * members may read.
 *
 * @since 0.1.0
 */
import type { RequestError } from "@portico/client/data/Failure"
import type { QueriesShape } from "@portico/client/data/Queries"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import { type Identity, isSame } from "../../session/StateOwner.ts"
import { left, memberNow } from "../listing/ownedState.ts"

/** The reader of items: a member, or a visitor if `member` is `undefined`. */
export interface Reader {
  readonly member: Identity | undefined
}

/** Returns the current reader. While the member's tokens cannot be refreshed, the reader is a visitor. */
export const readerNow: Effect.Effect<Reader, never, Tokens> = Tokens.use((tokens) =>
  Effect.flatMap(tokens.status, (status) => (status === "member" ? memberNow : Effect.undefined))
).pipe(Effect.map((member) => ({ member })))

/** Whether two readers can read the same items. */
export const isSameReader = ({ member: one }: Reader, { member: other }: Reader): boolean =>
  one === undefined || other === undefined ? one === other : isSame(one, other)

/**
 * Returns queries for one reader. A query fails if the reader changes while it runs, because its items could belong to
 * either reader.
 */
export const queriesOf = (queries: QueriesShape, tokens: Tokens["Service"], reader: Reader): QueriesShape => {
  const check: Effect.Effect<void, RequestError> = Effect.flatMap(readerNow, (now) =>
    isSameReader(reader, now) ? Effect.void : Effect.fail(left)
  ).pipe(Effect.provideService(Tokens, tokens))
  return {
    ...queries,
    count: (query, options) => Effect.tap(queries.count(query, options), check),
    fetch: (collection, cursor, options) => Effect.tap(queries.fetch(collection, cursor, options), check),
    run: (query, options) => Effect.tap(queries.run(query, options), check)
  }
}
