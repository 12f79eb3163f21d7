/** The code that the reference shows of a declaration. */
import { format } from "oxfmt"
import type { ESTree } from "vite"
import { find, type Found, type Module, namesIn } from "../../.storybook/docs/Modules.ts"
import { textIn } from "../../.storybook/docs/Types.ts"
import { sourceOf as sourceModuleOf } from "./Modules.ts"

/** The number of lines after which a signature is cut. */
const longest = 40

/** Returns the formatted code of a name: all its declarations, and the private types that they use. */
export const signatureOf = async (found: Found, name: string): Promise<string> => {
  const declarations = statementsOf(found.module, declaredName(found) ?? name).map((node) => codeOf(found.module, node))
  const code = declarations.join("\n\n")
  const formatted = await formatCode([code, ...privateTypes(found.module, code)].join("\n\n"))
  if (formatted.split("\n").length <= longest && !/^const \w+: Schema\./.test(code)) return formatted
  return shortened(await formatCode(sourceOf(found) ?? code))
}

const options = { semi: false, printWidth: 72, trailingComma: "none" } as const

/** Formats code. Returns code that cannot be parsed unchanged. */
export const formatCode = async (code: string): Promise<string> => {
  // Without `declare`, a constant needs a value.
  const result = await format("signature.ts", code.replaceAll(/^const (?=\w+:)/gm, "declare const "), options)
  return (result.errors.length > 0 ? code : result.code.replaceAll(/^declare (?=const)/gm, "")).trim()
}

const declaredName = ({ module, node }: Found): string | undefined =>
  [...module.declared].find(([, declared]) => declared === node)?.[0]

type Statement = Module["body"][number]

/** Returns the statements that declare a name. A type and a value can have the same name. */
const statementsOf = ({ body }: Module, name: string): ReadonlyArray<Statement> =>
  body.filter((statement) =>
    namesIn(statement.type === "ExportNamedDeclaration" ? statement.declaration : statement).some(
      ([declared]) => declared === name
    )
  )

const codeOf = (module: Module, statement: Statement): string => {
  const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
  if (declared?.type === "ClassDeclaration") return classOf(module, declared)
  return bare(textIn(module, statement))
}

const bare = (code: string): string =>
  code
    .replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, "")
    .replace(/^export (declare )?/, "")
    .replace(/^declare /, "")
    .replaceAll(/import\("([^"]+)"\)\./g, "")

/** Returns a class with its members from the declarations, and with the base class of its source. */
const classOf = (module: Module, node: ESTree.Class): string => {
  const name = node.id?.name ?? ""
  const source = find(sourceModuleOf(module.path)?.path ?? module.path, name)
  const members = bare(textIn(module, node.body))
  if (source?.node?.type !== "ClassDeclaration") return bare(textIn(module, node))
  const { body, start } = source.node
  return `${bare(source.module.source.slice(start, body.start))}${members}`
}

/** Returns the source of a declaration: the code of a schema is shorter than its type. */
const sourceOf = ({ module, node }: Found): string | undefined => {
  const name = declaredName({ module, node, about: "" })
  if (name === undefined) return undefined
  const source = sourceModuleOf(module.path)
  if (source === undefined) return undefined
  const all = statementsOf(source, name).map((statement) => bare(textIn(source, statement)))
  return all.length === 0 ? undefined : all.join("\n\n")
}

const shortened = (code: string): string => {
  const lines = code.split("\n")
  const more = lines.length - longest
  return more <= 2 ? code : [...lines.slice(0, longest), `// … ${more} more lines`].join("\n")
}

/** Returns the private types of a module that code names. */
const privateTypes = (module: Module, code: string): ReadonlyArray<string> =>
  module.body.flatMap((statement) => {
    if (statement.type !== "TSTypeAliasDeclaration") return []
    const isNamed = new RegExp(`\\b${statement.id.name}\\b`).test(code)
    const text = bare(textIn(module, statement))
    return isNamed && text.length < 600 ? [text] : []
  })
