/**
 * Textures, dash patterns and point shapes that distinguish marks in addition to their color.
 *
 * @since 0.1.0
 */

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
export const lookAt = (place: number): number => place % textures.length

const dashes = [undefined, "8 4", "2 4", "10 4 2 4", "4 4", "12 6", "2 2", "6 2 2 2"] as const

/** Returns the dash pattern of a line. The first line is solid. */
export const dashAt = (place: number): string | undefined => dashes[lookAt(place)]

const points: ReadonlyArray<(radius: number) => string> = [
  (r) => `M${-r},0 a${r},${r} 0 1,0 ${2 * r},0 a${r},${r} 0 1,0 ${-2 * r},0`,
  (r) => `M${-r},${-r} h${2 * r} v${2 * r} h${-2 * r} Z`,
  (r) => `M0,${-1.2 * r} L${1.2 * r},${r} H${-1.2 * r} Z`,
  (r) => `M0,${-1.3 * r} L${1.3 * r},0 L0,${1.3 * r} L${-1.3 * r},0 Z`
]

/** Returns the SVG path of a line's points, centered on 0,0. */
export const pointAt = (place: number, radius: number): string => points[place % points.length]?.(radius) ?? ""
