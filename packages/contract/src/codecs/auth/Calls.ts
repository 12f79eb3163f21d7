/**
 * All calls of `auth/Endpoints`. Pages import `MemberCalls` or `OptionalCalls`, so that they load only the calls that they need.
 *
 * @since 0.1.0
 */
export * from "./MemberCalls.ts"
export * from "./OptionalCalls.ts"
