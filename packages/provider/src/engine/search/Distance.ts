/**
 * Edit distance between words.
 *
 * @since 0.1.0
 */

/**
 * Whether the edit distance of two words is at most `mistakes`. An edit inserts, deletes or replaces a character, or
 * swaps two adjacent characters.
 */
export const isWithin = (left: string, right: string, mistakes: number): boolean => {
  if (left === right) return true
  const [one, other] = withoutCommonEnds(Array.from(left), Array.from(right))
  if (Math.abs(one.length - other.length) > mistakes) return false
  // Without their common prefix and suffix, words with one edit differ by one character or by one swap.
  if (mistakes === 1 && Math.max(one.length, other.length) > 1) {
    return one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0]
  }
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

/** Removes the common prefix and suffix of two words. */
const withoutCommonEnds = (
  one: ReadonlyArray<string>,
  other: ReadonlyArray<string>
): readonly [ReadonlyArray<string>, ReadonlyArray<string>] => {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}

const at = (row: ReadonlyArray<number>, index: number): number => row[index] ?? Number.POSITIVE_INFINITY
