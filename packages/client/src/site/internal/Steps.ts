/**
 * Order and paging, which the builders of queries, aggregations and searches share (data.md §5).
 *
 * @since 0.1.0
 */
import { type Problem, problem } from "../../data/call/internal/Problem.ts"
import type { CheckedList, NamesOf } from "../../data/call/internal/FieldNames.ts"
import type { Untyped } from "./Untyped.ts"

type SortBy<Self, S> = <
  const Given extends string | ReadonlyArray<string> = NamesOf<S, "sort"> | ReadonlyArray<NamesOf<S, "sort">>
>(
  ...fields: ReadonlyArray<CheckedList<S, "sort", Given>>
) => Self

/** The order and paging methods of a builder. `S` is the scope of its fields, which are any fields by default. */
export interface Steps<Self, S = unknown> {
  /** Sorts by fields in ascending order. Earlier sorts take precedence. */
  readonly ascending: SortBy<Self, S>
  /** Sorts by fields in descending order. Earlier sorts take precedence. */
  readonly descending: SortBy<Self, S>
  /** Sets the maximum number of items in a page. */
  readonly limit: (limit: number) => Self
  /** Skips this number of items. */
  readonly skip: (skip: number) => Self
}

type Change<Source> = (source: Source) => Source

/** The functions that change the source of a builder. */
export interface Changes<Source> {
  readonly ascending: (...fields: ReadonlyArray<Untyped>) => (source: Untyped) => Source
  readonly descending: (...fields: ReadonlyArray<Untyped>) => (source: Untyped) => Source
  readonly limit: (limit: number) => (source: Untyped) => Source
  readonly skip: (skip: number) => (source: Untyped) => Source
  readonly withProblems: (source: Source, problems: ReadonlyArray<Problem<"WDE0039">>) => Source
}

/** Returns the order and paging methods of a builder. `derive` creates the builder of the changed source. */
export const make = <Source, Self>(
  { ascending, descending, limit, skip, withProblems }: Changes<Source>,
  derive: (change: Change<Source>) => Self
): Steps<Self> => ({
  ascending: (...args) => derive(ascending(...args)),
  descending: (...args) => derive(descending(...args)),
  limit: (...args) => derive(one("limit", args, limit, withProblems)),
  skip: (...args) => derive(one("skip", args, skip, withProblems))
})

/** Returns a change that takes exactly one argument. Any other number of arguments is reported as a problem. */
export const one = <Source>(
  method: string,
  args: ReadonlyArray<Untyped>,
  change: (argument: Untyped) => Change<Source>,
  withProblems: Changes<Source>["withProblems"]
): Change<Source> =>
  args.length === 1
    ? change(args[0])
    : (source) => withProblems(source, [problem("WDE0039", { method, count: args.length }, [method])])
