/**
 * Every call of data.md §7: the data half of the endpoint table. What the specification leaves open and we settled
 * follows a row's purpose, after `Ours:`.
 *
 * @since 0.1.0
 */
export * from "./internal/ItemEndpoints.ts"
export * from "./internal/BulkEndpoints.ts"
export * from "./internal/ReferenceEndpoints.ts"
export * from "./internal/QueryEndpoints.ts"
