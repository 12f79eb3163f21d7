/** The request builders of the current generation. */
import type { Current } from "./Items.ts"
import type { Theater } from "./Theater.ts"

interface Options {
  readonly build: () => object
}

type Named =
  | "eq"
  | "ne"
  | "gt"
  | "gte"
  | "lt"
  | "lte"
  | "startsWith"
  | "endsWith"
  | "contains"
  | "in"
  | "nin"
  | "hasSome"
  | "hasAll"
  | "exists"
  | "isEmpty"
  | "isNotEmpty"
  | "and"
  | "or"
  | "not"
  | "asc"
  | "desc"
  | "fuzzy"
  | "mode"
  | "setField"
  | "incrementField"
  | "appendToArray"
  | "removeFromArray"
  | "removeField"

type Built =
  | "withAppOptions"
  | "withCondition"
  | "withConsistentRead"
  | "withCursorPaging"
  | "withEnvironment"
  | "withFields"
  | "withFilter"
  | "withIncludeFieldGroups"
  | "withIncludeReferences"
  | "withLanguage"
  | "withOrder"
  | "withOverrideExisting"
  | "withPaging"
  | "withReturnTotalCount"
  | "withSaveReferences"
  | "withSearchClause"
  | "withShowDrafts"
  | "withSorting"
  | "withStages"
  | "withSuppressHooks"

/** Any value that these builders return. */
export interface Chain extends Readonly<Record<Named | Built, (...args: ReadonlyArray<unknown>) => Chain>> {}

/** Returns the additional API of the current generation: calls that accept whole requests, and their builders. */
export const parts = ({ items, module }: Theater) => {
  const make = (name: string, ...args: ReadonlyArray<unknown>): Chain =>
    (module[name] as (...args: ReadonlyArray<unknown>) => Chain)(...args)
  return {
    call: items as unknown as Current,
    make,
    built: (chain: Chain) => (chain as unknown as Options).build(),
    statics: module["Filter"] as Chain,
    filter: (field: string) => make("Filter", field),
    sort: (field: string) => make("Sort", field)
  }
}

export type Parts = ReturnType<typeof parts>
