/**
 * The codes that responses of data calls can have (data.md §8), in groups. Each row of the endpoint table lists the
 * groups of its call. `Failure` of the client derives the error type of each call from them.
 *
 * @since 0.1.0
 */
import type { Code } from "../../Wde.ts"

/** The code of an error that the site's own code threw. */
export const hooks = ["WDE0078"] as const satisfies ReadonlyArray<Code>

/** The codes of an invalid filter or condition. */
export const filters = [
  "WDE0056",
  "WDE0057",
  "WDE0058",
  "WDE0059",
  "WDE0060",
  "WDE0061",
  "WDE0062",
  "WDE0063",
  "WDE0064",
  "WDE0070"
] as const satisfies ReadonlyArray<Code>

/** The codes of an invalid sort. */
export const sorts = ["WDE0065", "WDE0066", "WDE0067"] as const satisfies ReadonlyArray<Code>

/** The codes of an invalid limit, offset or cursor. */
export const pages = [
  "WDE0032",
  "WDE0033",
  "WDE0034",
  "WDE0035",
  "WDE0036",
  "WDE0037",
  "WDE0080"
] as const satisfies ReadonlyArray<Code>

/** The codes of an invalid field name. */
export const fieldNames = ["WDE0003", "WDE0094"] as const satisfies ReadonlyArray<Code>

/** The codes of an included or referring field that refers to no items, or of its limit. */
export const includes = ["WDE0020", "WDE0033", "WDE0035", "WDE0036"] as const satisfies ReadonlyArray<Code>

/** The code of an item whose `_id` is invalid. */
export const itemIds = ["WDE0007"] as const satisfies ReadonlyArray<Code>

/** The code of an item that does not exist. */
export const missing = ["WDE0073"] as const satisfies ReadonlyArray<Code>

/** The code of an item that already exists. */
export const taken = ["WDE0074"] as const satisfies ReadonlyArray<Code>

/** The codes of a field that a patch cannot increment or append to. */
export const patches = ["WDE0032", "WDE0061"] as const satisfies ReadonlyArray<Code>

/** The code of too many items or references in one request. */
export const tooMany = ["WDE0006"] as const satisfies ReadonlyArray<Code>

/** The code of too many removals in one request. */
export const tooManyRemovals = ["WDE0069"] as const satisfies ReadonlyArray<Code>
