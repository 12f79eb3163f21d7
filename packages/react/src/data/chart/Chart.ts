/**
 * What a chart draws: groups with their numbers, as plain data.
 *
 * @since 0.1.0
 */

/** How a chart draws: bars beside each other, lines over what follows one another, or shares of a whole. */
export type ChartKind = "bar" | "line" | "donut"

/** The column that names the groups. */
export interface ChartCategory {
  readonly field: string
  /** Its heading in the table. */
  readonly header: string
  /** Names a group. Without it a value is told by its type. */
  readonly label?: ((value: never, row: never) => string) | undefined
}

/** A column whose numbers are drawn. */
export interface ChartValue {
  readonly field: string
  /** Its heading in the table, and its name where there are several. */
  readonly header: string
  /** How its numbers are written: `{ style: "currency", currency: "EUR" }`. */
  readonly format?: Intl.NumberFormatOptions | undefined
  /**
   * How the numbers of several groups make one, where there are too many groups for the picture. Sums, counts, least and
   * greatest values of an aggregation know it themselves; what cannot be told, such as a mean, is "none".
   */
  readonly folding?: "sum" | "min" | "max" | "none" | undefined
}

/** One result as it was read. */
export type ChartRow = Readonly<Record<string, unknown>>

/** A group: its name and its number in each column. */
export interface ChartGroup {
  readonly key: string
  readonly label: string
  /** Where it stands among those that lie on a scale: a number, or milliseconds of a date. */
  readonly at: number | undefined
  /** In the order of the columns. `undefined` where there is no number. */
  readonly values: ReadonlyArray<number | undefined>
  /** How many groups it stands for, where it stands for several. */
  readonly folded?: number | undefined
}

/** What a picture shows of the groups. */
export interface Shown {
  readonly groups: ReadonlyArray<ChartGroup>
  /** Groups that are in the picture as one. */
  readonly folded: number
  /** Groups that are not in the picture. */
  readonly omitted: number
}

/** The groups of results. */
export const groupsOf = (
  rows: ReadonlyArray<ChartRow>,
  category: ChartCategory,
  values: ReadonlyArray<ChartValue>,
  tell: (value: unknown) => string
): ReadonlyArray<ChartGroup> => {
  // A chart that was typed is given values of its own field only.
  const label = category.label as ((value: unknown, row: ChartRow) => string) | undefined
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const value = own(row, category.field)
    const name = label === undefined ? tell(value) : label(value, row)
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
 * The groups of a picture that has room for so many: the greatest by the first column, in the order that they came in,
 * and one that stands for the rest where their numbers can be told together.
 */
export const showing = (
  groups: ReadonlyArray<ChartGroup>,
  values: ReadonlyArray<ChartValue>,
  room: number,
  labelOfRest: (count: number) => string
): Shown => {
  if (groups.length <= room) return { groups, folded: 0, omitted: 0 }
  const folds = values.some(({ folding = "none" }) => folding !== "none")
  const kept = new Set(
    groups
      .toSorted((one, other) => (other.values[0] ?? -Infinity) - (one.values[0] ?? -Infinity))
      .slice(0, folds ? room - 1 : room)
  )
  const rest = groups.filter((group) => !kept.has(group))
  const first = groups.filter((group) => kept.has(group))
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

/** The groups with the greatest and the least number of a column. The first ones, where several have the same. */
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

/** The sum of a column. */
export const totalOf = (groups: ReadonlyArray<ChartGroup>, index: number): number =>
  groups.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)

/** Whether a whole can be cut into these numbers. */
export const hasShares = (groups: ReadonlyArray<ChartGroup>): boolean =>
  groups.every(({ values: [value = 0] }) => value >= 0) && totalOf(groups, 0) > 0
