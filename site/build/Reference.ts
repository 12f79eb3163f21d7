/** The pages of the API reference: one for each package and each public module. */
import { exportsOf, find, type Found, type Module } from "../../.storybook/docs/Modules.ts"
import { declared, docstringBefore, textIn } from "../../.storybook/docs/Types.ts"
import type { ESTree } from "vite"
import { aboutOf, addressOf, type Homes, homesOf, type Package, packages, type PublicModule } from "./Modules.ts"
import type { Page } from "./Page.ts"
import { formatCode, signatureOf } from "./Signature.ts"

/** Returns the pages of the packages and their modules, in the order of the sidebar. */
export const referencePages = async (): Promise<ReadonlyArray<Page>> => {
  const all = packages()
  const homes = homesOf(all.flatMap(({ modules }) => modules))
  const pages = all.map(async (one) => [
    await packagePage(one, homes),
    ...(await Promise.all(
      one.modules.filter(({ slug }) => slug !== one.slug).map((module) => modulePage(one, module, homes))
    ))
  ])
  return (await Promise.all(pages)).flat()
}

const packagePage = async (one: Package, homes: Homes): Promise<Page> => {
  const main = one.modules.find(({ slug }) => slug === one.slug)
  const rows = one.modules
    .filter((module) => module !== main)
    .map(({ path, slug, specifier }) => `- [\`${specifier}\`](/${slug}/): ${firstSentence(aboutOf(path))}`)
  const files = one.files.length === 0 ? [] : [`Style sheets and data: ${one.files.map(code).join(", ")}.`]
  return {
    slug: one.slug,
    title: one.name,
    about: one.about,
    section: "api",
    group: one.name,
    label: "Overview",
    body: [
      one.about,
      ...(main === undefined ? [] : [prose(aboutOf(main.path))]),
      ...(rows.length === 0 ? [] : ["## Modules {#modules}", rows.join("\n")]),
      ...files,
      ...(main === undefined ? [] : await entriesOf(main, homes))
    ].join("\n\n")
  }
}

const modulePage = async (one: Package, module: PublicModule, homes: Homes): Promise<Page> => {
  const about = prose(aboutOf(module.path))
  return {
    slug: module.slug,
    title: module.specifier,
    about: firstSentence(about),
    section: "api",
    group: one.name,
    label: module.specifier.slice(one.name.length + 1),
    body: [about, ...(await entriesOf(module, homes))].join("\n\n")
  }
}

const entriesOf = async (module: PublicModule, homes: Homes): Promise<ReadonlyArray<string>> => {
  const isOwn = (name: string) => find(module.path, name)?.module.path === module.path
  const names = exportsOf(module.path)
  // The names that it exports from other modules come last.
  const ordered = [...names.filter(isOwn), ...names.filter((name) => !isOwn(name))]
  return (await Promise.all(ordered.map((name) => entryOf(module, name, homes)))).flat()
}

/** Returns the blocks of a name. A name that another module declares refers to its entry there. */
const entryOf = async (module: PublicModule, name: string, homes: Homes): Promise<ReadonlyArray<string>> => {
  const heading = `## ${name} {#${name}}`
  const found = find(module.path, name)
  if (found === undefined) return [heading, "Exported from another package."]
  const home = homes.of(found)
  if (home !== undefined && (home.slug !== module.slug || home.anchor !== name)) {
    return [heading, `${firstSentence(textOf(found))} See [\`${name}\`](${addressOf(home)}).`.trim()]
  }
  if (found.node === undefined) return [heading, prose(textOf(found)), ...(await partsOf(module, name, found, homes))]
  return [heading, ...(await definitionOf(found, name, homes, `${name}.`, qualified(module, name)))]
}

/** Returns the description of what a name refers to. */
const textOf = ({ about, module, node }: Found): string => (node === undefined ? aboutOf(module.path) : about)

/** Returns the name of a function as programs write it, if they import its whole module: `Query.ascending`. */
const qualified = ({ specifier }: PublicModule, name: string): string | undefined => {
  const module = specifier.split("/").at(-1) ?? ""
  return /^[A-Z]/.test(module) && /^[a-z]/.test(name) ? `${module}.${name}` : undefined
}

/** Returns the blocks of the names of a module that is exported under a name. */
const partsOf = async (module: PublicModule, owner: string, { module: whole }: Found, homes: Homes) => {
  const blocks = exportsOf(whole.path).map(async (name): Promise<ReadonlyArray<string>> => {
    const heading = `### ${owner}.${name} {#${owner}.${name}}`
    const found = find(whole.path, name)
    if (found === undefined) return []
    const home = homes.of(found)
    if (home !== undefined) return [heading, `${firstSentence(textOf(found))} See [\`${name}\`](${addressOf(home)}).`]
    return [heading, ...(await definitionOf(found, name, homes, undefined))]
  })
  return (await Promise.all(blocks)).flat()
}

/** Returns the code and the description of a declaration. With a prefix, functions among its members have headings. */
const definitionOf = async (
  found: Found,
  name: string,
  homes: Homes,
  prefix: string | undefined,
  use?: string
): Promise<ReadonlyArray<string>> => {
  const signature = await signatureOf(found, name)
  return [
    fence(use === undefined ? signature : `// ${use}\n${signature}`),
    prose(found.about),
    ...(await membersOf(found, prefix)),
    ...related(found, name, signature, homes)
  ].filter((block) => block !== "")
}

type Member = ESTree.TSSignature | ESTree.ClassElement

const membersOf = async ({ module, node }: Found, prefix: string | undefined): Promise<ReadonlyArray<string>> => {
  const members = membersIn(node).flatMap((member) => {
    const about = prose(docstringBefore(module, member.start))
    const name = nameOf(module, member)
    return about === "" || name === undefined ? [] : [{ about, member, name }]
  })
  const functions = members.filter(({ member }) => isFunction(module, member))
  if (prefix !== undefined && functions.length * 2 >= members.length && functions.length > 1) {
    const blocks = members.map(async ({ about, member, name }) => [
      `### ${prefix}${name} {#${prefix}${name}}`,
      fence(await memberCode(module, member)),
      about
    ])
    return (await Promise.all(blocks)).flat()
  }
  const items = members.map(({ about, name }) => `- \`${name}\`: ${about.replaceAll("\n", "\n  ")}`)
  return items.length === 0 ? [] : [items.join("\n")]
}

const memberCode = async (module: Module, member: Member): Promise<string> => {
  const text = textIn(module, member)
    .replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, "")
    .replace(/^readonly /, "")
    .replace(/;$/, "")
  const wrapped = await formatCode(`interface X {\n${text}\n}`)
  return wrapped
    .split("\n")
    .slice(1, -1)
    .map((line) => line.replace(/^ {2}/, ""))
    .join("\n")
}

const membersIn = (node: Found["node"]): ReadonlyArray<Member> => {
  if (node?.type === "TSInterfaceDeclaration" || node?.type === "ClassDeclaration") return node.body.body
  if (node?.type === "TSTypeAliasDeclaration" && node.typeAnnotation.type === "TSTypeLiteral")
    return node.typeAnnotation.members
  return []
}

const nameOf = (module: Module, member: Member): string | undefined =>
  "key" in member && member.key.type === "Identifier" ? textIn(module, member.key) : undefined

const isFunction = (module: Module, member: Member): boolean =>
  member.type === "TSMethodSignature" || /=>|\["\w+"\]/.test(textIn(module, member))

/** Returns the links to the public types that code names. */
const related = (found: Found, name: string, signature: string, homes: Homes): ReadonlyArray<string> => {
  const text = signature.replaceAll(/"[^"]*"|\/\/.*$/gm, "")
  const names = new Set(Array.from(text.matchAll(/(?<![.\w])[A-Za-z]\w*(?:\.[A-Z]\w*)?/g), ([one]) => one))
  const links = [...names].flatMap((one) => {
    const target = one === name || !/(^|\.)[A-Z]/.test(one) ? undefined : declared(found.module, one)
    const home = target === undefined ? undefined : homes.of(target)
    return home === undefined || home.anchor === "" ? [] : [`[\`${one}\`](${addressOf(home)})`]
  })
  return links.length === 0 ? [] : [`Types: ${links.slice(0, 12).join(", ")}.`]
}

const fence = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``

const code = (text: string): string => `\`${text}\``

/** Returns a docstring as Markdown. */
const prose = (text: string): string =>
  text
    .replace(/@since[^\n]*/g, "")
    // The sections of the specification, which readers of the site do not have.
    .replaceAll(/\s*(?<!\])\([\w-]+\.md\b[^)]*\)/g, "")
    .replaceAll(/\{@link ([^}]+)\}/g, "`$1`")
    .replaceAll(/^@see /gm, "See ")
    .trim()

const firstSentence = (text: string): string =>
  (prose(text).split(/(?<=\.)\s+(?=[A-Z`*])|\n\n/)[0] ?? "").replaceAll(/\s+/g, " ")
