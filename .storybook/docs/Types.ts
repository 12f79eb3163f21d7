/**
 * Resolves types without a type checker: the members of the props of components and of the states of parts, and unions
 * of string literals. Throws on a type that it does not support, because a table of props would be incomplete.
 */
import type { ESTree } from "vite"
import { find, type Found, type Module } from "./Modules.ts"

/** A type with the arguments of the type parameters of its declaration. */
export interface Type {
  readonly module: Module
  readonly node: ESTree.TSType
  readonly args: ReadonlyMap<string, Type>
}

/** A member of a type, with its types: one for each type of a union that has it. */
export interface Member {
  readonly name: string
  readonly types: ReadonlyArray<Type>
  readonly isRequired: boolean
  readonly about: string
}

export interface Members {
  readonly own: ReadonlyMap<string, Member>
  /** The element whose attributes it has too. */
  readonly element: string | undefined
  /** Whether it has the props that a root passes to its element. */
  readonly isRoot: boolean
  /** The members of the state of a part. */
  readonly state: ReadonlyMap<string, Member>
}

/** No members. */
export const none: Members = { own: new Map(), element: undefined, isRoot: false, state: new Map() }

const join = (all: ReadonlyArray<Members>): Members => ({
  own: new Map(all.flatMap(({ own }) => [...own])),
  element: all.findLast(({ element }) => element !== undefined)?.element,
  isRoot: all.some(({ isRoot }) => isRoot),
  state: new Map(all.flatMap(({ state }) => [...state]))
})

/** The members of a union: those of each of its types. Only those that all of them require are required. */
const union = (all: ReadonlyArray<Members>): Members => {
  const names = new Set(all.flatMap(({ own }) => [...own.keys()]))
  const own = Array.from(names, (name) => {
    const members = all.map(({ own }) => own.get(name))
    const known = members.filter((member) => member !== undefined)
    const types = known.flatMap(({ types }) => types)
    const about = known.find(({ about }) => about !== "")?.about ?? ""
    return [name, { name, about, isRequired: members.every((member) => member?.isRequired === true), types }] as const
  })
  return { ...join(all), own: new Map(own) }
}

const mapped = ({ own, ...rest }: Members, change: (member: Member) => Member | undefined): Members => ({
  ...rest,
  own: new Map(
    [...own].flatMap(([name, member]) => {
      const changed = change(member)
      return changed === undefined ? [] : [[name, changed] as const]
    })
  )
})

/** Returns the members of the type of a function's first parameter. */
export const propsOfFunction = (module: Module, node: ESTree.Function | ESTree.ArrowFunctionExpression): Members => {
  const [first] = node.params
  if (first === undefined) return none
  const pattern = "typeAnnotation" in first ? first : undefined
  const type = pattern?.typeAnnotation?.typeAnnotation
  if (type === undefined) throw unsupported(module, node, "the props of a function")
  return membersOf({ module, node: type, args: argsOf(module, node.typeParameters ?? null, [], new Map()) })
}

/** Returns the members of an interface or a type alias by its name, with arguments. */
const named = (module: Module, name: string, passed: ReadonlyArray<Type>): Members => {
  const found = declared(module, name)
  if (found?.node?.type === "TSTypeAliasDeclaration") return membersOf(aliased(found, passed))
  if (found?.node?.type !== "TSInterfaceDeclaration") throw new Error(`No type ${name} in ${module.path}.`)
  const { module: home, node } = found
  const args = argsOf(home, node.typeParameters, passed, new Map())
  const parents = node.extends.map(({ expression, typeArguments }) =>
    referenced(home, textIn(home, expression), typeArguments?.params ?? [], args)
  )
  return join([...parents, signatures(home, node.body.body, args)])
}

/** Returns the members of an interface or a type alias, with the defaults of its type parameters. */
export const membersOfType = (module: Module, name: string): Members => named(module, name, [])

/** Returns the declaration of a name, which may have the name of a namespace before it. */
export const declared = (module: Module, name: string): Found | undefined => {
  const [first = "", ...others] = name.split(".")
  return others.reduce<Found | undefined>(
    (found, name) => (found === undefined ? undefined : find(found.module.path, name)),
    find(module.path, first)
  )
}

const aliased = ({ module, node }: Found, passed: ReadonlyArray<Type>): Type => {
  if (node?.type !== "TSTypeAliasDeclaration") throw new Error(`No type alias in ${module.path}.`)
  return { module, node: node.typeAnnotation, args: argsOf(module, node.typeParameters, passed, new Map()) }
}

const argsOf = (
  module: Module,
  parameters: ESTree.TSTypeParameterDeclaration | null,
  passed: ReadonlyArray<Type>,
  outer: ReadonlyMap<string, Type>
): ReadonlyMap<string, Type> => {
  const args = new Map(outer)
  for (const [place, { constraint, default: initial, name }] of (parameters?.params ?? []).entries()) {
    const node = initial ?? constraint
    const type = passed[place] ?? (node === null ? undefined : { module, node, args: new Map(args) })
    if (type !== undefined) args.set(name.name, type)
  }
  return args
}

/** Returns the source of a node. */
export const textIn = ({ source }: Module, { end, start }: { readonly start: number; readonly end: number }): string =>
  source.slice(start, end)

const unsupported = (module: Module, node: { readonly start: number; readonly end: number }, what: string): Error =>
  new Error(`The tables of props do not support ${what} in ${module.path}: ${textIn(module, node)}`)

/** Returns the members of a type. */
export const membersOf = (type: Type): Members => {
  const { args, module, node } = type
  if (node.type === "TSParenthesizedType") return membersOf({ ...type, node: node.typeAnnotation })
  if (node.type === "TSIntersectionType") return join(node.types.map((node) => membersOf({ ...type, node })))
  if (node.type === "TSUnionType") return union(defined(node).map((node) => membersOf({ ...type, node })))
  if (node.type === "TSTypeLiteral") return signatures(module, node.members, args)
  if (node.type === "TSIndexedAccessType" && indexed(type).length > 0) return union(selected(type).map(membersOf))
  if (node.type === "TSTypeReference")
    return referenced(module, textIn(module, node.typeName), node.typeArguments?.params ?? [], args)
  throw unsupported(module, node, `members of ${node.type}`)
}

/** The types of a union, without `undefined`. */
export const defined = ({ types }: ESTree.TSUnionType): ReadonlyArray<ESTree.TSType> =>
  types.filter(({ type }) => type !== "TSUndefinedKeyword")

/** Returns the types of the members that an indexed type selects. */
const selected = (type: Type): ReadonlyArray<Type> => indexed(type).flatMap(({ types }) => types)

/** Returns the members that an indexed type selects. */
export const indexed = ({ args, module, node }: Type): ReadonlyArray<Member> => {
  // `(typeof Value)["Type"]` selects from a value.
  if (node.type !== "TSIndexedAccessType" || isOfValue({ args, module, node: node.objectType })) return []
  const { own } = membersOf({ args, module, node: node.objectType })
  return keysOf({ args, module, node: node.indexType }).flatMap((key) => own.get(key) ?? [])
}

const isOfValue = (type: Type): boolean => {
  const { args, module, node } = type
  if (node.type === "TSParenthesizedType") return isOfValue({ ...type, node: node.typeAnnotation })
  if (node.type === "TSIndexedAccessType") return isOfValue({ ...type, node: node.objectType })
  const bound = node.type === "TSTypeReference" ? args.get(textIn(module, node.typeName)) : undefined
  return bound === undefined ? node.type === "TSTypeQuery" : isOfValue(bound)
}

const referenced = (
  module: Module,
  name: string,
  params: ReadonlyArray<ESTree.TSType>,
  args: ReadonlyMap<string, Type>
): Members => {
  const bound = args.get(name)
  if (bound !== undefined) return membersOf(bound)
  const types = params.map((node) => ({ module, node, args }))
  const [first, second] = types
  if (name === "PartProps" && first !== undefined) {
    const [element] = literalsOf(first) ?? []
    return { ...none, element, state: second === undefined ? new Map() : membersOf(second).own }
  }
  if (name === "RootElementProps") return { ...none, isRoot: true }
  if (/^React\.ComponentProps|^React\.JSX\.IntrinsicElements/.test(name))
    return { ...none, element: first === undefined ? undefined : literalsOf(first)?.[0] }
  if (name.startsWith("React.")) return none
  if (first === undefined) return named(module, name, types)
  if (name === "Omit" || name === "Pick") {
    const keys = second === undefined ? [] : keysOf(second)
    const members = mapped(membersOf(first), (one) => (keys.includes(one.name) === (name === "Pick") ? one : undefined))
    return { ...members, isRoot: members.isRoot && !(name === "Omit" && keys.includes(rootKey)) }
  }
  if (name === "Readonly") return membersOf(first)
  if (name === "Partial") return mapped(membersOf(first), (member) => ({ ...member, isRequired: false }))
  return named(module, name, types)
}

// Represents the props of a root's element among keys.
const rootKey = "…"

/** Returns the strings of a union of string literals, or of the keys of a type. */
export const keysOf = (type: Type): ReadonlyArray<string> => {
  const keys = literalsOf(type)
  if (keys === undefined) throw unsupported(type.module, type.node, "keys")
  return keys
}

/** Returns the strings of a union of string literals or of keys. Returns `undefined` for all other types. */
export const literalsOf = (type: Type): ReadonlyArray<string> | undefined => {
  const { args, module, node } = type
  if (node.type === "TSParenthesizedType") return literalsOf({ ...type, node: node.typeAnnotation })
  if (node.type === "TSLiteralType")
    return node.literal.type === "Literal" && typeof node.literal.value === "string" ? [node.literal.value] : undefined
  if (node.type === "TSNeverKeyword") return []
  if (node.type === "TSUnionType") {
    const all = defined(node).map((node) => literalsOf({ ...type, node }))
    return all.includes(undefined) ? undefined : all.flatMap((one = []) => one)
  }
  if (node.type === "TSTypeOperator" && node.operator === "keyof") {
    const members = membersOf({ ...type, node: node.typeAnnotation })
    return [...members.own.keys(), ...(members.isRoot ? [rootKey] : [])]
  }
  if (node.type === "TSIndexedAccessType") return literalsOfAll(selected(type))
  if (node.type !== "TSTypeReference") return undefined
  const name = textIn(module, node.typeName)
  const types = (node.typeArguments?.params ?? []).map((node) => ({ ...type, node }))
  const bound = args.get(name)
  if (bound !== undefined) return literalsOf(bound)
  const [first, second] = types
  if ((name === "Exclude" || name === "Extract") && first !== undefined && second !== undefined) {
    const keys = literalsOf(second)
    return literalsOf(first)?.filter((one) => keys?.includes(one) === (name === "Extract"))
  }
  const found = declared(module, name)
  return found?.node?.type === "TSTypeAliasDeclaration" ? literalsOf(aliased(found, types)) : undefined
}

const literalsOfAll = (types: ReadonlyArray<Type>): ReadonlyArray<string> | undefined => {
  const all = types.map(literalsOf)
  return all.length === 0 || all.includes(undefined) ? undefined : all.flatMap((one = []) => one)
}

const signatures = (
  module: Module,
  members: ReadonlyArray<ESTree.TSSignature>,
  args: ReadonlyMap<string, Type>
): Members => ({
  ...none,
  own: new Map(
    members.map((member) => {
      if (member.type !== "TSPropertySignature" || !member.typeAnnotation)
        throw unsupported(module, member, "a member that is not a property")
      const name = textIn(module, member.key).replaceAll('"', "")
      const types = [{ module, node: member.typeAnnotation.typeAnnotation, args }]
      return [
        name,
        { name, types, isRequired: !member.optional, about: docstringBefore(module, member.start) }
      ] as const
    })
  )
})

/** Returns the docstring before a position. */
export const docstringBefore = ({ source }: Module, start: number): string =>
  (/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(source.slice(0, start))?.[1] ?? "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, ""))
    .join("\n")
    .trim()
