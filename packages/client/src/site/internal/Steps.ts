/**
 * What queries, aggregations and searches share as fluent builders: order and pages (data.md §5).
 *
 * @since 0.1.0
 */
import { type Problem, problem } from "../../data/call/internal/Problem.ts"

/** The order and the pages of a builder. */
export interface Steps<Self> {
  /** Sorts by fields, the smallest first. Earlier sorts count first. */
  readonly ascending: (...fields: ReadonlyArray<string> | readonly [ReadonlyArray<string>]) => Self
  /** Sorts by fields, the greatest first. Earlier sorts count first. */
  readonly descending: (...fields: ReadonlyArray<string> | readonly [ReadonlyArray<string>]) => Self
  /** Takes at most so many a page. */
  readonly limit: (limit: number) => Self
  /** Starts so many after the first one. */
  readonly skip: (skip: number) => Self
}

type Change<Source> = (source: Source) => Source

/** The functions that change what is built. */
export interface Changes<Source> {
  readonly ascending: (...fields: ReadonlyArray<any>) => (source: any) => Source
  readonly descending: (...fields: ReadonlyArray<any>) => (source: any) => Source
  readonly limit: (limit: number) => (source: any) => Source
  readonly skip: (skip: number) => (source: any) => Source
  readonly withProblems: (source: Source, problems: ReadonlyArray<Problem>) => Source
}

/** The steps of a builder, each of which goes on with what it made. */
export const make = <Source, Self>(
  { ascending, descending, limit, skip, withProblems }: Changes<Source>,
  goOn: (change: Change<Source>) => Self
): Steps<Self> => ({
  ascending: (...args) => goOn(ascending(...args)),
  descending: (...args) => goOn(descending(...args)),
  limit: (...args) => goOn(one("limit", args, limit, withProblems)),
  skip: (...args) => goOn(one("skip", args, skip, withProblems))
})

/** A change by exactly one argument. */
export const one = <Source>(
  method: string,
  args: ReadonlyArray<any>,
  change: (argument: any) => Change<Source>,
  withProblems: Changes<Source>["withProblems"]
): Change<Source> =>
  args.length === 1
    ? change(args[0])
    : (source) => withProblems(source, [problem("WDE0039", { method, count: args.length }, [method])])
