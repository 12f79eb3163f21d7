/** The documentation of a component, from its source. */
import type { ESTree } from "vite"
import { exportOf, find, type Found, isExported, type Module } from "./Modules.ts"
import { slotsOf, type Styling, stylingOf } from "./Styling.ts"
import { type Anatomy, anatomyOf } from "./Anatomy.ts"
import { describe, type Member } from "./Described.ts"
import { type Docstring, docstring, initialIn, type Prop } from "./Docstring.ts"
import { type DocumentedType, typesOf } from "./NamedTypes.ts"
import { propsOfFunction } from "./Types.ts"
import { nodesOf } from "./Walk.ts"

/** An export with its docstring. */
export interface Documented extends Docstring {
  readonly name: string
  /** The module to import it from. */
  readonly from: string
}

/** The props of a component or a part. */
export interface Accepted {
  readonly props: ReadonlyArray<Prop>
  /** The element that it renders and whose attributes it accepts. */
  readonly element: string | undefined
  /** Whether it passes the common attributes of elements on to its root. */
  readonly isRoot: boolean
  /** The slots of its class names. */
  readonly slots: ReadonlyArray<string>
}

/** A component. */
export interface Component extends Documented, Accepted {}

/** An unstyled part. */
export interface Part extends Accepted {
  readonly name: string
  readonly about: string
  /** Its state, as `data-` attributes. */
  readonly state: ReadonlyArray<Member>
}

/** The unstyled parts of a component. */
export interface Parts extends Documented {
  readonly anatomy: ReadonlyArray<Anatomy>
  readonly parts: ReadonlyArray<Part>
}

/** The documentation of the components on a page. */
export interface Page {
  readonly components: ReadonlyArray<Component>
  readonly parts: ReadonlyArray<Parts>
  readonly hooks: ReadonlyArray<Documented>
  /** The components that render a state without a client. */
  readonly views: ReadonlyArray<Documented>
  /** The types of arguments of the hooks, and those that props have. */
  readonly types: ReadonlyArray<DocumentedType>
  readonly styling: Styling
}

/** The exports that a page documents. */
export interface PageNames {
  readonly components: ReadonlyArray<string>
  /** Parts of no component. */
  readonly parts: ReadonlyArray<string>
  readonly hooks: ReadonlyArray<string>
  readonly types: ReadonlyArray<string>
  /** Views that do not have the name of a component of the page. */
  readonly views: ReadonlyArray<string>
  /** The modules of elements that no component or part of the page renders, as paths in the sources of the kit. */
  readonly modules: ReadonlyArray<string>
}

/** Returns the documentation of components with their parts, of other parts, of hooks and of types. */
export const pageOf = ({ components: names, hooks, modules, parts: otherParts, types, views }: PageNames): Page => {
  const components = names.map(componentOf)
  const parts = [...partsNames(names), ...otherParts].map(partsOf)
  const props = [...components, ...parts.flatMap(({ parts }) => parts)].flatMap(({ props }) => props)
  const paths = [
    ...names.map((name) => exportOf(name).module.path),
    ...otherParts.flatMap((name) => {
      const { exported, path } = exportOf(name).module
      return [path, ...Array.from(exported.values(), ({ path }) => path).filter((path) => path !== undefined)]
    }),
    ...modules.map((path) => `packages/react/src/${path}`)
  ]
  return {
    components,
    parts,
    hooks: hooks.map((name) => documented(name, exportOf(name).about)),
    views: [...viewsNames(names), ...views].map((name) => documented(name, exportOf(name).about)),
    types: typesOf(types, props),
    // Elements outside of a component have classes, but no `classNames`.
    styling: stylingOf(
      paths,
      names.length === 0 ? slotsOf(paths) : new Set(components.flatMap(({ slots }) => slots)),
      names.length === 0
    )
  }
}

const partsNames = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.map((name) => `${name.replace(/View$/, "")}Parts`).filter(isExported)

const viewsNames = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.map((name) => `${name}View`).filter(isExported)

const documented = (name: string, text: string): Documented => ({ name, from: exportOf(name).from, ...docstring(text) })

/** Returns the documentation of a component. */
export const componentOf = (name: string): Component => {
  const found = exportOf(name)
  const { state: _, ...accepted } = propsOf(found)
  return { ...documented(name, found.about), ...accepted }
}

export type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

/** Returns the function of a component, or `undefined` if it is another value. */
export const functionOf = ({ node }: Found): FunctionNode | undefined => {
  if (node?.type === "FunctionDeclaration") return node
  const value = node?.type === "VariableDeclarator" ? node.init : undefined
  return value?.type === "ArrowFunctionExpression" || value?.type === "FunctionExpression" ? value : undefined
}

const propsOf = (found: Found): Accepted & { readonly state: ReadonlyArray<Member> } => {
  const node = functionOf(found)
  if (node === undefined) return { element: undefined, isRoot: false, props: [], slots: [], state: [] }
  const { element, isRoot, own, state } = propsOfFunction(found.module, node)
  const defaults = defaultsOf(found, 3)
  const props = [...own.values()].map(describe).map((member) => ({
    ...member,
    initial: member.isRequired ? undefined : (initialIn(member.about) ?? defaults.get(member.name))
  }))
  return {
    element,
    isRoot,
    // Required props first.
    props: props.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name)),
    slots: [...new Set(props.flatMap(({ slots = [] }) => slots))],
    state: [...state.values()].map(describe)
  }
}

const rank = ({ isRequired }: Prop): number => (isRequired ? 0 : 1)

/** The default values of props, also those of the components that receive them. */
const defaultsOf = (found: Found, depth: number): ReadonlyMap<string, string> => {
  const node = functionOf(found)
  if (node === undefined || depth === 0) return new Map()
  const patterns = [...nodesOf<ESTree.ObjectPattern>([node.params, node.body], "ObjectPattern")].filter(isOfProps(node))
  const properties = patterns.flatMap(({ properties }) => properties)
  const own = new Map(
    properties.flatMap((one) => {
      if (one.type !== "Property" || one.key.type !== "Identifier") return []
      const { key, value } = one
      return [
        [key.name, value.type === "AssignmentPattern" ? literalIn(found.module, value.right) : undefined] as const
      ]
    })
  )
  const inner = [...nodesOf<ESTree.JSXOpeningElement>(node, "JSXOpeningElement")].flatMap(({ attributes, name }) => {
    const passesOn = attributes.some(({ type }) => type === "JSXSpreadAttribute")
    const component = passesOn && name.type === "JSXIdentifier" ? find(found.module.path, name.name) : undefined
    return component === undefined ? [] : [...defaultsOf(component, depth - 1)]
  })
  // A prop that the component takes itself is not passed on with the others.
  const all = [...inner.filter(([name]) => !own.has(name)).toReversed(), ...own]
  return new Map(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])))
}

/** Whether a pattern takes the props of a function: its parameter, or what it declares from the parameter. */
const isOfProps = ({ body, params: [first] }: FunctionNode) => {
  const name = first?.type === "Identifier" ? first.name : undefined
  const declarations = [...nodesOf<ESTree.VariableDeclarator>(body, "VariableDeclarator")]
  const taken = declarations.filter(({ init }) => {
    const value = bare(init)
    return value?.type === "Identifier" && value.name === name
  })
  return (pattern: ESTree.ObjectPattern): boolean => pattern === first || taken.some(({ id }) => id === pattern)
}

const bare = (value: ESTree.Expression | null): ESTree.Expression | null =>
  value?.type === "TSAsExpression" ? bare(value.expression) : value

/** The text of a literal, an array or an object, or of the constant that it names. */
const literalIn = (module: Module, value: ESTree.Expression): string | undefined => {
  const constant = value.type === "Identifier" ? module.declared.get(value.name) : undefined
  const node = constant?.type === "VariableDeclarator" ? (constant.init ?? value) : value
  return node.type === "Literal" || node.type === "ArrayExpression" || node.type === "ObjectExpression"
    ? module.source.slice(node.start, node.end)
    : undefined
}

const partsOf = (name: string): Parts => {
  const found = exportOf(name)
  const parts = partsIn(found).flatMap(([name, local]) => {
    const part = find(found.module.path, local)
    // The module of the parts also exports types.
    return part === undefined || part.node?.type.startsWith("TS") === true ? [] : [partOf(name, part)]
  })
  const about = documented(name, found.about)
  return {
    ...about,
    anatomy: anatomyOf(name, parts, about.examples),
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

const aboutRoot = "Contains the parts, and runs the behavior of the component."

const partOf = (name: string, found: Found): Part => ({
  name,
  about: docstring(found.about).about || (name === "Root" ? aboutRoot : ""),
  ...propsOf(found)
})
