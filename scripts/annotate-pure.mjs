// @ts-check
// Marks the calls that run when a compiled module loads as pure, so that bundlers drop unused ones. Effect does the
// same with its own modules. Also adjusts the source maps.
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { parseSync } from "rolldown/utils"

const mark = "/*#__PURE__*/ "

/** @typedef {{ readonly type: string, readonly start: number } & Record<string, unknown>} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === "object" && value !== null && "type" in value && "start" in value

/** @param {Node} node @returns {ReadonlyArray<Node>} */
const children = (node) => Object.values(node).flat().filter(isNode)

// Nodes whose calls do not run while the module loads.
const later = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"])
const calls = new Set(["CallExpression", "NewExpression"])

/**
 * Returns the start positions of the calls in an expression.
 *
 * @param {Node} node @returns {ReadonlyArray<number>}
 */
const callsIn = (node) => {
  if (later.has(node.type)) return []
  return [...(calls.has(node.type) ? [node.start] : []), ...children(node).flatMap(callsIn)]
}

/**
 * Returns the calls of a module whose value is used. A call whose value is unused runs for its effect and is not marked.
 *
 * @param {Node} node @returns {ReadonlyArray<number>}
 */
const pureCalls = (node) => {
  if (node.type === "VariableDeclarator" || node.type.startsWith("Class")) return callsIn(node)
  if (later.has(node.type)) return []
  return children(node).flatMap(pureCalls)
}

/** @param {string} code */
const insertionsIn = (code) => {
  const { program } = parseSync("module.js", code)
  const starts = [...new Set(pureCalls(/** @type {Node} */ (/** @type {unknown} */ (program))))]
  return starts
    .filter((start) => !/__PURE__\s*\*\/\s*$/.test(code.slice(0, start)))
    .toSorted((left, right) => left - right)
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

/** @param {string} text the first field of a segment of a source map, in base64 of five bits each */
const readNumber = (text) => {
  let value = 0
  let length = 0
  for (let more = true; more; length++) {
    const bits = digits.indexOf(text[length] ?? "A")
    value |= (bits & 31) << (5 * length)
    more = (bits & 32) !== 0
  }
  return { value: value & 1 ? -(value >> 1) : value >> 1, length }
}

/** @param {number} value */
const writeNumber = (value) => {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1
  let text = ""
  do {
    const more = rest >> 5 > 0 ? 32 : 0
    text += digits[(rest & 31) | more]
    rest >>= 5
  } while (rest > 0)
  return text
}

/**
 * Shifts the columns of one line of a source map by the inserted text.
 *
 * @param {string} line @param {ReadonlyArray<number>} columns
 */
const moveLine = (line, columns) => {
  let column = 0
  let moved = 0
  return line
    .split(",")
    .map((segment) => {
      const { length, value } = readNumber(segment)
      column += value
      const target = column + mark.length * columns.filter((inserted) => inserted <= column).length
      const text = writeNumber(target - moved) + segment.slice(length)
      moved = target
      return text
    })
    .join(",")
}

/** @param {string} map @param {string} code @param {ReadonlyArray<number>} insertions */
const moveMap = (map, code, insertions) => {
  /** @type {Map<number, Array<number>>} */
  const columnsByLine = new Map()
  for (const insertion of insertions) {
    const before = code.slice(0, insertion).split("\n")
    const columns = columnsByLine.get(before.length - 1) ?? []
    columnsByLine.set(before.length - 1, [...columns, before.at(-1)?.length ?? 0])
  }
  /** @type {{ mappings: string }} */
  const content = JSON.parse(map)
  const lines = content.mappings.split(";").map((line, index) => {
    const columns = columnsByLine.get(index)
    return line === "" || columns === undefined ? line : moveLine(line, columns)
  })
  return JSON.stringify({ ...content, mappings: lines.join(";") })
}

/** @param {string} file a compiled module */
export const annotatePure = (file) => {
  const code = readFileSync(file, "utf8")
  const insertions = insertionsIn(code)
  if (insertions.length === 0) return
  const parts = [0, ...insertions].map((start, index) => code.slice(start, insertions[index]))
  writeFileSync(file, parts.join(mark))
  const map = `${file}.map`
  if (existsSync(map)) writeFileSync(map, moveMap(readFileSync(map, "utf8"), code, insertions))
}
