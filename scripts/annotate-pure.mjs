// @ts-check
// Marks the calls that run when a compiled module loads as pure, so that bundlers drop unused ones. Effect does the
// same with its own modules. A value that reads properties, such as `Schema.optional(Schema.String)`, becomes the result of a
// pure function: bundlers keep such reads even if the value is unused, and with them the module of the namespace. rolldown
// keeps those in objects and arrays, and webpack keeps all of them unless it merges the modules.
import { readFileSync, writeFileSync } from "node:fs"
import { parseSync } from "rolldown/utils"

const mark = "/*#__PURE__*/ "

/** @typedef {{ readonly type: string, readonly start: number, readonly end: number } & Record<string, unknown>} Node */

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

/**
 * Checks whether an expression reads a property. The function of a call does not count, such as `Schema.Struct`.
 *
 * @param {Node} node @returns {boolean}
 */
const readsProperty = (node) => {
  if (later.has(node.type)) return false
  if (node.type === "MemberExpression") return true
  const { callee } = node
  return children(node).some((child) =>
    child === callee && child.type === "MemberExpression" && isNode(child.object)
      ? readsProperty(child.object)
      : readsProperty(child)
  )
}

/**
 * Returns the values of a module's variables, and the superclasses of its classes, that become results of pure functions.
 *
 * @param {Node} node @returns {ReadonlyArray<Node>}
 */
const wrapped = (node) => {
  if (later.has(node.type)) return []
  const value =
    node.type === "VariableDeclarator" ? node.init : node.type.startsWith("Class") ? node.superClass : undefined
  if (node.type === "VariableDeclarator" || node.type.startsWith("Class"))
    return isNode(value) && readsProperty(value) ? [value] : []
  return children(node).flatMap(wrapped)
}

/** @param {string} code @returns {ReadonlyArray<readonly [position: number, text: string]>} */
const insertionsIn = (code) => {
  const program = /** @type {Node} */ (/** @type {unknown} */ (parseSync("module.js", code).program))
  const values = wrapped(program)
  const isWrapped = (/** @type {number} */ start) => values.some((value) => value.start <= start && start < value.end)
  const starts = [...new Set(pureCalls(program))].filter(
    (start) => !isWrapped(start) && !/__PURE__\s*\*\/\s*$/.test(code.slice(0, start))
  )
  return [
    ...starts.map((start) => /** @type {const} */ ([start, mark])),
    ...values.flatMap(
      ({ end, start }) =>
        /** @type {const} */ ([
          [start, `${mark}(() => (`],
          [end, "))()"]
        ])
    )
  ].toSorted(([left], [right]) => left - right)
}

/**
 * Returns the code of a compiled module with its calls marked.
 *
 * @param {string} code
 */
export const withPureCalls = (code) => {
  let made = ""
  let from = 0
  for (const [position, text] of insertionsIn(code)) {
    made += code.slice(from, position) + text
    from = position
  }
  return made + code.slice(from)
}

/** @param {string} file a compiled module */
export const annotatePure = (file) => {
  const code = readFileSync(file, "utf8")
  const marked = withPureCalls(code)
  if (marked !== code) writeFileSync(file, marked)
}
