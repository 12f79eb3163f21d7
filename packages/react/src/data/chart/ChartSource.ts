/**
 * The source of a chart: an aggregation or a pipeline, and the columns of its results that the chart shows.
 *
 * @since 0.1.0
 */
import type * as Aggregate from "@portico/client/data/Aggregate"
import type { Viewer } from "../../session/memberAtom.ts"
import * as Filter from "@portico/client/data/Filter"
import type * as Pipeline from "@portico/client/data/Pipeline"
import { encodeDates } from "@portico/contract/WireDate"
import { ReadKey } from "../listing/ReadKey.ts"
import type { ChartCategory, ChartValue } from "./Chart.ts"

/** An aggregation or a pipeline of any collection. */
export type ChartSource = Aggregate.Any | Pipeline.Any

/** The type of one result of a source. */
export type ResultOf<S extends ChartSource> = S extends { readonly stages: unknown }
  ? Pipeline.Row<S>
  : Aggregate.Row<S>

/** The column that names the groups: any field of the results. */
export type CategoryOf<Row> =
  IsUnknown<Row> extends true
    ? ChartCategory
    : {
        readonly [Field in keyof Row & string]: Omit<ChartCategory, "field" | "label"> & {
          readonly field: Field
          /**
           * Returns the display name of a group. By default the name is formatted according to the type of its value.
           */
          readonly label?: ((value: Row[Field], row: Row) => string) | undefined
        }
      }[keyof Row & string]

/** A column whose numbers the chart shows: a result field that contains numbers, or whose type is unknown. */
export type ValueOf<Row> =
  IsUnknown<Row> extends true
    ? ChartValue
    : {
        readonly [Field in keyof Row & string]: IsDrawn<Row[Field]> extends true
          ? Omit<ChartValue, "field"> & { readonly field: Field }
          : never
      }[keyof Row & string]

// If the source can be any aggregation or pipeline, the type of its results is unknown.
type IsUnknown<Row> = [Row] extends [never] ? true : [keyof Row] extends [never] ? true : false

type IsDrawn<Value> = unknown extends Value
  ? true
  : [NonNullable<Value>] extends [number]
    ? [NonNullable<Value>] extends [never]
      ? false
      : true
    : false

/** Whether a source is a pipeline. */
export const isPipeline = (source: ChartSource): source is Pipeline.Any => "stages" in source

/** Returns the query for the results of a source. Equal sources of the same reader have equal queries. */
export const readKeyOf = <S extends ChartSource>(viewer: Viewer, source: S): ReadKey<S> =>
  new ReadKey(viewer, source.collection, source, textOf(source))

const textOf = (source: ChartSource): string => {
  if (isPipeline(source)) return JSON.stringify([encodeDates(source.stages), source.problems])
  const { byCursor, filter, groups, having, limit, operations, problems, skip, sort } = source
  const filters = [filter, having].flatMap((one) => [encodeDates(Filter.toModel(one)), one.problems])
  return JSON.stringify([...filters, groups, operations, sort, byCursor, limit, skip, problems])
}

/**
 * Returns a key for the shape of a source's results. The results of another source may be shown while new ones load
 * only if their shape is the same.
 */
export const shapeOf = (source: ChartSource): string =>
  JSON.stringify(
    isPipeline(source)
      ? source.stages.filter(({ group, objectToArray, projection, unwindArray }) =>
          [group, objectToArray, projection, unwindArray].some((stage) => stage !== undefined)
        )
      : [source.groups, source.operations]
  )

/**
 * Returns the default folding of a result field, derived from the operation that computes it. Returns `none` if the
 * operation is unknown or cannot be combined.
 */
export const foldingOf = (source: ChartSource, field: string): ChartValue["folding"] => {
  const computed = isPipeline(source) ? accumulatorsOf(source) : source.operations
  const one = computed.find(({ resultFieldName }) => resultFieldName === field)
  if (one === undefined) return "none"
  if (one.sum !== undefined || ("itemCount" in one && one.itemCount !== undefined)) return "sum"
  return one.min !== undefined ? "min" : one.max !== undefined ? "max" : "none"
}

// A projection after the group can change the meaning of its results.
const accumulatorsOf = ({ stages }: Pipeline.Any) => {
  const last = stages.findLast(({ group, projection }) => group !== undefined || projection !== undefined)
  return last?.group?.accumulators ?? []
}
