/**
 * Aggregations as a fluent builder for plain site code (data.md §5, §7).
 *
 * @since 0.1.0
 */
import type { Data } from "@portico/contract/WireDate"
import * as Aggregate from "../../data/aggregate/Aggregate.ts"
import type { Argument, ScopeFor } from "../../data/collection/Collection.ts"
import type { CheckedName, NamesOf } from "../../data/call/internal/FieldNames.ts"
import { retyped } from "../../data/call/internal/Retyped.ts"
import {
  carrying,
  type Conditions,
  conditions,
  type Filtered,
  type Standalone,
  withoutSource
} from "./FilterBuilder.ts"
import type { FindOptions } from "./QueryBuilder.ts"
import type { QueryResult } from "./QueryResult.ts"
import * as Steps from "./Steps.ts"
import type { Untyped } from "./Untyped.ts"

type Compute<S, Kind extends "number" | "sort"> = <const F extends string = NamesOf<S, Kind>>(
  field: CheckedName<S, Kind, F>,
  name?: string
) => AggregateBuilder<S>

/**
 * An aggregation under construction. Its conditions apply to the items before they are grouped. `S` is the scope of the
 * collection's fields, which are any fields by default.
 */
export interface AggregateBuilder<S = unknown>
  extends Filtered, Conditions<AggregateBuilder<S>, S>, Steps.Steps<AggregateBuilder<S>> {
  /** Aggregates only the items that match a stand-alone filter. */
  readonly filter: (filter: Standalone) => AggregateBuilder<S>
  /** Keeps only the groups whose results match a stand-alone filter. */
  readonly having: (filter: Standalone) => AggregateBuilder<S>
  /** Groups the items by the values of these fields. */
  readonly group: <const F extends string = NamesOf<S, "group">>(
    ...fields: ReadonlyArray<CheckedName<S, "group", F>>
  ) => AggregateBuilder<S>
  /** Adds a sum. Its default name is that of the field with the suffix `Sum`. */
  readonly sum: Compute<S, "number">
  /** Adds a mean. Its default name is that of the field with the suffix `Avg`. */
  readonly avg: Compute<S, "number">
  /** Adds the lowest value. Its default name is that of the field with the suffix `Min`. */
  readonly min: Compute<S, "sort">
  /** Adds the highest value. Its default name is that of the field with the suffix `Max`. */
  readonly max: Compute<S, "sort">
  /** Adds the count of a group's items, named `count`. */
  readonly count: () => AggregateBuilder<S>
  /** Reads all pages by cursor, including the first one. */
  readonly byCursor: () => AggregateBuilder<S>
  /** Reads the first page of results. */
  readonly run: (options?: FindOptions | null) => Promise<QueryResult<Data>>
}

/** Starts an aggregation of a collection. */
export const make = <C extends Argument>(run: RunAggregate, collection: C): AggregateBuilder<ScopeFor<C>> =>
  retyped(over(run, Aggregate.from<Argument>(collection)))

/** Runs an aggregation with the arguments of `run`. */
export type RunAggregate = (aggregate: Aggregate.Any, args: ReadonlyArray<unknown>) => Promise<QueryResult<Data>>

type Change = (aggregate: Aggregate.Any) => Aggregate.Any

// Bundlers keep every function of a namespace that is used as a value.
const steps = {
  ascending: Aggregate.ascending,
  descending: Aggregate.descending,
  limit: Aggregate.limit,
  skip: Aggregate.skip,
  withProblems: Aggregate.withProblems
}

const over = (run: RunAggregate, aggregate: Aggregate.Any): AggregateBuilder => {
  const derive = (change: Change) => over(run, change(aggregate))
  // Plain JavaScript may pass any arguments. Invalid ones are reported when the aggregation runs.
  const step =
    (change: (...args: ReadonlyArray<Untyped>) => Untyped) =>
    (...args: ReadonlyArray<unknown>) =>
      derive(change(...args.map(withoutSource)))

  return {
    ...carrying(aggregate.filter),
    ...conditions(aggregate.filter, (filter) => over(run, Aggregate.withFilter(aggregate, filter))),
    ...Steps.make(steps, derive),
    filter: step(Aggregate.filter),
    having: step(Aggregate.having),
    group: step(Aggregate.group),
    sum: step(Aggregate.sum),
    avg: step(Aggregate.avg),
    min: step(Aggregate.min),
    max: step(Aggregate.max),
    count: step(Aggregate.count),
    byCursor: () => derive(Aggregate.byCursor),
    run: (...args) => run(aggregate, args)
  }
}
