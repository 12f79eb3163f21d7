/**
 * Arrow key navigation between the marks of a chart.
 *
 * @since 0.1.0
 */

/** The position of a mark: the index of its group and the index of its column. */
export interface MarkPlace {
  readonly group: number
  readonly series: number
}

/** The number of marks and their direction. */
export interface MarkField {
  readonly groups: number
  readonly series: number
  readonly isRtl: boolean
}

/** The number of groups that Page Up and Page Down skip. */
const leap = 10

/** Returns the mark that a key moves the focus to. It stops at both ends. Returns `undefined` for other keys. */
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

  // Up and down follow the reading order: first the columns of a group, then the next group.
  function along(step: 1 | -1): MarkPlace {
    const place = Math.min(Math.max(group * field.series + series + step, 0), field.groups * field.series - 1)
    return { group: Math.floor(place / field.series), series: place % field.series }
  }
}
