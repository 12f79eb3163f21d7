/** The period of the sales report, in months of the form `2026-03`. */

/** A period. A missing bound means that the period is open. */
export interface Period {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** The presets: the number of months up to the current one, or all months. */
export const presets = [3, 6, 12, "all"] as const

/** A preset. */
export type Preset = (typeof presets)[number]

/** Returns all months from the first to the last one. Returns an empty array if a month is invalid. */
export const monthsBetween = (first: string, last: string): ReadonlyArray<string> => {
  const [from, to] = [indexOf(first), indexOf(last)]
  if (from === undefined || to === undefined || to < from) return []
  return Array.from({ length: Math.min(to - from + 1, mostMonths) }, (_, place) => monthAt(from + place))
}

const mostMonths = 600

/**
 * Returns the months of the report: from the first sale or the begin of the longest preset to the last sale or the
 * current month.
 */
export const monthsOfReport = (current: string, sold: Partial<Period> = {}): ReadonlyArray<string> => {
  const { from = current } = periodOf(12, current)
  const earliest = sold.from !== undefined && isMonth(sold.from) && sold.from < from ? sold.from : from
  const latest = sold.to !== undefined && isMonth(sold.to) && sold.to > current ? sold.to : current
  return monthsBetween(earliest, latest)
}

/** Returns the period of a preset, which ends with the current month. */
export const periodOf = (preset: Preset, current: string): Period => {
  const now = indexOf(current)
  if (preset === "all" || now === undefined) return { from: undefined, to: undefined }
  return { from: monthAt(now - preset + 1), to: current }
}

/** Returns the preset of a period, or `undefined` if the user chose other months. */
export const presetOf = ({ from, to }: Period, current: string): Preset | undefined =>
  presets.find((preset) => {
    const period = periodOf(preset, current)
    return period.from === from && period.to === to
  })

/** Whether a string is a month of the form `2026-03`. */
export const isMonth = (text: string | null): text is string => text !== null && indexOf(text) !== undefined

const indexOf = (month: string): number | undefined => {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? []
  return year === undefined ? undefined : Number(year) * 12 + Number(number) - 1
}

const monthAt = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`
