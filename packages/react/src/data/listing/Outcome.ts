/**
 * What a read came to, as plain data.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"

/** What a read came to, and whether it is under way again. */
export type Outcome<A> =
  | { readonly _tag: "Awaited" }
  | { readonly _tag: "Answered"; readonly value: A; readonly refetching: boolean }
  | { readonly _tag: "Refused"; readonly problem: Problem; readonly refetching: boolean }
