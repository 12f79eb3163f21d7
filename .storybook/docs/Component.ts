/** The documentation of a component, from its source. */
import type { ESTree } from "vite"
import { exportOf, find, type Found, isExported, type Module } from "./Modules.ts"
import { type Styling, stylingOf } from "./Styling.ts"
import { type Member, type Members, propsOfFunction } from "./Types.ts"
import { nodesOf } from "./Walk.ts"

/** A prop, with its default. */
export interface Prop extends Member {
  readonly initial: string | undefined
}

/** A code example of a docstring. */
export interface CodeExample {
  readonly title: string
  readonly code: string
}

/** The content of a docstring. */
export interface Docstring {
  readonly about: string
  readonly examples: ReadonlyArray<CodeExample>
}

/** An export with its docstring. */
export interface Documented extends Docstring {
  readonly name: string
  /** The module to import it from. */
  readonly from: string
}

/** A component. */
export interface Component extends Documented {
  readonly props: ReadonlyArray<Prop>
  readonly slots: ReadonlyArray<string>
}

/** An unstyled part. */
export interface Part {
  readonly name: string
  readonly about: string
  /** The element that it renders and whose attributes it accepts. */
  readonly element: string | undefined
  readonly props: ReadonlyArray<Prop>
  /** Its state, as `data-` attributes. */
  readonly state: ReadonlyArray<Member>
}

/** The unstyled parts of a component. */
export interface Parts extends Documented {
  readonly parts: ReadonlyArray<Part>
}

/** The documentation of the components on a page. */
export interface Page {
  readonly components: ReadonlyArray<Component>
  readonly parts: ReadonlyArray<Parts>
  readonly hooks: ReadonlyArray<Documented>
  readonly styling: Styling
}

/** Returns the documentation of components with their parts, of other parts, and of hooks. */
export const pageOf = (
  names: ReadonlyArray<string>,
  otherParts: ReadonlyArray<string>,
  hooks: ReadonlyArray<string>
): Page => {
  const components = names.map(componentOf)
  return {
    components,
    parts: [...partsNames(names), ...otherParts].map(partsOf),
    hooks: hooks.map((name) => documented(name, exportOf(name).about)),
    styling: stylingOf(
      [...names, ...otherParts].map((name) => exportOf(name).module.path),
      new Set(components.flatMap(({ slots }) => slots))
    )
  }
}

const partsNames = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.map((name) => `${name.replace(/View$/, "")}Parts`).filter(isExported)

const documented = (name: string, text: string): Documented => ({ name, from: exportOf(name).from, ...docstring(text) })

/** Returns the description and the examples of a docstring. */
export const docstring = (text: string): Docstring => ({
  about: (text.split("**Example**")[0] ?? "").replace(/@since [^]*$/, "").trim(),
  examples: Array.from(
    text.matchAll(/\*\*Example\*\* \(([^)]+)\)\s+```tsx?\n([^]*?)\n```/g),
    ([, title = "", code = ""]) => ({ title, code })
  )
})

/** Returns the documentation of a component. */
export const componentOf = (name: string): Component => {
  const found = exportOf(name)
  const { props } = propsOf(found)
  return { ...documented(name, found.about), props, slots: props.flatMap(({ slots = [] }) => slots) }
}

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

const functionOf = ({ node }: Found): FunctionNode | undefined => {
  if (node?.type === "FunctionDeclaration") return node
  const value = node?.type === "VariableDeclarator" ? node.init : undefined
  return value?.type === "ArrowFunctionExpression" || value?.type === "FunctionExpression" ? value : undefined
}

const propsOf = (found: Found): Members & { readonly props: ReadonlyArray<Prop> } => {
  const node = functionOf(found)
  if (node === undefined) return { element: undefined, own: new Map(), props: [], state: new Map() }
  const members = propsOfFunction(found.module, node)
  const defaults = defaultsOf(found, 3)
  const props = [...members.own.values()].map((member) => ({
    ...member,
    initial: member.isRequired ? undefined : (initialIn(member.about) ?? defaults.get(member.name))
  }))
  // Required props first.
  return {
    ...members,
    props: props.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
  }
}

const rank = ({ isRequired }: Prop): number => (isRequired ? 0 : 1)

const initialIn = (about: string): string | undefined =>
  /Default: `?([^`.]+)`?\./.exec(about)?.[1] ?? /, `?([\w"]+)`? by default\./.exec(about)?.[1]

/** The default values of props, also those of the components that receive them. */
const defaultsOf = (found: Found, depth: number): ReadonlyMap<string, string> => {
  const node = functionOf(found)
  if (node === undefined || depth === 0) return new Map()
  const all = new Map<string, string>()
  const add = (name: string, value: string) => all.has(name) || all.set(name, value)
  for (const { left, right } of nodesOf<ESTree.AssignmentPattern>(node, "AssignmentPattern")) {
    if (left.type === "Identifier") add(left.name, valueIn(found.module, right))
  }
  for (const { attributes, name } of nodesOf<ESTree.JSXOpeningElement>(node, "JSXOpeningElement")) {
    const passesOn = attributes.some(({ type }) => type === "JSXSpreadAttribute")
    const inner = passesOn && name.type === "JSXIdentifier" ? find(found.module.path, name.name) : undefined
    if (inner !== undefined) for (const [key, value] of defaultsOf(inner, depth - 1)) add(key, value)
  }
  return all
}

/** The text of a value, or of the constant that it names. */
const valueIn = (module: Module, value: ESTree.Expression): string => {
  const constant = value.type === "Identifier" ? module.declared.get(value.name) : undefined
  const { end, start } = constant?.type === "VariableDeclarator" ? (constant.init ?? value) : value
  return module.source.slice(start, end)
}

const partsOf = (name: string): Parts => {
  const found = exportOf(name)
  const parts = partsIn(found).flatMap(([name, local]) => {
    const part = find(found.module.path, local)
    // The module of the parts also exports types.
    return part === undefined || part.node?.type.startsWith("TS") === true ? [] : [partOf(name, part)]
  })
  return {
    ...documented(name, found.about),
    parts: parts.toSorted((one, other) => Number(other.name === "Root") - Number(one.name === "Root"))
  }
}

/** The names of parts, with their names in the module: its exports, or the properties of an object. */
const partsIn = ({ module, node }: Found): ReadonlyArray<readonly [string, string]> => {
  if (node === undefined) return exportsOf(module)
  const [object] = nodesOf<ESTree.ObjectExpression>(node, "ObjectExpression")
  return (object?.properties ?? []).flatMap((one) =>
    one.type === "Property" && one.key.type === "Identifier" && one.value.type === "Identifier"
      ? [[one.key.name, one.value.name] as const]
      : []
  )
}

const exportsOf = ({ exported }: Module) =>
  [...exported].map(([name, binding]) => [name, binding.path === undefined ? binding.name : name] as const)

const partOf = (name: string, found: Found): Part => {
  const { element, props, state } = propsOf(found)
  return { name, about: docstring(found.about).about, element, props, state: [...state.values()] }
}
