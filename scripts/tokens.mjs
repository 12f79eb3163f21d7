// @ts-check
// Converts the CSS custom properties of the kit to the Design Tokens format (DTCG 2025.10): `tokens.json` for light and
// `tokens.dark.json` for the values that differ in dark. `node scripts/tokens.mjs` writes both; a test compares them.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { root } from "./root.mjs"

const theme = join(root, "packages/react/src/theme")

/** @typedef {{ $type: string, $value: unknown, $extensions?: Record<string, unknown> }} Token */
/** @typedef {{ [name: string]: Token | Group | string }} Group */

/** @param {string} text @returns {unknown} */
const colorOf = (text) => {
  const hex = /^#([0-9a-f]{6})$/i.exec(text)?.[1]
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)$/.exec(text)
  if (hex === undefined && rgb === null) return undefined
  const channels =
    hex === undefined
      ? (rgb ?? []).slice(1, 4).map(Number)
      : [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  const components = channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000)
  const alpha = rgb === null ? {} : { alpha: Number(rgb[4]) / 100 }
  const plain = `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`
  return { colorSpace: "srgb", components, ...alpha, hex: plain }
}

/** @param {string} text @returns {{ value: number, unit: string } | undefined} */
const dimensionOf = (text) => {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(text) ?? (text === "0" ? ["", "0", "px"] : [])
  return value === undefined || unit === undefined ? undefined : { value: Number(value), unit }
}

/** Splits at the commas, or at the spaces, outside of parentheses. @param {string} text @param {"," | " "} by */
const split = (text, by) =>
  text
    .split(by === "," ? /,(?![^(]*\))/ : /\s+(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== "")

/** @param {string} text @returns {unknown} */
const shadowOf = (text) => {
  const shadows = split(text, ",").map((one) => {
    const parts = split(one, " ")
    const color = colorOf(parts.at(-1) ?? "")
    const [offsetX, offsetY, blur, spread = { value: 0, unit: "px" }] = parts.slice(0, -1).map(dimensionOf)
    if (color === undefined || offsetX === undefined || offsetY === undefined || blur === undefined)
      throw new Error(`Cannot convert the shadow "${one}".`)
    return { color, offsetX, offsetY, blur, spread }
  })
  return shadows.length === 1 ? shadows[0] : shadows
}

/** The path of a token: the custom property without its prefix; a number or size is the last part. @param {string} name */
const pathOf = (name) => {
  const short = name.replace("--portico-", "")
  // `--portico-shadow` is next to `--portico-shadow-sm`, and a token cannot be a group.
  if (short === "shadow" || short === "duration" || short === "leading") return [short, "default"]
  const [, group, rest] =
    /^(color|chart|weight|leading|radius|focus|duration|text|space|shadow|font)-(.+)$/.exec(short) ?? []
  if (short === "font") return ["font", "body"]
  return group === undefined || rest === undefined ? [short] : [group, rest]
}

/** Returns the type and value of a token, or only its CSS if the format has no such type. @param {string} name @param {string} value @returns {Token | undefined} */
const tokenOf = (name, value) => {
  const alias = /^var\((--portico-[\w-]+)\)$/.exec(value)?.[1]
  const [group] = pathOf(name)
  if (alias !== undefined) return { $type: "color", $value: `{${pathOf(alias).join(".")}}` }
  const color = colorOf(value)
  if (color !== undefined) return { $type: "color", $value: color }
  if (group === "shadow") return { $type: "shadow", $value: shadowOf(value) }
  if (group === "font")
    return { $type: "fontFamily", $value: split(value, ",").map((family) => family.replaceAll('"', "")) }
  if (group === "weight") return { $type: "fontWeight", $value: Number(value) }
  if (group === "leading") return { $type: "number", $value: Number(value) }
  const duration = /^(\d+)ms$/.exec(value)?.[1]
  if (duration !== undefined) return { $type: "duration", $value: { value: Number(duration), unit: "ms" } }
  const curve = /^cubic-bezier\((.+)\)$/.exec(value)?.[1]
  if (curve !== undefined) return { $type: "cubicBezier", $value: curve.split(",").map(Number) }
  const dimension = dimensionOf(value)
  if (dimension !== undefined) return { $type: "dimension", $value: dimension }
  // The format has no expressions. The token has the largest value of the expression, and its extension contains the expression.
  const largest = /^clamp\(.+, ([\d.]+rem)\)$/.exec(value)?.[1]
  const alternative = /^min\(var\((--portico-[\w-]+)\), .+\)$/.exec(value)?.[1]
  const fixed = largest === undefined ? undefined : dimensionOf(largest)
  const $extensions = { "portico.css": value }
  if (fixed !== undefined) return { $type: "dimension", $value: fixed, $extensions }
  if (alternative !== undefined)
    return { $type: "dimension", $value: `{${pathOf(alternative).join(".")}}`, $extensions }
  throw new Error(`${name} has the value "${value}", which scripts/tokens.mjs cannot convert.`)
}

/** Returns the declarations of the default theme and density by name. */
export const declared = () => {
  const sheet = readFileSync(join(theme, "tokens.css"), "utf8").replaceAll(/\/\*[^]*?\*\//g, "")
  /** @type {Map<string, string>} */
  const first = new Map()
  // The first declaration is the default. Later ones are for densities and user preferences.
  for (const [, name = "", value = ""] of sheet.matchAll(/(--portico-[\w-]+):([^;]*);/g)) {
    if (name !== "--portico-light" && name !== "--portico-dark" && !first.has(name))
      first.set(name, value.trim().replaceAll(/\s+/g, " "))
  }
  return first
}

/** Returns the value of a declaration in a theme. @param {string} value @param {"light" | "dark"} mode */
export const inTheme = (value, mode) => {
  const start = value.indexOf(`var(--portico-${mode}, `)
  if (start < 0) return value
  const from = start + `var(--portico-${mode}, `.length
  let depth = 1
  let end = from
  while (depth > 0) {
    if (value[end] === "(") depth++
    if (value[end] === ")") depth--
    end++
  }
  return value.slice(from, end - 1)
}

/** @param {Iterable<readonly [string, string]>} tokens @param {string} description */
const treeOf = (tokens, description) => {
  /** @type {Group} */
  const tree = { $description: description }
  for (const [name, value] of tokens) {
    const token = tokenOf(name, value)
    const [group = "", key] = pathOf(name)
    if (token === undefined) continue
    if (key === undefined) tree[group] = token
    else tree[group] = { .../** @type {Group | undefined} */ (tree[group]), [key]: token }
  }
  return tree
}

/** Returns the contents of both files. */
export const tokenFiles = () => {
  const all = [...declared()]
  const light = all.map(([name, value]) => /** @type {const} */ ([name, inTheme(value, "light")]))
  const dark = all.flatMap(([name, value]) =>
    inTheme(value, "dark") === inTheme(value, "light") ? [] : [/** @type {const} */ ([name, inTheme(value, "dark")])]
  )
  return {
    "tokens.json": treeOf(light, "The design tokens of Portico, in light and comfortable."),
    "tokens.dark.json": treeOf(dark, "The design tokens of Portico that have another value in dark.")
  }
}

/** @param {unknown} tree */
export const textOf = (tree) => `${JSON.stringify(tree, undefined, 2)}\n`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, tree] of Object.entries(tokenFiles())) writeFileSync(join(theme, file), textOf(tree))
}
