/**
 * The codes of the problems that a program's values can have, and therefore of the calls that receive them. The
 * compiler checks them against the problems that each module creates.
 *
 * @since 0.1.0
 */
import type { Code } from "./Problem.ts"

type Codes<C extends Code> = C

/** The codes of an invalid field name. */
export type FieldNameCode = Codes<"WDE0003" | "WDE0094">

/** The codes of an invalid item. */
export type ItemCode = Codes<"WDE0004" | "WDE0007">

/** The codes of invalid items of a bulk call. */
export type BulkItemCode = Codes<"WDE0004" | "WDE0005" | "WDE0006">

/** The codes of an invalid limit, page size, offset or seed. */
export type NumberCode = Codes<"WDE0032" | "WDE0033" | "WDE0034" | "WDE0035">

/** The codes of a filter that was built with invalid arguments, or that was written as invalid JSON. */
export type FilterCode = Codes<
  | "WDE0039"
  | "WDE0040"
  | "WDE0041"
  | "WDE0042"
  | "WDE0044"
  | "WDE0045"
  | "WDE0046"
  | "WDE0047"
  | "WDE0048"
  | "WDE0049"
  | "WDE0050"
  | "WDE0056"
  | "WDE0057"
  | "WDE0058"
  | "WDE0059"
  | "WDE0060"
  | "WDE0061"
  | "WDE0062"
  | "WDE0063"
  | "WDE0064"
  | "WDE0070"
  | "WDE0094"
>

/** The codes of an invalid sort. */
export type SortCode = Codes<"WDE0043" | "WDE0051" | "WDE0065" | "WDE0066" | "WDE0067" | "WDE0094">

/** The codes of a query itself, without those of its filter and its sort. */
export type QueryCode = Codes<NumberCode | FieldNameCode | "WDE0039">

/** The codes of a search itself, without those of its filter and its sort. */
export type SearchCode = Codes<QueryCode | "WDE0018" | "WDE0044">

/** The codes of a patch. */
export type PatchCode = Codes<FieldNameCode | "WDE0004" | "WDE0018" | "WDE0032" | "WDE0039" | "WDE0040">

/** The codes of an aggregation itself, without those of its filters and its sort. */
export type AggregateCode = Codes<
  NumberCode | "WDE0011" | "WDE0012" | "WDE0013" | "WDE0038" | "WDE0039" | "WDE0043" | "WDE0044" | "WDE0094"
>

/** The codes of an expression, a projection or an accumulator of a pipeline. */
export type ExpressionCode = Codes<
  FieldNameCode | "WDE0032" | "WDE0039" | "WDE0040" | "WDE0042" | "WDE0043" | "WDE0044" | "WDE0045"
>

/** The codes of a pipeline. */
export type PipelineCode = Codes<ExpressionCode | FilterCode | SortCode | NumberCode | "WDE0011" | "WDE0018">
