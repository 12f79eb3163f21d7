/**
 * Every call of the data API. A paragraph `Not in the specification:` of a row states a decision of ours that the
 * specification leaves open (data.md §7).
 *
 * @since 0.1.0
 */
export * from "./internal/ItemEndpoints.ts"
export * from "./internal/BulkEndpoints.ts"
export * from "./internal/ReferenceEndpoints.ts"
export * from "./internal/QueryEndpoints.ts"
export type { DataEndpoint } from "./internal/Payload.ts"
