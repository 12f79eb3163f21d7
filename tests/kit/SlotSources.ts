import { posix } from "node:path"
import { exportOf, find, type Module, moduleAt } from "../../.storybook/docs/Modules.ts"

/** A node of a syntax tree, with the properties of its type. */
interface Node {
  readonly type: string
  readonly [property: string]: any
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value

const typed = new Set(["returnType", "typeAnnotation", "typeArguments", "typeParameters"])

const childrenOf = (node: Node): ReadonlyArray<Node> =>
  Object.entries(node).flatMap(([key, value]) => (typed.has(key) ? [] : [value].flat().filter(isNode)))

const stringsIn = (node: Node | null): ReadonlyArray<string> => {
  switch (node?.type) {
    case "Literal":
      return typeof node["value"] === "string" ? [node["value"]] : []
    case "ConditionalExpression":
      return [node["consequent"], node["alternate"]].flatMap(stringsIn)
    case "JSXExpressionContainer":
      return stringsIn(node["expression"])
    default:
      return []
  }
}

/** Whether an expression is the class lookup of a component: `classOf`, `context.classOf` or `classOf(classNames)`. */
const isLookup = (node: Node): boolean => {
  const { type, callee, name, property } = node
  if (type === "CallExpression") return callee.name === "classOf"
  return /^(classes|classOf)$/.test(type === "MemberExpression" ? property.name : name)
}

/** The slots that a node itself looks up. A text field has the slot of its frame as a prop. */
const slotsIn = (node: Node): ReadonlyArray<string> => {
  const [first = null] = node.type === "CallExpression" && isLookup(node["callee"]) ? node["arguments"] : []
  if (node.type === "JSXAttribute" && node["name"].name === "frame") return stringsIn(node["value"])
  if (node.type === "AssignmentPattern" && node["left"].name === "frame") return stringsIn(node["right"])
  return stringsIn(first)
}

const kit = "packages/react/src/"

const isType = ({ type }: Node): boolean => /^TS(?!As|NonNull|Satisfies)/.test(type)

/** The slots that a declaration looks up, the names that it uses with the modules that have them, and whole modules. */
interface Uses {
  readonly slots: Set<string>
  readonly names: Array<readonly [name: string, module: Module]>
  readonly modules: Set<Module>
}

const known = new Map<unknown, Uses>()

const usesOf = (module: Module, declaration: Node): Uses => {
  const found = known.get(declaration)
  if (found !== undefined) return found
  const uses: Uses = { modules: new Set(), names: [], slots: new Set() }
  known.set(declaration, uses)
  const walk = (node: Node): void => {
    if (isType(node)) return
    for (const slot of slotsIn(node)) uses.slots.add(slot)
    const { name, object, property, source, type } = node
    if (type === "Identifier" || type === "JSXIdentifier") uses.names.push([name, module])
    if (type === "ImportExpression" && stringsIn(source)[0]?.startsWith(".") === true)
      uses.modules.add(moduleAt(posix.join(posix.dirname(module.path), ...stringsIn(source))))
    const whole = module.imported.get(object?.name)
    if (whole?.name === "*" && whole.path?.startsWith(kit) === true)
      uses.names.push([property.name, moduleAt(whole.path)])
    for (const child of childrenOf(node)) walk(child)
  }
  walk(declaration)
  return uses
}

/**
 * Returns the slots that the code of public exports of the kit looks up, with that of all functions and components that
 * they use, except for functions with the names `without`.
 */
export const slotsUsedBy = (names: ReadonlyArray<string>, without: ReadonlyArray<string> = []): ReadonlySet<string> => {
  const seen = new Set<unknown>()
  const slots = new Set<string>()
  const visit = ({ imported, path }: Module, name: string): void => {
    const from = imported.get(name)
    if (without.includes(name) || (from !== undefined && from.path?.startsWith(kit) !== true)) return
    const found = find(path, name)
    if (found?.node === undefined || seen.has(found.node)) return
    seen.add(found.node)
    const uses = usesOf(found.module, found.node)
    for (const slot of uses.slots) slots.add(slot)
    for (const [used, module] of uses.names) visit(module, used)
    for (const module of uses.modules) visitAll(module)
  }
  const visitAll = (module: Module): void => {
    for (const name of [...module.declared.keys(), ...module.exported.keys()]) visit(module, name)
  }
  for (const name of names) {
    const { module, node } = exportOf(name)
    if (node === undefined) visitAll(module)
    else visit(module, name)
  }
  return slots
}
