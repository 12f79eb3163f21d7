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

/** A function that renders a component, and the file that declares it. */
interface Source {
  readonly file: string
  readonly render: Node
}

/** Returns the function that a module exports or declares by a name. Follows imports and re-exports in the kit. */
const functionOf = (file: string, name: string): Source | undefined => {
  for (const node of moduleOf(file)) {
    const declared = node["declaration"] ?? node
    if (declared.type === "FunctionDeclaration" && declared.id.name === name) return { file, render: declared }
    const variable = declared.declarations?.find((one: Node) => one["id"].name === name)?.init
    if (isNode(variable)) {
      const chunk = nodesOf(variable, true).find(({ type }) => type === "ImportExpression")
      if (chunk !== undefined) return functionOf(resolve(file, chunk["source"]), name)
      return { file, render: variable.type === "CallExpression" ? variable["arguments"][0] : variable }
    }
    for (const specifier of node["specifiers"] ?? []) {
      if (node.type === "ImportDeclaration" && specifier.local.name === name)
        return node["source"].value.startsWith(".")
          ? functionOf(resolve(file, node["source"]), specifier.imported.name)
          : undefined
      if (node.type === "ExportNamedDeclaration" && specifier.exported.name === name && node["source"] !== null)
        return functionOf(resolve(file, node["source"]), specifier.local.name)
    }
  }
  return undefined
}

/** A part, and the function that renders it. */
export interface PartSource {
  readonly name: string
  readonly source: Source | undefined
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
        source: functionOf(from, local)
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

// Returns the nodes of a function's body, by default without those of the functions in it.
const nodesOf = (node: Node, isDeep = false): ReadonlyArray<Node> => [
  node,
  ...childrenOf(node).flatMap((child) => (!isDeep && isFunction(child) ? [] : nodesOf(child, isDeep)))
]

const identifiersOf = (node: Node): ReadonlyArray<string> =>
  node.type === "Identifier" ? [node["name"]] : childrenOf(node).flatMap(identifiersOf)

const restsOf = (pattern: Node): ReadonlyArray<string> => {
  if (pattern.type === "Identifier") return [pattern["name"]]
  if (pattern.type !== "ObjectPattern") return []
  return pattern["properties"].flatMap((one: Node) => (one.type === "RestElement" ? [one["argument"].name] : []))
}

/** The ways in which a component can receive the application's props. */
type Received = "own" | "spread"

// Returns the variables of a function that contain the application's props, and the values of its other variables.
const variablesOf = ({ render }: Source, received: ReadonlySet<Received>) => {
  const given = new Set<string>()
  const values = new Map<string, Node>()
  const isOwn = (one: Node): boolean => one.type !== "RestElement" && one["key"].name === "own"
  const ownOf = (pattern: Node): ReadonlyArray<string> =>
    pattern.type === "ObjectPattern"
      ? pattern["properties"].filter(isOwn).map(({ value }: Node) => (value.left ?? value).name)
      : []
  for (const param of render["params"]) {
    if (received.has("own")) ownOf(param).forEach((name) => given.add(name))
    if (received.has("spread") || param.type === "Identifier") restsOf(param).forEach((name) => given.add(name))
  }
  for (const { id, init, type } of nodesOf(render["body"])) {
    if (type !== "VariableDeclarator" || !isNode(init)) continue
    if (id.type === "Identifier") values.set(id.name, init)
    if (!identifiersOf(init).some((name) => given.has(name))) continue
    const isCall = init.type === "CallExpression"
    // Other calls with the props return something else, such as messages.
    if (isCall && id.type === "Identifier" && init["callee"].name !== "rootProps") continue
    const names = isCall && id.type !== "Identifier" ? identifiersOf(id) : [...restsOf(id), ...ownOf(id)]
    for (const name of names) given.add(name)
  }
  return { given, values }
}

const isSpread = ({ type }: Node): boolean => type === "JSXSpreadAttribute" || type === "SpreadElement"

const isOwnAttribute = ({ name, type }: Node): boolean => type === "JSXAttribute" && name.name === "own"

/**
 * Returns the returned expressions of a part that do not pass the application's props to an element, as their files and
 * positions. Follows the components that receive the props until the one that renders an element. A part without props
 * has no expression that passes them.
 */
export const closedReturnsOf = (
  source: Source,
  received: ReadonlySet<Received> = new Set(["spread"]),
  followed = new Set<string>()
): ReadonlyArray<string> => {
  const { file, render } = source
  const { given, values } = variablesOf(source, received)
  const mentions = (node: Node): boolean => identifiersOf(node).some((name) => given.has(name))
  const passes = (node: Node): boolean =>
    ((isSpread(node) || isOwnAttribute(node)) && mentions(node)) || childrenOf(node).some(passes)
  const follow = (node: Node): ReadonlyArray<string> => {
    if (node.type !== "JSXElement") return childrenOf(node).flatMap(follow)
    const { attributes, name } = node["openingElement"]
    const passing = attributes.filter((one: Node) => (isSpread(one) || isOwnAttribute(one)) && mentions(one))
    if (passing.length === 0) return childrenOf(node).flatMap(follow)
    const next = name.name === "Part" ? undefined : functionOf(file, name.name)
    if (next === undefined) return []
    const ways = new Set<Received>(passing.map((one: Node) => (isSpread(one) ? "spread" : "own")))
    const key = [next.file, name.name, ...ways].join(" ")
    return followed.has(key) ? [] : closedReturnsOf(next, ways, followed.add(key))
  }
  const closed = (node: Node | null): ReadonlyArray<string> => {
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
        return values.has(node["name"]) ? closed(values.get(node["name"]) ?? null) : [`${file} ${node["start"]}`]
      default:
        return passes(node) ? follow(node) : [`${file} ${node["start"]}`]
    }
  }
  const isBlock = render["body"].type === "BlockStatement"
  const returned = nodesOf(render["body"]).filter(({ type }) => type === "ReturnStatement")
  return (isBlock ? returned.map((one) => one["argument"]) : [render["body"]]).flatMap(closed)
}

/** The parts that do not pass the application's props on in each state, with the reason. */
export const closedParts: Readonly<Record<string, string>> = {
  "RequireMemberParts.Member": "renders its children",
  "RequireMemberParts.Parked": "renders its children",
  "RequireMemberParts.Root": "renders its children",
  "RequireMemberParts.Visitor": "renders its children",
  "ResetPasswordFormParts.Root": "renders the content for a missing token, which belongs to the application",
  "SilentLoginParts.Page": "renders its children",
  "SilentLoginParts.Root": "renders its children",
  "StatusBadgeParts.Text": "renders text without an element, unless it has props"
}
