/**
 * Items of one person: a file that is written page by page must not hold what another one may read.
 *
 * @since 0.1.0
 */
import type { DataError } from "@portico/client/data/Failure"
import type { QueriesShape } from "@portico/client/data/Queries"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import { type Identity, isSame } from "../../session/StateOwner.ts"
import { left, memberNow } from "../listing/ownerAtom.ts"

/** Whose items are read: those of a member, or of a visitor where there is none. */
export interface Reader {
  readonly member: Identity | undefined
}

/** Whose items are read now: a visitor's as well while the tokens of a member cannot be refreshed. */
export const readerNow: Effect.Effect<Reader, never, Tokens> = Tokens.use((tokens) =>
  Effect.flatMap(tokens.status, (status) => (status === "member" ? memberNow : Effect.undefined))
).pipe(Effect.map((member) => ({ member })))

/** Whether two read the same items. */
export const isSameReader = ({ member: one }: Reader, { member: other }: Reader): boolean =>
  one === undefined || other === undefined ? one === other : isSame(one, other)

/** Queries of one reader: what was read while the session changed may be for either, and is not told. */
export const queriesOf = (queries: QueriesShape, tokens: Tokens["Service"], reader: Reader): QueriesShape => {
  const check: Effect.Effect<void, DataError> = Effect.flatMap(readerNow, (now) =>
    isSameReader(reader, now) ? Effect.void : Effect.fail(left)
  ).pipe(Effect.provideService(Tokens, tokens))
  return {
    ...queries,
    count: (query, options) => Effect.tap(queries.count(query, options), check),
    fetch: (collection, cursor, options) => Effect.tap(queries.fetch(collection, cursor, options), check),
    run: (query, options) => Effect.tap(queries.run(query, options), check)
  }
}
