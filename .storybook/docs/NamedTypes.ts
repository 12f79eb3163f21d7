/** The types of a page: those of arguments of its hooks, and those of the kit that its props have. */
import { docstring, initialIn, type Prop } from "./Docstring.ts"
import { describe, type Member } from "./Described.ts"
import { exportOf, type Export, isExported } from "./Modules.ts"
import { membersOfType, textIn } from "./Types.ts"

/** A type with its members, or with its definition if it is no object. */
export interface DocumentedType {
  readonly name: string
  readonly about: string
  readonly members: ReadonlyArray<Prop>
  readonly definition: string | undefined
}

/** Returns the named types of a page, the types of its props, and the types of the members of both. */
export const typesOf = (names: ReadonlyArray<string>, props: ReadonlyArray<Prop>): ReadonlyArray<DocumentedType> => {
  const found = new Map<string, DocumentedType>()
  const add = (names: ReadonlyArray<string>): void => {
    for (const name of names) {
      const type = found.has(name) ? undefined : typeOf(name)
      if (type !== undefined) found.set(name, type)
    }
  }
  const namesOf = (members: ReadonlyArray<Prop>) => members.flatMap(({ type }) => namesIn(type))
  add([...names, ...namesOf(props)])
  add([...found.values()].flatMap(({ members }) => namesOf(members)))
  return [...found.values()]
}

/** Returns the names of types in the text of a type that may have a table of members. */
export const namesIn = (text: string): ReadonlyArray<string> =>
  // The slots of class names are in the chapter on styling, props on the pages of their components, and messages in the
  // guide on translating.
  Array.from(text.replaceAll(/"[^"]*"/g, "").matchAll(/(?<![.\w])[A-Z]\w+(?![.\w])/g), ([name]) => name).filter(
    (name) =>
      !/(?:ClassNames|Messages|Props)$/.test(name) &&
      isExported(name) &&
      exportOf(name).node?.type.startsWith("TS") === true
  )

const typeOf = (name: string): DocumentedType | undefined => {
  const found = exportOf(name)
  const { about } = docstring(found.about)
  const members = membersIn(name, found)
  if (members === undefined) return undefined
  return {
    name,
    about,
    members: members.map((one) => ({ ...one, initial: one.isRequired ? undefined : initialIn(one.about) })),
    definition: members.length > 0 ? undefined : definitionOf(found)
  }
}

/** The members of an object. A type that the tables do not support has none, and the page shows its definition. */
const membersIn = (name: string, { module, node }: Export): ReadonlyArray<Member> | undefined => {
  if (node?.type === "TSTypeAliasDeclaration" && node.typeAnnotation.type !== "TSTypeLiteral") return []
  if (node?.type !== "TSInterfaceDeclaration" && node?.type !== "TSTypeAliasDeclaration") return undefined
  try {
    return [...membersOfType(module, name).own.values()].map(describe)
  } catch {
    return []
  }
}

const definitionOf = ({ module, node }: Export): string | undefined =>
  node === undefined
    ? undefined
    : textIn(module, node)
        .replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, "")
        .replaceAll("readonly ", "")
