/** The code of the parts in a design of their own, from the story that a showcase renders with `partsOf`. */
import type { ESTree } from "vite"
import { type Module, moduleAt } from "./Modules.ts"
import { nodesOf } from "./Walk.ts"

/**
 * Returns the code that a page shows for a showcase, or `undefined` if it shows no parts. Users copy it into an app, so
 * it consists of the component that the story renders, and of what that component uses. A file whose story needs more,
 * such as fixtures, declares the component under the name `Designed`.
 */
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
  const rendered = module.declared.has("Designed")
    ? "Designed"
    : (renderedIn(module, render) ?? declaredIn(module, component, render))
  if (rendered !== undefined) {
    used.add(rendered)
    add(module.declared.get(rendered))
    return codeWith(module, used, rendered)
  }
  if (render !== undefined) {
    add(render)
    return codeWith(module, used, `export const Designed = ${indented(textOf(module, render), 0)}`)
  }
  if (component === undefined) throw new Error(`The story ${story} of ${module.path} has no component.`)
  const options = [...propertiesOf(argsOf(module, "meta")), ...propertiesOf(argsOf(module, story))]
  const args = new Map(options.map((one) => [nameOf(one), one.value]))
  add(component)
  for (const value of args.values()) add(value)
  const element = elementOf(module, component, args)
  return codeWith(module, used, `export const Designed = () => (\n  ${element}\n)`)
}

/** The code of a component, which is one of the declarations of the file or follows them. */
const codeWith = (module: Module, names: ReadonlySet<string>, component: string): string => {
  const declarations = declarationsOf(module, names, component)
  const code = (module.declared.has(component) ? declarations : [...declarations, component])
    .join("\n\n")
    .replaceAll(/\bfn\(\)/g, "() => {}")
    .replaceAll(/\btyped<[\w<>]+>\(((?:[^()]|\([^()]*\))*)\)/g, "$1")
  return [importsOf(module, names, code).join("\n"), code].join("\n\n")
}

/** The name of the component of the file that a story renders: `<Designed {...args} />`. */
const renderedIn = (module: Module, render: ESTree.Expression | undefined): string | undefined => {
  if (render?.type !== "ArrowFunctionExpression") return undefined
  const body = bare(render.body)
  if (body.type !== "JSXElement" || body.children.length > 0) return undefined
  const { name } = body.openingElement
  return name.type === "JSXIdentifier" && module.declared.has(name.name) ? name.name : undefined
}

/** The name of the component of the file that a story has without a render function. */
const declaredIn = (
  module: Module,
  component: ESTree.Expression | undefined,
  render: ESTree.Expression | undefined
): string | undefined =>
  render === undefined && component?.type === "Identifier" && module.declared.has(component.name)
    ? component.name
    : undefined

const bare = (node: ESTree.ArrowFunctionExpression["body"]): ESTree.ArrowFunctionExpression["body"] =>
  node.type === "ParenthesizedExpression" ? bare(node.expression) : node

const textOf = ({ source }: Module, { end, start }: { readonly start: number; readonly end: number }): string =>
  source.slice(start, end)

/** Moves the lines after the first one, so that the last line starts at a column. */
const indented = (text: string, column: number): string => {
  const [, last = ""] = /\n( *)\S[^\n]*$/.exec(text) ?? []
  return text.replaceAll(`\n${last}`, `\n${" ".repeat(column)}`)
}

/** The declarations of a file with these names, with one of them exported. */
const declarationsOf = (module: Module, names: ReadonlySet<string>, exported: string): ReadonlyArray<string> =>
  module.body.flatMap((statement) => {
    if (!declares(statement, names)) return []
    const text = textOf(module, statement)
    return declares(statement, new Set([exported])) && !text.startsWith("export ") ? `export ${text}` : text
  })

/** The imports of a file, with only the names that the code uses. */
const importsOf = (module: Module, names: ReadonlySet<string>, code: string): ReadonlyArray<string> =>
  module.body.flatMap((statement) => {
    if (statement.type !== "ImportDeclaration" || /storybook/.test(statement.source.value)) return []
    const used = statement.specifiers.filter(
      ({ local: { name } }) => names.has(name) && new RegExp(`\\b${name}\\b`).test(code)
    )
    if (used.length === 0) return []
    if (used.length === statement.specifiers.length) return textOf(module, statement)
    const kind = statement.importKind === "type" ? "import type" : "import"
    return `${kind} { ${used.map((one) => textOf(module, one)).join(", ")} } from "${statement.source.value}"`
  })

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
  const line = [tag, ...props].join(" ")
  const opening = line.length <= 100 ? line : [tag, ...props].join("\n    ")
  const end = line.length <= 100 ? "" : "\n  "
  return children === undefined
    ? `<${opening}${end || " "}/>`
    : `<${opening}${end}>\n    ${contentOf(module, children)}\n  </${tag}>`
}

const contentOf = (module: Module, node: ESTree.Expression): string => {
  if (node.type === "ParenthesizedExpression") return contentOf(module, node.expression)
  if (node.type === "JSXElement") return textOf(module, node)
  if (node.type !== "JSXFragment") return `{${textOf(module, node)}}`
  const text = module.source.slice(node.openingFragment.end, node.closingFragment.start)
  return text.trim().replaceAll(/\n {6}/g, "\n  ")
}

/** Whether a statement declares one of the names. */
const declares = (statement: Module["body"][number], names: ReadonlySet<string>): boolean => {
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
