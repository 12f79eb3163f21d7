/**
 * The queries of an export: the scopes that a user can choose, and the restriction to one reader. A file that is written
 * page by page must not mix items that different members may read.
 *
 * @since 0.1.0
 */
import * as Filter from "@portico/client/data/Filter"
import type { RequestError } from "@portico/client/data/Failure"
import type { QueriesShape } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import { type Identity, isSame } from "../../session/StateOwner.ts"
import { left, memberNow } from "../listing/ownedState.ts"
import * as Selection from "../selection/Selection.ts"
import type { ScopeChoice } from "./ExportRoot.view.tsx"
import type { Scope } from "./ExportState.ts"

/** Returns the available scopes for a query: the whole collection, the filtered items, and the selected items. */
export const scopesOf = (query: Query.Any, selection: Selection.Selection): ReadonlyArray<ScopeChoice> => [
  { scope: "all", count: undefined },
  ...(isFiltered(query) ? [{ scope: "filter" as const, count: undefined }] : []),
  ...(Selection.isNone(selection) ? [] : [{ scope: "selection" as const, count: Selection.count(selection) }])
]

const isFiltered = (query: Query.Any): boolean => Object.keys(Filter.toModel(query.filter)).length > 0

/**
 * Returns the query for an export, sorted by id so that the same items produce the same file. `fields` restricts the
 * fields; by default the query returns all of them.
 */
export const queryOf = (
  query: Query.Any,
  scope: Scope,
  selection: Selection.Selection,
  fields?: ReadonlyArray<string>
): Query.Any => {
  const all: Query.Any = Query.from(query.collection).pipe(Query.ascending("_id"))
  const found = scope === "all" ? all : all.pipe(Query.filter(scope === "filter" ? query.filter : filterOf(selection)))
  return fields === undefined ? found : Query.fields(...fields)(found)
}

/** Whether a scope includes drafts although the export does not: all matching items of a list that shows drafts. */
export const hasDrafts = (scope: Scope, selection: Selection.Selection): boolean =>
  scope === "selection" && selection._tag === "AllMatching" && selection.drafts === true

const filterOf = (selection: Selection.Selection): Filter.Filter => {
  if (selection._tag === "Ids") return Filter.hasSome("_id", [...selection.ids])
  return selection.except.size === 0
    ? selection.filter
    : Filter.and(selection.filter, Filter.not(Filter.hasSome("_id", [...selection.except])))
}

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
