/**
 * The data of a chart: groups and their numbers. Plain data.
 *
 * @since 0.1.0
 */

/**
 * The kind of a chart: `bar` compares groups with horizontal bars, `column` compares consecutive groups, such as months,
 * with vertical bars, `line` connects consecutive groups, and `donut` shows shares of a whole.
 */
export type ChartKind = "bar" | "column" | "line" | "donut"

/** The column that names the groups. */
export interface ChartCategory {
  readonly field: string
  /** The column's heading in the table. */
  readonly header: string
  /** Returns the display name of a group. By default the name is formatted according to the type of its value. */
  readonly label?: ((value: never, row: never) => string) | undefined
}

/** A column whose numbers the chart shows. */
export interface ChartValue {
  readonly field: string
  /** The column's heading in the table, and its name in the legend if there are several columns. */
  readonly header: string
  /** The number format of the column, for example `{ style: "currency", currency: "EUR" }`. */
  readonly format?: Intl.NumberFormatOptions | undefined
  /**
   * The function that combines the numbers of several groups into one if there are too many groups for the picture. The
   * sums, counts, minimums and maximums of an aggregation have a default. Use `none` for numbers that cannot be
   * combined, such as averages.
   */
  readonly folding?: "sum" | "min" | "max" | "none" | undefined
}

/** One result as it was read. */
export type ChartRow = Readonly<Record<string, unknown>>

/** A group: its name and its number in each column. */
export interface ChartGroup {
  readonly key: string
  readonly label: string
  /** The position of the group on a numeric scale: a number, or a date in milliseconds since the epoch. */
  readonly at: number | undefined
  /** The numbers in the order of the columns. `undefined` means that the group has no number in a column. */
  readonly values: ReadonlyArray<number | undefined>
  /** The number of groups that this group combines, or `undefined` for a single group. */
  readonly folded?: number | undefined
}

/** The groups that a picture shows. */
export interface Shown {
  readonly groups: ReadonlyArray<ChartGroup>
  /** The number of groups that are combined into one. */
  readonly folded: number
  /** The number of groups that the picture omits. */
  readonly omitted: number
}

/** Converts results to groups. */
export const groupsOf = (
  rows: ReadonlyArray<ChartRow>,
  category: ChartCategory,
  values: ReadonlyArray<ChartValue>,
  format: (value: unknown) => string
): ReadonlyArray<ChartGroup> => {
  // `CategoryOf` has already checked that the label function accepts the values of the column's field.
  const label = category.label as ((value: unknown, row: ChartRow) => string) | undefined
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const value = own(row, category.field)
    const name = label === undefined ? format(value) : label(value, row)
    const times = seen.get(name) ?? 0
    seen.set(name, times + 1)
    return {
      key: times === 0 ? name : `${name} ${times}`,
      label: name,
      at: placeOf(value),
      values: values.map(({ field }) => numberOf(own(row, field)))
    }
  })
}

const own = (row: ChartRow, field: string): unknown => (Object.hasOwn(row, field) ? row[field] : undefined)

const numberOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined

const placeOf = (value: unknown): number | undefined => numberOf(value instanceof Date ? value.getTime() : value)

/**
 * Returns the groups for a picture that has space for `room` groups: the largest ones by the first column, in their
 * original order. If their numbers can be combined, a last group combines the remaining groups.
 */
export const showing = (
  groups: ReadonlyArray<ChartGroup>,
  values: ReadonlyArray<ChartValue>,
  room: number,
  labelOfRest: (count: number) => string
): Shown => {
  if (groups.length <= room) return { groups, folded: 0, omitted: 0 }
  const folds = values.some(({ folding = "none" }) => folding !== "none")
  const largest = new Set(
    groups
      .toSorted((one, other) => (other.values[0] ?? -Infinity) - (one.values[0] ?? -Infinity))
      .slice(0, folds ? room - 1 : room)
  )
  const rest = groups.filter((group) => !largest.has(group))
  const first = groups.filter((group) => largest.has(group))
  if (!folds) return { groups: first, folded: 0, omitted: rest.length }
  const other: ChartGroup = {
    key: "\u0000rest",
    label: labelOfRest(rest.length),
    at: undefined,
    values: values.map(({ folding = "none" }, index) => fold(folding, rest, index)),
    folded: rest.length
  }
  return { groups: [...first, other], folded: rest.length, omitted: 0 }
}

const fold = (
  folding: "sum" | "min" | "max" | "none",
  groups: ReadonlyArray<ChartGroup>,
  index: number
): number | undefined => {
  const numbers = groups.flatMap(({ values }) => values[index] ?? [])
  if (numbers.length === 0 || folding === "none") return undefined
  return numbers.reduce((one, other) => (folding === "sum" ? one + other : Math[folding](one, other)))
}

/** Returns the groups with the largest and the smallest number in a column. On a tie, it returns the first one. */
export const extremesOf = (
  groups: ReadonlyArray<ChartGroup>,
  index: number
): readonly [greatest: ChartGroup, least: ChartGroup] | undefined => {
  const [first, ...others] = groups.filter(({ values }) => values[index] !== undefined)
  if (first === undefined) return undefined
  const value = ({ values }: ChartGroup): number => values[index] ?? 0
  return [
    others.reduce((one, other) => (value(other) > value(one) ? other : one), first),
    others.reduce((one, other) => (value(other) < value(one) ? other : one), first)
  ]
}

/** Returns the sum of a column. */
export const totalOf = (groups: ReadonlyArray<ChartGroup>, index: number): number =>
  groups.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)

/** Whether the numbers can be shown as shares of a whole: none is negative, and their sum is positive. */
export const hasShares = (groups: ReadonlyArray<ChartGroup>): boolean =>
  groups.every(({ values: [value = 0] }) => value >= 0) && totalOf(groups, 0) > 0
