/**
 * Where the arrow keys lead among the marks of a chart.
 *
 * @since 0.1.0
 */

/** A mark: of which group, and of which column. */
export interface MarkPlace {
  readonly group: number
  readonly series: number
}

/** How many marks there are, and which way they run. */
export interface MarkField {
  readonly groups: number
  readonly series: number
  readonly isRtl: boolean
}

/** Groups that a whole page of them is. */
const leap = 10

/** The mark that a key leads to, or `undefined` for a key that leads nowhere. It stops at both ends. */
export const markAfter = (key: string, { group, series }: MarkPlace, field: MarkField): MarkPlace | undefined => {
  const last = field.groups - 1
  const onward = key === (field.isRtl ? "ArrowLeft" : "ArrowRight")
  const back = key === (field.isRtl ? "ArrowRight" : "ArrowLeft")
  const to = (next: number): MarkPlace => ({ group: Math.min(Math.max(next, 0), last), series })
  if (onward || back) return to(group + (onward ? 1 : -1))
  switch (key) {
    case "ArrowDown":
      return along(1)
    case "ArrowUp":
      return along(-1)
    case "PageDown":
      return to(group + leap)
    case "PageUp":
      return to(group - leap)
    case "Home":
      return to(0)
    case "End":
      return to(last)
    default:
      return undefined
  }

  // As one reads: the columns of a group, then the next group.
  function along(step: 1 | -1): MarkPlace {
    const place = Math.min(Math.max(group * field.series + series + step, 0), field.groups * field.series - 1)
    return { group: Math.floor(place / field.series), series: place % field.series }
  }
}
