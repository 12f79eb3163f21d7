/**
 * Every call of data.md §7: the data API. A paragraph `Not in the specification:` of a row
 * states what the specification leaves open and we decided.
 *
 * @since 0.1.0
 */
export * from "./internal/ItemEndpoints.ts"
export * from "./internal/BulkEndpoints.ts"
export * from "./internal/ReferenceEndpoints.ts"
export * from "./internal/QueryEndpoints.ts"
export type { DataEndpoint } from "./internal/Payload.ts"
