/**
 * Compiles projections of rows to SQL.
 *
 * @since 0.1.0
 */
import * as Expression from "../../engine/pipeline/Expression.ts"
import { isNested, type Projection } from "../../engine/pipeline/Pipeline.ts"
import type { Path } from "../../engine/value/Json.ts"
import * as Deadline from "./DeadlineSql.ts"
import * as ExpressionSql from "./ExpressionSql.ts"
import * as GroupSql from "./GroupSql.ts"
import { field, type Parameters, quote, stored } from "./SqlText.ts"

/** Returns the number of values that a projection reads. */
export const reads = ({ computed, keep = [] }: Projection): number =>
  computed.reduce(
    (sum, { value }) => sum + (isNested(value) ? reads(value) : Expression.paths(value).length),
    keep.length
  )

/** Compiles a projection of the current row. `milliseconds` is the time limit of the statement. */
export const compile = ({ computed, drop, keep }: Projection, parameters: Parameters, milliseconds: number): string => {
  const selected = keep === undefined ? `${stored}.data` : kept(keep, milliseconds)
  const bare = drop.reduce((result, path) => `calc_drop(${result}, ${texts(path)})`, selected)
  if (computed.length === 0) return bare
  const values = computed.map(({ value }) =>
    isNested(value) ? compile(value, parameters, milliseconds) : ExpressionSql.compile(value, parameters)
  )
  const checked = Deadline.withValueChecks(values, milliseconds)
  const entries = computed.map(({ path }, index) => ({ path, value: checked[index] ?? "NULL" }))
  return `calc_bounded(${runsOf(entries).reduce(added, bare)})`
}

const kept = (paths: ReadonlyArray<Path>, milliseconds: number): string => {
  const values = Deadline.withValueChecks(
    paths.map((path) => field(path)),
    milliseconds
  )
  return paths.reduce((result, path, index) => copy(result, path, values[index] ?? "NULL"), `'{}'::jsonb`)
}

interface Entry {
  readonly path: Path
  readonly value: string
}

type Run = ReadonlyArray<Entry>

/** Divides entries into those that one step adds: several without a parent, or one with a parent. */
const runsOf = (entries: ReadonlyArray<Entry>): ReadonlyArray<Run> => {
  const runs: Array<Array<Entry>> = []
  for (const entry of entries) {
    const last = runs.at(-1)
    const isAdded =
      last !== undefined && last.length < longestRun && [...last, entry].every(({ path }) => path.length === 1)
    if (isAdded) last.push(entry)
    else runs.push([entry])
  }
  return runs
}

const longestRun = 16

/**
 * Adds a run to an object. This copies the object, so its size is limited before. The database computes the object
 * before the values.
 */
const added = (into: string, run: Run, index: number): string => {
  const limited = index === 0 ? into : `calc_bounded(${into})`
  const [first] = run
  return first === undefined || first.path.length === 1
    ? `(${limited} || ${GroupSql.object(run.map(({ path: [name = ""], value }) => [name, value]))})`
    : put(limited, first.path, first.value)
}

const copy = (into: string, path: Path, value: string): string =>
  path.length === 1
    ? `(${into} || CASE WHEN ${field(path)} IS NULL THEN '{}'::jsonb ELSE ${object(path, value)} END)`
    : `calc_copy(${into}, ${texts(path)}, ${value})`

/** Compiles the change that sets the value at a path. */
export const put = (into: string, path: Path, value: string): string =>
  path.length === 1
    ? `(${into} || ${object(path, value)})`
    : `calc_put(${into}, ${texts(path)}, coalesce(${value},'null'::jsonb))`

const object = ([name = ""]: Path, value: string): string => GroupSql.object([[name, value]])

const texts = (path: Path): string => `ARRAY[${path.map(quote).join(", ")}]`
