/** The published client's data module, limited to the methods that the tests call. */
import { createRequire } from "node:module"
import { join } from "node:path"
import { type Auth, folderOf, type Generation } from "../Published.ts"
import type { Watch } from "./Watch.ts"

type Args = ReadonlyArray<unknown>
type Chain<Self, Name extends string> = Readonly<Record<Name, (...args: Args) => Self>>

export type Item = Readonly<Record<string, unknown>>

type Conditions =
  | "eq"
  | "ne"
  | "ge"
  | "gt"
  | "gte"
  | "le"
  | "lt"
  | "lte"
  | "isEmpty"
  | "isNotEmpty"
  | "startsWith"
  | "endsWith"
  | "contains"
  | "hasSome"
  | "in"
  | "hasAll"
  | "exists"
  | "or"
  | "and"
  | "not"
  | "between"
  | "setFilterModel"

export interface Filter extends Chain<Filter, Conditions> {}

/** A page of results. */
export interface Page<A = Item> {
  readonly items: ReadonlyArray<A>
  readonly length: number
  readonly totalCount?: number
  readonly pageSize?: number
  readonly currentPage?: number
  readonly totalPages?: number
  readonly hasNext: () => boolean
  readonly hasPrev: () => boolean
  readonly next: () => Promise<Page<A>>
  readonly prev: () => Promise<Page<A>>
}

export interface Query extends Chain<
  Query,
  | Conditions
  | "ascending"
  | "descending"
  | "fields"
  | "limit"
  | "skip"
  | "include"
  | "randomSort"
  | "includeFieldGroups"
> {
  readonly find: (options?: object) => Promise<Page>
  readonly count: (options?: object) => Promise<number>
  readonly distinct: (field: string, options?: object) => Promise<Page<unknown>>
}

export interface Search extends Chain<
  Search,
  | Conditions
  | "ascending"
  | "descending"
  | "fields"
  | "limit"
  | "skip"
  | "include"
  | "expression"
  | "andMode"
  | "orMode"
  | "fuzzy"
> {
  readonly run: (options?: object) => Promise<Page>
}

export interface Aggregate extends Chain<
  Aggregate,
  | Conditions
  | "ascending"
  | "descending"
  | "limit"
  | "skip"
  | "sum"
  | "avg"
  | "min"
  | "max"
  | "count"
  | "filter"
  | "group"
  | "having"
> {
  readonly run: (options?: object) => Promise<Page>
}

type Modify = "setField" | "removeField" | "incrementField" | "appendToArray" | "removeFromArray"

export interface Patch<A> extends Chain<Patch<A>, Modify> {
  readonly run: (options?: object) => Promise<A>
}

export interface BulkResult {
  readonly inserted: number
  readonly updated: number
  readonly removed: number
  readonly skipped: number
  readonly errors: ReadonlyArray<
    Error & { readonly code: string; readonly item: unknown; readonly originalIndex: number }
  >
  readonly insertedItemIds: ReadonlyArray<string>
  readonly updatedItemIds: ReadonlyArray<string>
  readonly removedItemIds: ReadonlyArray<string>
}

export interface Paged {
  readonly pagingMetadata: {
    readonly hasNext: boolean
    readonly total?: number
    readonly cursors?: { readonly next?: string }
  }
}

/** The calls of both generations, for the items of the site or of an environment. */
export interface Calls {
  readonly get: (...args: Args) => Promise<Item | null>
  readonly insert: (...args: Args) => Promise<Item>
  readonly update: (...args: Args) => Promise<Item>
  readonly save: (...args: Args) => Promise<Item>
  readonly remove: (...args: Args) => Promise<Item | null>
  readonly truncate: (...args: Args) => Promise<void>
  readonly bulkInsert: (...args: Args) => Promise<BulkResult>
  readonly bulkUpdate: (...args: Args) => Promise<BulkResult>
  readonly bulkSave: (...args: Args) => Promise<BulkResult>
  readonly bulkRemove: (...args: Args) => Promise<BulkResult>
  readonly patch: (collection: string, id: string) => Patch<Item | null>
  readonly bulkPatch: (collection: string, ids: ReadonlyArray<string>) => Patch<BulkResult>
  readonly isReferenced: (...args: Args) => Promise<boolean>
  readonly insertReference: (...args: Args) => Promise<void>
  readonly removeReference: (...args: Args) => Promise<void>
  readonly replaceReferences: (...args: Args) => Promise<void>
  readonly queryReferenced: (...args: Args) => Promise<Page>
  readonly query: (collection: string) => Query
  readonly search: (collection: string) => Search
  readonly aggregate: (collection: string) => Aggregate
  readonly aggregatePipeline: (...args: Args) => Promise<Paged & { readonly results: ReadonlyArray<Item> }>
}

/** The items of an environment. */
export interface Environment extends Calls {
  readonly filter: Filter
  readonly fetch: (collection: string, cursor: string, limit?: number, options?: object) => Promise<Page>
  readonly fetchAggregate: Environment["fetch"]
  readonly fetchReferenced: Environment["fetch"]
}

export interface Items extends Calls {
  readonly filter: () => Filter
  readonly withEnvironment: (environment: string) => Environment
  readonly Environment: Readonly<Record<"LIVE" | "SANDBOX" | "SANDBOX_PREFERRED", string>>
}

interface Build<A = unknown> {
  readonly build: () => A
}

/** The names of the expressions of pipelines. */
export type ExpressionName =
  | "field"
  | "text"
  | "numeric"
  | "add"
  | "subtract"
  | "multiply"
  | "divide"
  | "sum"
  | "abs"
  | "mod"
  | "floor"
  | "ceil"
  | "concat"
  | "stringify"
  | "toLower"
  | "toUpper"
  | "substring"
  | "length"

type StageName = "filter" | "project" | "group" | "unwind" | "sort" | "limit" | "skip" | "objectToArray"

type Expressions = Readonly<Record<ExpressionName, (...args: Args) => Build>>

interface Stage extends Build, Chain<Stage, Conditions | "ascending" | "descending"> {
  readonly include: (...fields: ReadonlyArray<string>) => Stage
  readonly exclude: (...fields: ReadonlyArray<string>) => Stage
  readonly reshape: (...args: Args) => Stage
  readonly projectNested: (...args: Args) => Stage
  readonly by: (...args: Args) => Stage
  readonly sum: (...args: Args) => Stage
  readonly avg: (...args: Args) => Stage
  readonly min: (...args: Args) => Stage
  readonly max: (...args: Args) => Stage
  readonly first: (...args: Args) => Stage
  readonly last: (...args: Args) => Stage
  readonly push: (...args: Args) => Stage
  readonly count: (...args: Args) => Stage
}

/** The pipeline builders, which need no client. */
export interface Builders {
  readonly pipelineBuilder: () => PipelineBuilder
  readonly stages: Readonly<Record<StageName, (...args: Args) => Stage>> & { readonly expr: Expressions }
  readonly expressions: Expressions
}

interface PipelineBuilder extends Build, Chain<PipelineBuilder, "withStages" | "withPaging"> {}

/** The additional calls of the current generation. */
export interface Current {
  readonly query: (collection: string, query: unknown, options?: unknown) => Promise<Paged & Pick<Page, "items">>
  readonly search: Current["query"]
  readonly aggregate: (
    collection: string,
    pipeline: unknown,
    options?: unknown
  ) => Promise<Paged & { readonly results: ReadonlyArray<Item> }>
  readonly distinct: (...args: Args) => Promise<Paged & { readonly values: ReadonlyArray<unknown> }>
  readonly count: (...args: Args) => Promise<number>
  readonly patch: (...args: Args) => Promise<Item>
  readonly bulkPatch: (...args: Args) => Promise<BulkResult>
  readonly queryReferencedItems: (...args: Args) => Promise<Paged & { readonly results: ReadonlyArray<Item> }>
  readonly withEnvironment: (environment: string) => Current
}

/** One visitor's client. */
export interface DataClient {
  readonly auth: Auth
  readonly items: Items
}

/** A generation whose method calls are recorded. */
export interface Published {
  readonly client: (clientId: string) => DataClient
  /** All exports of the module. */
  readonly module: Builders & Readonly<Record<string, unknown>>
  /** The package's other modules. */
  readonly others: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Creates a client of other modules. */
  readonly clientOf: (modules: object) => Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export const published = (generation: Generation, watch: Watch): Published => {
  const require = createRequire(join(folderOf(generation), "package.json"))
  const { OAuthStrategy, createClient } = require("@wix/sdk") as {
    readonly OAuthStrategy: (options: { readonly clientId: string }) => Auth
    readonly createClient: (options: object) => object
  }
  const { items, ...others } = require("@wix/data") as { readonly items: Published["module"] } & Published["others"]
  return {
    client: (clientId) => {
      const { auth, items: called } = createClient({
        auth: OAuthStrategy({ clientId }),
        modules: { items }
      }) as DataClient
      return { auth, items: watch.watched(called, "items") }
    },
    module: watch.watched(items, "items"),
    others,
    clientOf: (modules) =>
      createClient({ auth: OAuthStrategy({ clientId: "conformance" }), modules }) as ReturnType<Published["clientOf"]>
  }
}
