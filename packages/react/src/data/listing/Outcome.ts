/**
 * The outcome of a read, as plain data.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"

/** The outcome of a read. `refetching`: whether the read is running again. */
export type Outcome<A> =
  | { readonly _tag: "Awaited" }
  | { readonly _tag: "Answered"; readonly value: A; readonly refetching: boolean }
  | { readonly _tag: "Refused"; readonly problem: Problem; readonly refetching: boolean }
