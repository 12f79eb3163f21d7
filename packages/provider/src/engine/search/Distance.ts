/**
 * How far two words lie apart.
 *
 * @since 0.1.0
 */

/**
 * Whether one word becomes the other by so many mistakes at most. A mistake is a character too many, too few, another
 * one, or two neighbours that changed places.
 */
export const isWithin = (left: string, right: string, mistakes: number): boolean => {
  if (left === right) return true
  const one = Array.from(left)
  const other = Array.from(right)
  if (Math.abs(one.length - other.length) > mistakes) return false
  let before: ReadonlyArray<number> = []
  let last: ReadonlyArray<number> = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, character] of one.entries()) {
    const next = [row + 1]
    for (const [column, counterpart] of other.entries()) {
      const changed = at(last, column) + (character === counterpart ? 0 : 1)
      const swapped =
        row > 0 && column > 0 && character === other[column - 1] && one[row - 1] === counterpart
          ? at(before, column - 1) + 1
          : changed
      next.push(Math.min(changed, swapped, at(last, column + 1) + 1, at(next, column) + 1))
    }
    if (Math.min(...next) > mistakes) return false
    before = last
    last = next
  }
  return at(last, other.length) <= mistakes
}

const at = (row: ReadonlyArray<number>, index: number): number => row[index] ?? Number.POSITIVE_INFINITY
