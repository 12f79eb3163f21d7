/** The text of types, as the tables of props show them. */
import { declared, defined, indexed, literalsOf, type Member as Resolved, textIn, type Type } from "./Types.ts"

/** A member of a type. */
export interface Member {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly about: string
  /** The slots of its class names, if it has them. */
  readonly slots?: ReadonlyArray<string>
}

/** Returns a member with the text of its type. */
export const describe = ({ about, isRequired, name, types }: Resolved): Member => {
  const all = types.map(described)
  const slots = [...new Set(types.flatMap(slotsIn))]
  return {
    name,
    type: [...new Set(all.map(({ type }) => (types.length === 1 ? type : inUnion(type))))].join(" | "),
    isRequired,
    about: about === "" ? (all[0]?.about ?? "") : about,
    ...(slots.length === 0 ? {} : { slots })
  }
}

/** Returns the text of a type, with the text and description of the member that an indexed type selects. */
const described = (type: Type): { readonly type: string; readonly about: string } => {
  const { args, module, node } = type
  if (node.type === "TSParenthesizedType") return described({ ...type, node: node.typeAnnotation })
  if (node.type === "TSUnionType") {
    const all = defined(node).map((node) => described({ ...type, node }))
    const isOne = all.length === 1
    return { about: all[0]?.about ?? "", type: all.map(({ type }) => (isOne ? type : inUnion(type))).join(" | ") }
  }
  if (node.type === "TSIndexedAccessType") {
    const [member] = indexed(type)
    if (member !== undefined) return describe(member)
  }
  if (node.type === "TSTypeReference") {
    const bound = args.get(textIn(module, node.typeName))
    if (bound !== undefined) return described(bound)
    const literals = literalsOf(type) ?? []
    if (literals.length > 0 && literals.length <= 8)
      return { about: "", type: literals.map((literal) => `"${literal}"`).join(" | ") }
  }
  return { about: "", type: formatted(textIn(module, node)) }
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
const slotsIn = (type: Type): ReadonlyArray<string> => {
  const { args, module, node } = type
  if (node.type === "TSUnionType") return defined(node).flatMap((node) => slotsIn({ ...type, node }))
  if (node.type === "TSIntersectionType") return node.types.flatMap((node) => slotsIn({ ...type, node }))
  if (node.type === "TSIndexedAccessType") return indexed(type).flatMap(({ types }) => types.flatMap(slotsIn))
  if (node.type !== "TSTypeReference") return []
  const name = textIn(module, node.typeName)
  const [slots] = node.typeArguments?.params ?? []
  if (name === "ClassNames" && slots !== undefined) return literalsOf({ ...type, node: slots }) ?? []
  const bound = args.get(name)
  if (bound !== undefined) return slotsIn(bound)
  const found = name.endsWith("ClassNames") ? declared(module, name) : undefined
  return found?.node?.type === "TSTypeAliasDeclaration"
    ? slotsIn({ module: found.module, node: found.node.typeAnnotation, args: new Map() })
    : []
}
