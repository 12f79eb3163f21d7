// @ts-check
// Marks the calls that run when a compiled module loads as pure, so that bundlers drop unused ones. Effect does the
// same with its own modules.
import { readFileSync, writeFileSync } from "node:fs"
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

/** @param {string} file a compiled module */
export const annotatePure = (file) => {
  const code = readFileSync(file, "utf8")
  const insertions = insertionsIn(code)
  if (insertions.length === 0) return
  const parts = [0, ...insertions].map((start, index) => code.slice(start, insertions[index]))
  writeFileSync(file, parts.join(mark))
}
