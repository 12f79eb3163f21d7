/**
 * Every call of data.md §7: the data half of the endpoint table. What the specification leaves open and we settled
 * follows a row's purpose, after `Ours:`.
 *
 * @since 0.1.0
 */
export * from "./ItemEndpoints.ts"
export * from "./BulkEndpoints.ts"
export * from "./ReferenceEndpoints.ts"
export * from "./QueryEndpoints.ts"
