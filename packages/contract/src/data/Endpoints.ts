/**
 * Every call of the data API. A paragraph `Not in the specification:` of a row states a point that the specification of
 * the hosted provider's API leaves open, as recorded responses or the local provider define it (data.md §7).
 *
 * @since 0.1.0
 */
export * from "./internal/ItemEndpoints.ts"
export * from "./internal/BulkEndpoints.ts"
export * from "./internal/ReferenceEndpoints.ts"
export * from "./internal/QueryEndpoints.ts"
export type { DataEndpoint } from "./internal/Payload.ts"
