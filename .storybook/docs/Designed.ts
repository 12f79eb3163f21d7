/** The code of the parts in a design of their own, from the story that a showcase renders with `partsOf`. */
import type { ESTree } from "vite"
import { type Module, moduleAt } from "./Modules.ts"
import { nodesOf } from "./Walk.ts"

/** Returns the code that a page shows for a showcase, or `undefined` if it shows no parts. */
export const designedIn = (path: string): string | undefined => {
  const module = moduleAt(path)
  const [call] = [...nodesOf<ESTree.CallExpression>(module.body, "CallExpression")].filter(
    ({ callee }) => callee.type === "Identifier" && callee.name === "partsOf"
  )
  const [story] = call?.arguments ?? []
  if (story?.type !== "MemberExpression" || story.object.type !== "Identifier") return undefined
  const other = module.imported.get(story.object.name)?.path
  return other === undefined || story.property.type !== "Identifier"
    ? undefined
    : codeOf(moduleAt(other), story.property.name)
}

/** The names at the start of tags, such as `Form` of `<Form.Root>`. */
const tagsIn = (node: unknown): ReadonlyArray<ESTree.JSXIdentifier> =>
  [...nodesOf<ESTree.JSXOpeningElement>(node, "JSXOpeningElement")].flatMap(({ name }) => {
    const first = name.type === "JSXMemberExpression" ? name.object : name
    return first.type === "JSXIdentifier" ? [first] : []
  })

const codeOf = (module: Module, story: string): string => {
  const render = optionOf(module, story, "render") ?? optionOf(module, "meta", "render")
  const component = optionOf(module, "meta", "component")
  const used = new Set<string>()
  const add = (node: unknown): void => {
    for (const { name } of [...nodesOf<ESTree.IdentifierReference>(node, "Identifier"), ...tagsIn(node)]) {
      if (used.has(name) || name === "meta" || name === story) continue
      used.add(name)
      if (module.declared.has(name)) add(module.declared.get(name))
    }
  }
  const options = [...propertiesOf(argsOf(module, "meta")), ...propertiesOf(argsOf(module, story))]
  const args = new Map(options.map((one) => [nameOf(one), one.value]))
  add(render ?? component)
  const isElement =
    render === undefined && component !== undefined && (args.size > 0 || component.type !== "Identifier")
  if (isElement) for (const value of args.values()) add(value)
  const parts = module.body
    .filter((statement) => uses(statement, used))
    .map(({ end, start }) => module.source.slice(start, end))
  const code = render === undefined ? undefined : textOf(module, render)
  const designed = isElement ? `(\n  ${elementOf(module, component, args)}\n)` : code
  return [...parts, ...(designed === undefined ? [] : [`export const Designed = ${designed}`])]
    .join("\n\n")
    .replaceAll(/\bfn\(\)/g, "() => {}")
    .replaceAll(/\btyped<[\w<>]+>(?=\()/g, "")
    .replaceAll(/^(import .+|} from .+)\n\n(?=import )/gm, "$1\n")
}

const textOf = ({ source }: Module, { end, start }: { readonly start: number; readonly end: number }): string =>
  source.slice(start, end)

const nameOf = ({ key }: ESTree.ObjectProperty): string => (key.type === "Identifier" ? key.name : "")

/** The element that a story renders from its arguments. A function of a test is one of the page. */
const elementOf = (
  module: Module,
  component: ESTree.Expression,
  args: ReadonlyMap<string, ESTree.Expression>
): string => {
  const tag = textOf(module, component)
  const props = [...args].flatMap(([name, value]) => {
    if (name === "children") return []
    const text = textOf(module, value)
    return value.type === "Literal" && typeof value.value === "string"
      ? [`${name}=${text}`]
      : [`${name}={${text.startsWith("fn(") ? "() => {}" : text}}`]
  })
  const children = args.get("children")
  const opening = [tag, ...props].join(" ")
  return children === undefined ? `<${opening} />` : `<${opening}>\n    ${contentOf(module, children)}\n  </${tag}>`
}

const contentOf = (module: Module, node: ESTree.Expression): string => {
  if (node.type === "ParenthesizedExpression") return contentOf(module, node.expression)
  if (node.type === "JSXElement") return textOf(module, node)
  if (node.type !== "JSXFragment") return `{${textOf(module, node)}}`
  const text = module.source.slice(node.openingFragment.end, node.closingFragment.start)
  return text.trim().replaceAll(/\n {6}/g, "\n  ")
}

/** Whether a statement imports or declares one of the names. */
const uses = (statement: Module["body"][number], names: ReadonlySet<string>): boolean => {
  if (statement.type === "ImportDeclaration")
    return !/storybook/.test(statement.source.value) && statement.specifiers.some(({ local }) => names.has(local.name))
  const declaration =
    statement.type === "ExportNamedDeclaration" && statement.declaration !== null ? statement.declaration : statement
  if (declaration.type === "VariableDeclaration")
    return declaration.declarations.some(({ id }) => id.type === "Identifier" && names.has(id.name))
  return "id" in declaration && declaration.id !== null && "name" in declaration.id && names.has(declaration.id.name)
}

const optionOf = (module: Module, name: string, key: string): ESTree.Expression | undefined => {
  const node = module.declared.get(name)
  const call = node?.type === "VariableDeclarator" && node.init?.type === "CallExpression" ? node.init : undefined
  const [options] = call?.arguments ?? []
  return propertiesOf(options).find((one) => nameOf(one) === key)?.value
}

const argsOf = (module: Module, name: string) => optionOf(module, name, "args")

const propertiesOf = (node: ESTree.Argument | undefined): ReadonlyArray<ESTree.ObjectProperty> =>
  node?.type === "ObjectExpression" ? node.properties.flatMap((one) => (one.type === "Property" ? [one] : [])) : []
