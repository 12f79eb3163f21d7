/** Reads the members of types: the props of components, the states of parts, and the slots of class names. */
import type { ESTree } from "vite"
import { find, type Module } from "./Modules.ts"

/** A member of an interface. */
export interface Member {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly about: string
  /** The slots of its class names, if it has them. */
  readonly slots?: ReadonlyArray<string>
}

/** The members of a type. */
export interface Members {
  readonly own: ReadonlyMap<string, Member>
  /** The element whose attributes it has too. */
  readonly element: string | undefined
  /** The members of the state of a part. */
  readonly state: ReadonlyMap<string, Member>
}

/** A type with the arguments of the type parameters of its declaration. */
interface Type {
  readonly module: Module
  readonly node: ESTree.TSType
  readonly args: ReadonlyMap<string, Type>
}

const none: Members = { own: new Map(), element: undefined, state: new Map() }

const join = (all: ReadonlyArray<Members>): Members => ({
  own: new Map(all.flatMap(({ own }) => [...own])),
  element: all.findLast(({ element }) => element !== undefined)?.element,
  state: new Map(all.flatMap(({ state }) => [...state]))
})

const kept = ({ own, ...rest }: Members, isKept: (name: string) => boolean): Members => ({
  ...rest,
  own: new Map([...own].filter(([name]) => isKept(name)))
})

/** Returns the members of the type of a function's first parameter. */
export const propsOfFunction = (module: Module, node: ESTree.Function | ESTree.ArrowFunctionExpression): Members => {
  const [first] = node.params
  const pattern = first !== undefined && "typeAnnotation" in first ? first : undefined
  const type = pattern?.typeAnnotation?.typeAnnotation
  return type === undefined ? none : inType({ module, node: type, args: new Map() })
}

/** Returns the members of a named type. */
export const membersOf = (path: string, name: string): Members => named(path, name, [])

const named = (path: string, name: string, passed: ReadonlyArray<Type>): Members => {
  const found = find(path, name)
  if (found === undefined) return none
  const { module, node } = found
  if (node?.type === "TSTypeAliasDeclaration")
    return inType({ module, node: node.typeAnnotation, args: argsOf(module, node.typeParameters, passed) })
  if (node?.type !== "TSInterfaceDeclaration") return none
  const args = argsOf(module, node.typeParameters, passed)
  const parents = node.extends.map(({ expression, typeArguments }) =>
    referenced(module, textIn(module, expression), typeArguments?.params ?? [], args)
  )
  return join([...parents, signatures(module, node.body.body, args)])
}

const argsOf = (
  module: Module,
  parameters: ESTree.TSTypeParameterDeclaration | null,
  passed: ReadonlyArray<Type>
): ReadonlyMap<string, Type> =>
  new Map(
    (parameters?.params ?? []).flatMap((parameter, place) => {
      const node = parameter.default
      const type = passed[place] ?? (node === null ? undefined : { module, node, args: new Map() })
      return type === undefined ? [] : [[parameter.name.name, type] as const]
    })
  )

const textIn = ({ source }: Module, { end, start }: { readonly start: number; readonly end: number }): string =>
  source.slice(start, end)

const inType = ({ args, module, node }: Type): Members => {
  if (node.type === "TSParenthesizedType") return inType({ args, module, node: node.typeAnnotation })
  if (node.type === "TSIntersectionType") return join(node.types.map((node) => inType({ args, module, node })))
  if (node.type === "TSTypeLiteral") return signatures(module, node.members, args)
  return node.type === "TSTypeReference"
    ? referenced(module, textIn(module, node.typeName), node.typeArguments?.params ?? [], args)
    : none
}

const referenced = (
  module: Module,
  name: string,
  params: ReadonlyArray<ESTree.TSType>,
  args: ReadonlyMap<string, Type>
): Members => {
  const types = params.map((node) => ({ module, node, args }))
  const [first, second] = types
  const bound = args.get(name)
  if (bound !== undefined) return inType(bound)
  const element = first?.node.type === "TSLiteralType" ? keysOf(first)[0] : undefined
  if (name === "PartProps" && element !== undefined) {
    const state = second === undefined ? none : inType(second)
    return { ...none, element, state: state.own }
  }
  if (/^React\.ComponentProps|^React\.JSX\.IntrinsicElements/.test(name)) return { ...none, element }
  if (name.startsWith("React.")) return none
  if (first === undefined) return named(module.path, name, types)
  if (name === "Omit" || name === "Pick") {
    const keys = new Set(second === undefined ? [] : keysOf(second))
    return kept(inType(first), (key) => keys.has(key) === (name === "Pick"))
  }
  if (name === "Readonly") return inType(first)
  if (name === "Partial") {
    const { own, ...rest } = inType(first)
    return { ...rest, own: new Map([...own].map(([key, member]) => [key, { ...member, isRequired: false }])) }
  }
  return named(module.path, name, types)
}

/** Returns the strings of a union of string literals, or of the keys of a type. */
const keysOf = ({ args, module, node }: Type): ReadonlyArray<string> => {
  if (node.type === "TSLiteralType") {
    return node.literal.type === "Literal" && typeof node.literal.value === "string" ? [node.literal.value] : []
  }
  if (node.type === "TSUnionType") return node.types.flatMap((node) => keysOf({ args, module, node }))
  if (node.type === "TSTypeOperator") return [...inType({ args, module, node: node.typeAnnotation }).own.keys()]
  if (node.type !== "TSTypeReference") return []
  const name = textIn(module, node.typeName)
  const bound = args.get(name)
  if (bound !== undefined) return keysOf(bound)
  const found = find(module.path, name)
  return found?.node?.type === "TSTypeAliasDeclaration"
    ? keysOf({ module: found.module, node: found.node.typeAnnotation, args: new Map() })
    : []
}

const signatures = (
  module: Module,
  members: ReadonlyArray<ESTree.TSSignature>,
  args: ReadonlyMap<string, Type>
): Members => ({
  ...none,
  own: new Map(
    members.flatMap((member) => {
      if (
        member.type !== "TSPropertySignature" ||
        member.typeAnnotation === null ||
        member.typeAnnotation === undefined
      )
        return []
      const name = textIn(module, member.key).replaceAll('"', "")
      const written = { module, node: member.typeAnnotation.typeAnnotation, args }
      const { about, type } = described(written)
      const own = docstringBefore(module, member.start)
      const slots = slotsIn(written)
      return [
        [
          name,
          {
            name,
            type,
            isRequired: !member.optional,
            about: own === "" ? about : own,
            ...(slots.length === 0 ? {} : { slots })
          }
        ] as const
      ]
    })
  )
})

const docstringBefore = ({ source }: Module, start: number): string =>
  (/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(source.slice(0, start))?.[1] ?? "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, ""))
    .join("\n")
    .trim()

/** Returns the text of a type, with the text and description of the member that an indexed type selects. */
const described = ({ args, module, node }: Type): { readonly type: string; readonly about: string } => {
  if (node.type === "TSParenthesizedType") return described({ args, module, node: node.typeAnnotation })
  if (node.type === "TSUnionType") {
    const types = node.types.filter(({ type }) => type !== "TSUndefinedKeyword")
    const all = types.map((node) => described({ args, module, node }))
    const isOne = all.length === 1
    return { about: all[0]?.about ?? "", type: all.map(({ type }) => (isOne ? type : inUnion(type))).join(" | ") }
  }
  if (node.type === "TSIndexedAccessType") {
    const [key = ""] = keysOf({ args, module, node: node.indexType })
    const member = inType({ args, module, node: node.objectType }).own.get(key)
    if (member !== undefined) return { type: member.type, about: member.about }
  }
  if (node.type === "TSTypeReference") {
    const bound = args.get(textIn(module, node.typeName))
    if (bound !== undefined) return described(bound)
    const literals = keysOf({ args, module, node })
    if (literals.length > 0 && literals.length <= 8)
      return { about: "", type: literals.map((literal) => `"${literal}"`).join(" | ") }
  }
  const text = formatted(textIn(module, node))
  return { about: "", type: text }
}

const inUnion = (type: string): string => (type.includes(" => ") ? `(${type})` : type)

const formatted = (type: string): string =>
  type
    .replaceAll(/\/\*\*[^]*?\*\//g, "")
    .replaceAll(/([^{|(<\s])\n\s+readonly /g, "$1; readonly ")
    .replaceAll("readonly ", "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(" | undefined", "")
    .trim()

/** Returns the slots of a type of class names: the argument of `ClassNames`. */
const slotsIn = ({ args, module, node }: Type): ReadonlyArray<string> => {
  if (node.type === "TSUnionType" || node.type === "TSIntersectionType")
    return node.types.flatMap((node) => slotsIn({ args, module, node }))
  if (node.type !== "TSTypeReference") return []
  const name = textIn(module, node.typeName)
  const [slots] = node.typeArguments?.params ?? []
  if (name === "ClassNames" && slots !== undefined) return [...new Set(keysOf({ args, module, node: slots }))]
  const bound = args.get(name)
  if (bound !== undefined) return slotsIn(bound)
  const found = name.endsWith("ClassNames") ? find(module.path, name) : undefined
  return found?.node?.type === "TSTypeAliasDeclaration"
    ? slotsIn({ module: found.module, node: found.node.typeAnnotation, args: new Map() })
    : []
}
