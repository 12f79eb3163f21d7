/**
 * Estimates the width of labels in a picture.
 *
 * @since 0.1.0
 */

/** Returns the approximate width of a string in pixels. Labels cannot be measured before they are rendered. */
export const widthOf = (text: string, em: number): number =>
  em * Array.from(text).reduce((width, letter) => width + (isWide(letter) ? 1 : 0.56), 0)

// Chinese, Japanese and Korean characters, full-width forms and emoji.
const isWide = (letter: string): boolean =>
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uffe6]|\p{Emoji_Presentation}/u.test(letter)

/** Returns a string, truncated with an ellipsis to fit a width in pixels. */
export const fitted = (text: string, width: number, em: number): string => {
  if (widthOf(text, em) <= width) return text
  const letters = Array.from(text)
  while (letters.length > 1 && widthOf(`${letters.join("")}…`, em) > width) letters.pop()
  return `${letters.join("").trimEnd()}…`
}

/** A label on an axis, and the position of its center. */
export interface Tick {
  readonly text: string
  readonly at: number
}

/** Returns the labels that fit on the axis without overlapping. */
export const apart = <T extends Tick>(ticks: ReadonlyArray<T>, em: number): ReadonlyArray<T> => {
  const kept: Array<T> = []
  for (const tick of ticks.toSorted((one, other) => one.at - other.at)) {
    const before = kept.at(-1)
    const room = before === undefined ? 0 : (widthOf(before.text, em) + widthOf(tick.text, em)) / 2 + em
    if (before === undefined || tick.at - before.at >= room) kept.push(tick)
  }
  return kept
}
