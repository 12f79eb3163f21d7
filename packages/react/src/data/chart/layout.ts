/**
 * The sizes of pictures and of their parts, and the marks of their series.
 *
 * @since 0.1.0
 */
import type { ChartKind } from "./Chart.ts"

/** The size of a picture, in pixels. */
export interface Box {
  readonly width: number
  /** The computed size of `1em`. Labels need more space if the user enlarges the font. */
  readonly em: number
  /** Whether the writing direction is right to left. */
  readonly isRtl: boolean
  /** The computed font families. `undefined` on servers and before the first measurement. */
  readonly fontFamily?: string | undefined
}

type Face = Pick<Box, "em" | "fontFamily">

/** Returns the width of a string in pixels, or an estimate if the font is unknown. */
export const widthOf = (text: string, { em, fontFamily }: Face, weight = 400): number => {
  const canvas = fontFamily ? canvasContext() : null
  if (canvas === null) return em * Array.from(text).reduce((width, letter) => width + (isWide(letter) ? 1 : 0.56), 0)
  canvas.font = `${weight} ${em}px ${fontFamily}`
  return canvas.measureText(text).width
}

/** The font weight of numbers. */
export const strong = 600

let shared: CanvasRenderingContext2D | null | undefined

const canvasContext = () =>
  shared === undefined ? (shared = document.createElement("canvas").getContext("2d")) : shared

// Chinese, Japanese and Korean characters, full-width forms and emoji.
const isWide = (letter: string): boolean =>
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uffe6]|\p{Emoji_Presentation}/u.test(letter)

/** Returns a string, truncated with an ellipsis to fit a width in pixels. */
export const fitted = (text: string, width: number, face: Face): string => {
  if (widthOf(text, face) <= width) return text
  const letters = Array.from(text)
  while (letters.length > 1 && widthOf(`${letters.join("")}…`, face) > width) letters.pop()
  return `${letters.join("").trimEnd()}…`
}

/** Returns a string in the two lines that are the narrowest, or in one line if it has no space. */
export const inTwoLines = (text: string, face: Face): ReadonlyArray<string> => {
  const words = text.split(" ")
  const splits = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]
    return { lines, width: widestOf(lines, face) }
  })
  return splits.toSorted((one, other) => one.width - other.width)[0]?.lines ?? [text]
}

/** Returns the width of the widest string. */
export const widestOf = (texts: ReadonlyArray<string>, face: Face): number =>
  Math.max(...texts.map((text) => widthOf(text, face)))

/** The width of a label on an axis, and the position of its center. */
export interface Tick {
  readonly width: number
  readonly at: number
}

/** Returns the labels that fit on the axis with a gap between them. */
export const apart = <T extends Tick>(ticks: ReadonlyArray<T>, gap: number): ReadonlyArray<T> => {
  const spaced: Array<T> = []
  for (const tick of ticks.toSorted((one, other) => one.at - other.at)) {
    const before = spaced.at(-1)
    const room = before === undefined ? 0 : (before.width + tick.width) / 2 + gap
    if (before === undefined || tick.at - before.at >= room - 0.01) spaced.push(tick)
  }
  return spaced
}

/** The sizes of a bar chart, in pixels. In a narrow box, the labels are above the bars. */
export interface BarSizes {
  readonly isNarrow: boolean
  /** The thickness of a bar. */
  readonly bar: number
  /** The height of the label above a bar, or 0 if the labels are next to the bars. */
  readonly line: number
  /** The height of a group. */
  readonly row: number
  readonly gap: number
}

/** Returns the sizes of a bar chart with a number of columns. */
export const barSizes = ({ em, width }: Box, columns: number): BarSizes => {
  const isNarrow = width < 32 * em
  const bar = (columns > 1 ? 1.1 : 1.4) * em
  const line = isNarrow ? 1.6 * em : 0
  const row = (isNarrow && columns > 1 ? line : 0) + columns * (line + bar + 0.2 * em)
  return { isNarrow, bar, line, row, gap: (isNarrow ? 1 : 0.6) * em }
}

/** Returns the height of a line chart without its axis, in pixels. */
export const lineHeight = ({ em, width }: Box): number => Math.min(Math.max(0.45 * width, 12 * em), 22 * em)

/** Returns the width and height of a donut chart, in pixels. */
export const donutSize = ({ em, width }: Box): number => Math.min(width, Math.max(17 * em, 180))

/** Returns the height of a picture with its axis, in pixels. */
export const pictureHeight = (kind: ChartKind, box: Box, groups: number, columns: number): number => {
  switch (kind) {
    case "bar": {
      const { gap, row } = barSizes(box, columns)
      return groups * (row + gap) + 1.8 * box.em
    }
    case "column":
    case "line":
      return lineHeight(box) + 2.4 * box.em
    case "donut":
      return donutSize(box)
  }
}

/** The SVG paths of the textures over a mark's color, in squares of 8 pixels. The first texture is empty. */
export const textures: ReadonlyArray<string> = [
  "",
  "M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4",
  "M0,4 h8",
  "M4,2.5 v3 M2.5,4 h3",
  "M-2,6 l4,4 M0,0 l8,8 M6,-2 l4,4",
  "M4,0 v8",
  "M0,4 h8 M4,0 v8",
  "M0,8 l8,-8 M0,0 l8,8"
]

/** Returns the index of the color and texture for a mark. There are eight of each, and they repeat. */
export const styleAt = (place: number): number => place % textures.length

const dashes = [undefined, "8 4", "2 4", "10 4 2 4", "4 4", "12 6", "2 2", "6 2 2 2"] as const

/** Returns the dash pattern of a line. The first line is solid. */
export const dashAt = (place: number): string | undefined => dashes[styleAt(place)]

const points: ReadonlyArray<(radius: number) => string> = [
  (r) => `M${-r},0 a${r},${r} 0 1,0 ${2 * r},0 a${r},${r} 0 1,0 ${-2 * r},0`,
  (r) => `M${-r},${-r} h${2 * r} v${2 * r} h${-2 * r} Z`,
  (r) => `M0,${-1.2 * r} L${1.2 * r},${r} H${-1.2 * r} Z`,
  (r) => `M0,${-1.3 * r} L${1.3 * r},0 L0,${1.3 * r} L${-1.3 * r},0 Z`
]

/** Returns the SVG path of a line's points, centered on 0,0. */
export const pointAt = (place: number, radius: number): string => points[place % points.length]?.(radius) ?? ""
