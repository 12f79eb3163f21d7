import { globSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { parseSync } from "rolldown/utils"

const root = join(import.meta.dirname, "../../packages/react/src")

/** A node of a syntax tree, with the properties of its type. */
interface Node {
  readonly type: string
  readonly [property: string]: any
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value

const childrenOf = (node: Node): ReadonlyArray<Node> => Object.values(node).flat().filter(isNode)

const modules = new Map<string, ReadonlyArray<Node>>()

const moduleOf = (file: string): ReadonlyArray<Node> => {
  const body = modules.get(file) ?? parseSync(file, readFileSync(join(root, file), "utf8")).program.body
  modules.set(file, body)
  return body
}

const resolve = (file: string, source: Node): string => posix.join(posix.dirname(file), source["value"])

/** Returns the function that a module exports or declares by a name. Follows imports and re-exports. */
const functionOf = (file: string, name: string): Node | undefined => {
  for (const node of moduleOf(file)) {
    const declared = node["declaration"] ?? node
    if (declared.type === "FunctionDeclaration" && declared.id.name === name) return declared
    const variable = declared.declarations?.find((one: Node) => one["id"].name === name)?.init
    if (isNode(variable)) return variable.type === "CallExpression" ? variable["arguments"][0] : variable
    for (const specifier of node["specifiers"] ?? []) {
      if (node.type === "ImportDeclaration" && specifier.local.name === name)
        return functionOf(resolve(file, node["source"]), specifier.imported.name)
      if (node.type === "ExportNamedDeclaration" && specifier.exported.name === name && node["source"] !== null)
        return functionOf(resolve(file, node["source"]), specifier.local.name)
    }
  }
  return undefined
}

/** A part, and the function that renders it. */
export interface PartSource {
  readonly name: string
  readonly render: Node | undefined
}

/** Returns the parts of each module of parts. */
export const partSources: ReadonlyArray<PartSource> = globSync("**/*Parts.{ts,tsx}", { cwd: root })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.endsWith("LaterParts.tsx"))
  .flatMap((file) =>
    moduleOf(file)
      .filter(({ exportKind, type }) => type === "ExportNamedDeclaration" && exportKind !== "type")
      .flatMap(({ declaration, source, specifiers }) => [
        ...(isNode(declaration)
          ? [{ exported: declaration["id"].name, from: file, local: declaration["id"].name }]
          : []),
        ...specifiers
          .filter((one: Node) => one["exportKind"] !== "type")
          .map((one: Node) => ({
            exported: one["exported"].name,
            from: source === null ? file : resolve(file, source),
            local: one["local"].name
          }))
      ])
      .map(({ exported, from, local }) => ({
        name: `${posix.basename(file).replace(/\.tsx?$/, "")}.${exported}`,
        render: functionOf(from, local)
      }))
  )

/** An element in the source of a component, and its `type` if that is a constant. */
export interface ElementSource {
  readonly file: string
  readonly name: string
  readonly type: string | undefined
}

/** Returns the elements in the modules that match a glob. */
export const elementsIn = (glob: string): ReadonlyArray<ElementSource> => {
  const elementsOf = (file: string, node: Node): ReadonlyArray<ElementSource> => {
    const { attributes = [], name } = node["openingElement"] ?? {}
    const type = attributes.find((one: Node) => one["name"]?.name === "type")?.value?.value
    const found = node.type === "JSXElement" ? [{ file, name: String(name.name), type }] : []
    return [...found, ...childrenOf(node).flatMap((child) => elementsOf(file, child))]
  }
  return globSync(glob, { cwd: root }).flatMap((file) => moduleOf(file).flatMap((node) => elementsOf(file, node)))
}

const isFunction = ({ type }: Node): boolean => /Function/.test(type)

// Returns the nodes of a function's body, without those of the functions in it.
const nodesOf = (node: Node): ReadonlyArray<Node> => [
  node,
  ...childrenOf(node).flatMap((child) => (isFunction(child) ? [] : nodesOf(child)))
]

const identifiersOf = (node: Node): ReadonlyArray<string> =>
  node.type === "Identifier" ? [node["name"]] : childrenOf(node).flatMap(identifiersOf)

const restsOf = (pattern: Node): ReadonlyArray<string> => {
  if (pattern.type === "Identifier") return [pattern["name"]]
  if (pattern.type !== "ObjectPattern") return []
  return pattern["properties"].flatMap((one: Node) => (one.type === "RestElement" ? [one["argument"].name] : []))
}

/**
 * Returns the returned expressions of a part that do not pass the application's props to an element or to another
 * part, as their positions in the source. A part without props has none that passes them.
 */
export const closedReturnsOf = (render: Node): ReadonlyArray<number> => {
  const nodes = nodesOf(render["body"])
  const given = new Set<string>(render["params"].flatMap(restsOf))
  const values = new Map<string, Node>()
  for (const { id, init, type } of nodes) {
    if (type !== "VariableDeclarator" || !isNode(init)) continue
    if (id.type === "Identifier") values.set(id.name, init)
    if (!identifiersOf(init).some((name) => given.has(name))) continue
    const isWhole = init.type === "CallExpression"
    for (const name of isWhole && id.type !== "Identifier" ? identifiersOf(id) : restsOf(id)) given.add(name)
  }
  const mentions = (node: Node): boolean => identifiersOf(node).some((name) => given.has(name))
  const passes = (node: Node): boolean =>
    (node.type === "JSXSpreadAttribute" && mentions(node)) ||
    (node.type === "SpreadElement" && mentions(node)) ||
    (node.type === "JSXAttribute" && /^own$/.test(node["name"].name) && mentions(node)) ||
    childrenOf(node).some(passes)
  const closed = (node: Node | null): ReadonlyArray<Node> => {
    if (node === null) return []
    switch (node.type) {
      case "Literal":
        return []
      case "ParenthesizedExpression":
      case "TSAsExpression":
        return closed(node["expression"])
      case "ConditionalExpression":
        return [...closed(node["consequent"]), ...closed(node["alternate"])]
      case "LogicalExpression":
        return [...(node["operator"] === "&&" ? [] : closed(node["left"])), ...closed(node["right"])]
      case "Identifier":
        if (node["name"] === "undefined") return []
        return values.has(node["name"]) ? closed(values.get(node["name"]) ?? null) : [node]
      default:
        return passes(node) ? [] : [node]
    }
  }
  const returned =
    render["body"].type === "BlockStatement" ? nodes.filter(({ type }) => type === "ReturnStatement") : []
  const results = render["body"].type === "BlockStatement" ? returned.map((one) => one["argument"]) : [render["body"]]
  return results.flatMap(closed).map(({ start }) => start)
}

/** The parts that do not pass the application's props on in each state, with the reason. */
export const closedParts: Readonly<Record<string, string>> = {
  "RequireMemberParts.Member": "renders its children",
  "RequireMemberParts.Parked": "renders its children",
  "RequireMemberParts.Root": "renders its children",
  "RequireMemberParts.Visitor": "renders its children",
  "ResetPasswordFormParts.Root": "renders the content for a missing token, which belongs to the application",
  "SilentLoginParts.Page": "renders its children",
  "StatusBadgeParts.Text": "renders text without an element, unless it has props"
}
