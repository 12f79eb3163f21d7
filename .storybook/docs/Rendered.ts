/** The props that a showcase uses: those of the component that its stories render, which may be a view or a wrapper. */
import type { ESTree } from "vite"
import { functionOf } from "./Component.ts"
import { find, type Found, type Module, moduleAt } from "./Modules.ts"
import { propsOfFunction } from "./Types.ts"
import { nodesOf } from "./Walk.ts"

/** Returns the names of the props that the component of a story file takes from the arguments of its stories. */
export const renderedProps = (path: string): ReadonlySet<string> => {
  const module = moduleAt(path)
  const meta = metaOf(module)
  const component = meta.properties.find(
    (one): one is ESTree.ObjectProperty =>
      one.type === "Property" && one.key.type === "Identifier" && one.key.name === "component"
  )
  if (component?.value.type === "Identifier") return propsTaken(module, component.value.name)
  const [setup] = [...nodesOf<ESTree.CallExpression>(meta, "CallExpression")].filter(
    ({ callee }) => callee.type === "Identifier" && callee.name === "setupOf"
  )
  const [story] = setup?.arguments ?? []
  if (story?.type !== "MemberExpression" || story.object.type !== "Identifier")
    throw new Error(`No component in ${path}.`)
  const other = module.imported.get(story.object.name)?.path
  if (other === undefined) throw new Error(`No file ${story.object.name} in ${path}.`)
  return renderedProps(other)
}

const metaOf = ({ declared, path }: Module): ESTree.ObjectExpression => {
  const node = declared.get("meta")
  const call = node?.type === "VariableDeclarator" && node.init?.type === "CallExpression" ? node.init : undefined
  const [options] = call?.arguments ?? []
  if (options?.type !== "ObjectExpression") throw new Error(`No meta in ${path}.`)
  return options
}

const propsTaken = (module: Module, name: string): ReadonlySet<string> => {
  const { path } = module
  const found = find(path, name)
  const known = found === undefined ? undefined : aliasOf(found)
  if (found !== undefined && known !== undefined) return propsTaken(found.module, known)
  const node = found === undefined ? undefined : functionOf(found)
  if (found === undefined || node === undefined) throw new Error(`No component ${name} in ${path}.`)
  const [first] = node.params
  const names = first?.type === "ObjectPattern" ? namesIn(first) : undefined
  if (names !== undefined) return names
  const { own } = propsOfFunction(found.module, node)
  return new Set(own.keys())
}

/** The name of the component that a constant has with type arguments: `CollectionTable<Books>`. */
const aliasOf = ({ node }: Found): string | undefined => {
  const value = node?.type === "VariableDeclarator" ? node.init : undefined
  const component = value?.type === "TSInstantiationExpression" ? value.expression : undefined
  return component?.type === "Identifier" ? component.name : undefined
}

/** The names that a pattern takes. `undefined` if it passes the others on. */
const namesIn = ({ properties }: ESTree.ObjectPattern): ReadonlySet<string> | undefined => {
  if (properties.some(({ type }) => type === "RestElement")) return undefined
  const keys = properties.flatMap((one) =>
    one.type === "Property" && one.key.type === "Identifier" ? one.key.name : []
  )
  return new Set(keys)
}
