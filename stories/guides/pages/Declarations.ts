/** Reads declarations and docstrings from the kit's formatted sources. */

/** The contents of source files, by path. */
export type Sources = Readonly<Record<string, string>>

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

/** A prop of a component. */
export interface Prop {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly about: string
}

/** Returns the docstring of an export. */
export const docstringOf = (sources: Sources, name: string): Docstring => {
  const before = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:function|const|interface|class|type) ${name}\\b`)
  for (const source of Object.values(sources)) {
    const text = before.exec(source)?.[1]
    if (text !== undefined) return docstring(plain(text))
  }
  return { about: "", examples: [] }
}

const docstring = (text: string): Docstring => ({
  about: text.split("**Example**")[0]?.trim() ?? "",
  examples: Array.from(
    text.matchAll(/\*\*Example\*\* \(([^)]+)\)\s+```tsx?\n([^]*?)\n```/g),
    ([, title = "", code = ""]) => ({ title, code })
  )
})

const plain = (comment: string): string =>
  comment
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, ""))
    .join("\n")
    .trim()

/** Returns the description of a story, from the comment above it. */
export const storyDescriptionOf = (source: string, name: string): string =>
  plain(new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport const ${name} = `).exec(source)?.[1] ?? "")

/** Returns the names of the stories of a file, in order. */
export const storyNamesIn = (source: string): ReadonlyArray<string> =>
  Array.from(source.matchAll(/^export const (\w+) = /gm), ([, name = ""]) => name)

/** Returns the props of an interface, including inherited ones, sorted by name. */
export const propsOf = (sources: Sources, name: string): ReadonlyArray<Prop> => {
  const path = Object.keys(sources).find((path) => declarationIn(sources[path], name) !== undefined)
  if (path === undefined) return []
  return [...membersOf(sources, path, name).values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

type Members = ReadonlyMap<string, Prop>

// An interface with its parents, or a type alias with the types that it is composed of.
const declarationIn = (source: string | undefined, name: string) => {
  const alias = new RegExp(`^(?:export )?type ${name}(?:<[^\\n]*?>)? = ([^]+?)\\n(?=\\n|[^\\s>|&])`, "m").exec(
    `${source}\n\n`
  )
  if (alias !== null) return { parents: alias[1] ?? "", body: "" }
  const declared = new RegExp(
    `^(?:export )?interface ${name}(?:<[^{]*?>)?(?:\\s+extends\\s+([^{]+?))? \\{(?:\\n([^]*?)\\n)?\\}`,
    "m"
  ).exec(source ?? "")
  return declared === null ? undefined : { parents: declared[1] ?? "", body: declared[2] ?? "" }
}

const membersOf = (sources: Sources, path: string, name: string): Members => {
  const declared = declarationIn(sources[path], name)
  if (declared !== undefined) {
    const above = listed(declared.parents).flatMap((parent) => [...inherited(sources, path, parent)])
    return new Map([...above, ...ownIn(declared.body)])
  }
  const { from, is } = importedIn(sources[path] ?? "", name)
  const origin = from === undefined ? undefined : resolve(path, from)
  return origin === undefined || sources[origin] === undefined ? new Map() : membersOf(sources, origin, is)
}

const importedIn = (source: string, name: string) => {
  for (const [, names = "", from] of source.matchAll(/^import (?:type )?\{([^}]*)\} from "([^"]+)"/gm)) {
    for (const part of names.split(",")) {
      const [is = "", as = is] = part
        .trim()
        .replace(/^type /, "")
        .split(" as ")
      if (as === name) return { from, is }
    }
  }
  return { from: undefined, is: name }
}

const resolve = (path: string, from: string): string =>
  from.startsWith("@portico/")
    ? `packages/${from.slice("@portico/".length).replace("/", "/src/")}.ts`
    : new URL(from, `file:///${path}`).pathname.slice(1)

// "Omit<A, …>, B": separated by the commas outside of brackets.
const listed = (parents: string): ReadonlyArray<string> =>
  Array.from(parents.matchAll(/[\w.]+(?:<(?:[^<>]|<[^<>]*>)*>)?/g), ([parent]) => parent)

const inherited = (sources: Sources, path: string, parent: string): Members => {
  const [, way, of = "", names = ""] = /^(Omit|Pick|Partial)<\s*(\w+)[^,]*(?:,([^]+))?>$/.exec(parent) ?? [
    "",
    "",
    parent
  ]
  const members = membersOf(sources, path, of.replace(/<[^]*$/, ""))
  const listed = names.includes('"') ? names : (declarationIn(sources[path], names.trim())?.parents ?? "")
  const named = new Set(Array.from(listed.matchAll(/"([^"]+)"/g), ([, name]) => name))
  if (way === "Omit") return new Map([...members].filter(([name]) => !named.has(name)))
  if (way === "Pick") return new Map([...members].filter(([name]) => named.has(name)))
  if (way === "Partial") return new Map([...members].map(([name, prop]) => [name, { ...prop, isRequired: false }]))
  return members
}

const ownIn = (body: string): ReadonlyMap<string, Prop> =>
  new Map(
    Array.from(
      body.matchAll(
        /(?:^ {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?^ {2}(?:readonly )?(\w+)(\?)?:\s((?:(?!\n {2}\S)[^])*?)(?=\n {2}[^\s|})]|(?![^]))/gm
      ),
      ([, about = "", name = "", optional, type = ""]) => [
        name,
        { name, type: typeIn(type), isRequired: optional === undefined, about: plain(about) }
      ]
    )
  )

const typeIn = (type: string): string =>
  type
    .replaceAll(/\/\*\*[^]*?\*\//g, "")
    .trim()
    .replaceAll(/([^{|(<\s])\n\s+readonly /g, "$1; readonly ")
    .replaceAll(/\s+/g, " ")
    .replace(/^\| /, "")
    .replace(/ \| undefined$/, "")
    .replace(/^\((\(.*)\)$/, "$1")
