/**
 * All calls of `data/Endpoints`. Pages import `ItemCalls` or `OptionalCalls`, so that they load only the calls that they need.
 *
 * @since 0.1.0
 */
export * from "./ItemCalls.ts"
export * from "./OptionalCalls.ts"
