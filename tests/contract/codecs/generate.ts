/** Writes the modules of codecs that are compiled from the schemas of the contract. */
import * as Account from "@portico/contract/auth/Account"
import * as AccountEndpoints from "../../../packages/contract/src/auth/AccountEndpoints.ts"
import * as Authorization from "@portico/contract/auth/Authorization"
import * as AuthEndpoints from "@portico/contract/auth/Endpoints"
import * as Identity from "@portico/contract/auth/Identity"
import * as LoginResult from "@portico/contract/auth/LoginResult"
import * as Mfa from "@portico/contract/auth/Mfa"
import * as Token from "@portico/contract/auth/Token"
import * as DataEndpoints from "@portico/contract/data/Endpoints"
import * as Item from "@portico/contract/data/Item"
import * as Pipeline from "@portico/contract/data/Pipeline"
import * as Query from "@portico/contract/data/Query"
import * as Endpoint from "@portico/contract/Endpoint"
import * as Schema from "effect/Schema"
import type * as SchemaAST from "effect/SchemaAST"
import { format } from "oxfmt"
import * as Codes from "../../../packages/contract/src/data/internal/Codes.ts"
import * as Refusal from "../../../packages/contract/src/internal/RefusalSchema.ts"
import { reading, writing } from "../../../packages/contract/src/data/internal/Payload.ts"
import { compile, isHandwritten, type Parts, type Reference } from "./compile.ts"

type Row = Endpoint.Endpoint & { readonly codes?: ReadonlyArray<unknown> }
type Exports = Readonly<Record<string, unknown>>

/** A schema that is compiled: an export of the contract, or the payload or the response of a call. */
export interface Source {
  /** The module below `codecs`, and the name of its export. */
  readonly module: string
  readonly name: string
  /** The part of the export, if it is a call. */
  readonly part?: "request" | "response"
  readonly schema: Schema.Codec<unknown, unknown>
}

/**
 * Divides exports into those with the given names, and all others. Bundlers load a module with the page that needs any
 * export of it, so exports that few pages need are compiled to modules of their own.
 */
const divide = <E extends Exports>(exports: E, names: ReadonlyArray<keyof E & string>) => {
  const pick = (isNamed: boolean) =>
    Object.fromEntries(Object.entries(exports).filter(([name]) => names.includes(name) === isNamed)) as E
  return [pick(true), pick(false)] as const
}

const [passkeys, mfa] = divide(Mfa, ["CredentialCreationOptions"])
const [redirects, authorization] = divide(Authorization, [
  "Callbacks",
  "FlowRequest",
  "OAuthData",
  "Preferences",
  "RedirectSessionRequest"
])
const [bulk, items] = divide(Item, ["BulkItemResult", "BulkResponse", "ItemMetadata", "Reference"])
const [search, query] = divide(Query, ["SearchModel"])

const modules: Readonly<Record<string, Exports>> = {
  Refusal,
  "auth/Token": Token,
  "auth/Identity": Identity,
  "auth/Mfa": mfa,
  "auth/Passkey": passkeys,
  "auth/LoginResult": LoginResult,
  "auth/AuthRequest": authorization,
  "auth/RedirectRequest": redirects,
  "auth/Account": Account,
  "data/Query": query,
  "data/Search": search,
  "data/Item": items,
  "data/Bulk": bulk,
  "data/Pipeline": Pipeline
}

/** The modules of schemas that are not at the path of their codecs. */
const schemaModules: Readonly<Record<string, string>> = {
  Refusal: "internal/RefusalSchema",
  "auth/AuthRequest": "auth/Authorization",
  "auth/RedirectRequest": "auth/Authorization",
  "auth/Passkey": "auth/Mfa",
  "data/Search": "data/Query",
  "data/Bulk": "data/Item"
}

const [memberCalls, optionalAuthCalls] = divide(AuthEndpoints, ["login", "openRedirectSession", "register", "token"])

const [itemCalls, optionalDataCalls] = divide(DataEndpoints, [
  "count",
  "get",
  "insert",
  "patch",
  "query",
  "queryDistinct",
  "remove",
  "save",
  "truncate",
  "update"
])

/** The tables of calls by the modules that they are compiled to, each with its own module. */
const tables: Readonly<Record<string, readonly [module: string, rows: Readonly<Record<string, Row>>]>> = {
  "auth/MemberCalls": ["auth/Endpoints", memberCalls],
  "auth/OptionalCalls": ["auth/Endpoints", optionalAuthCalls],
  "auth/AccountCalls": ["auth/AccountEndpoints", AccountEndpoints],
  "data/ItemCalls": ["data/Endpoints", itemCalls],
  "data/OptionalCalls": ["data/Endpoints", optionalDataCalls]
}

const sourcesOf = (module: string, exports: Exports): ReadonlyArray<Source> =>
  Object.entries(exports).flatMap(([name, schema]) =>
    Schema.isSchema(schema) && !isHandwritten(schema)
      ? [{ module, name, schema: schema as Schema.Codec<unknown, unknown> }]
      : []
  )

const exported = Object.entries(modules).flatMap(([module, exports]) => sourcesOf(module, exports))

/** All schemas that are compiled. */
export const sources: ReadonlyArray<Source> = [
  ...exported,
  ...Object.entries(tables).flatMap(([module, [, rows]]) =>
    Object.entries(rows).flatMap(([name, { request, response }]): ReadonlyArray<Source> => [
      { module, name, part: "request", schema: request },
      { module, name, part: "response", schema: response }
    ])
  )
]

const byName = new Map<unknown, Source>(
  exported.flatMap((source) => [
    [source.schema, source],
    [source.schema.ast, source]
  ])
)

/** Returns the exported schema of a syntax tree that another one refers to. */
export const schemaOf = (ast: SchemaAST.AST): Parts => {
  const source = byName.get(ast)
  if (source === undefined) throw new Error(`No schema of this ${ast._tag} is exported`)
  return source.schema
}

/** Returns the source code of every module of codecs, by its path below `codecs`. */
export const generate = async (): Promise<ReadonlyMap<string, string>> => {
  const written = new Map<string, string>()
  for (const module of Object.keys(modules)) {
    const constants = exported
      .filter((source) => source.module === module)
      .map(({ name, schema }) => {
        const type = `typeof Schemas.${name}`
        const code = compile(schema, referenceFrom(module))
        return `/** The codec of \`${name}\`. */\nexport const ${name}: Codec.Codec<${type}.Type, ${type}.Encoded> = ${code}`
      })
    written.set(module, await moduleOf(module, "The codecs", schemaModules[module] ?? module, constants, "Schemas"))
  }
  for (const [module, [source, rows]] of Object.entries(tables)) {
    const constants = Object.entries(rows).map(
      ([name, row]) =>
        `/** The call of \`${name}\`. */\nexport const ${name}: Call.CallOf<typeof Endpoints.${name}> = ${callOf(row, module)}`
    )
    written.set(module, await moduleOf(module, "The calls", source, constants, "Endpoints"))
  }
  written.set(payloads, await payloadModule())
  return written
}

const referenceFrom =
  (module: string): Reference =>
  (schema) => {
    const source = byName.get(schema)
    if (source === undefined) return undefined
    return source.module === module ? source.name : `${source.module.replace(/.*\//, "")}.${source.name}`
  }

const callOf = (row: Row, module: string): string => {
  const { anonymous, codes, fallback, host, idempotent, method, pack, path, request, response, service } = row
  const text = Object.entries({ method, path, service, host, anonymous, fallback, idempotent })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const groups = Object.entries(Codes).map(([name, group]) => [group, `Codes.${name}`] as const)
  return `{ ${[
    ...text,
    ...(pack === undefined ? [] : [`pack: Endpoint.${pack === Endpoint.flat ? "flat" : "getOrPost"}`]),
    `request: ${payloadOf(compile(request, referenceFrom(module)))}`,
    `response: ${referenceFrom(module)(response) ?? compile(response, referenceFrom(module))}`,
    ...(codes === undefined
      ? []
      : [`codes: [${codes.map((group) => new Map<unknown, string>(groups).get(group)).join(", ")}]`])
  ].join(", ")} }`
}

// The payloads of the data API begin with the same keys.
const prefixOf = (struct: Parameters<typeof compile>[0]): string => compile(struct, () => undefined).slice(0, -3)
const prefixes = { reading: prefixOf(reading({})), writing: prefixOf(writing({})) }

/** The module of the functions that create the codecs of such payloads. */
const payloads = "data/Payload"

const payloadOf = (code: string): string => {
  const found = Object.entries(prefixes).find(([, prefix]) => code.startsWith(prefix))
  return found === undefined ? code : `Payload.${found[0]}({ ${code.slice(found[1].length).replace(/^, /, "")}`
}

const payloadModule = (): Promise<string> =>
  moduleOf(
    payloads,
    "The codecs of the common keys",
    "data/internal/Payload",
    Object.entries(prefixes).map(
      ([name, prefix]) =>
        `/** Creates the codec of the payload of a call that ${name === "reading" ? "reads" : "writes"}. */\n` +
        `export const ${name} = <const K extends Codec.Keys>(keys: K) => ${prefix}, ...keys })`
    )
  )

const moduleOf = async (
  module: string,
  contents: string,
  source: string,
  constants: ReadonlyArray<string>,
  types?: string
): Promise<string> => {
  const codecs = module.includes("/") ? "../" : "./"
  const up = module.includes("/") ? "../../" : "../"
  const code = constants.join("\n\n")
  const found = [...Object.keys(modules), payloads].filter((other) =>
    new RegExp(`[^\\w.]${nameOf(other)}\\.\\w`).test(code)
  )
  const imports = [
    ...found.map((other) => `import * as ${nameOf(other)} from "${codecs}${other}.ts"`),
    ...(code.includes("Call.") ? [`import type * as Call from "${up}Call.ts"`] : []),
    ...(code.includes("Codec.") ? [`import * as Codec from "${up}Codec.ts"`] : []),
    ...(code.includes("Codes.") ? [`import * as Codes from "${up}data/internal/Codes.ts"`] : []),
    ...(code.includes("Endpoint.") ? [`import * as Endpoint from "${up}Endpoint.ts"`] : []),
    ...(code.includes("Wire.") ? [`import * as Wire from "${up}internal/WireCodecs.ts"`] : []),
    ...(types === undefined ? [] : [`import type * as ${types} from "${up}${source}.ts"`])
  ]
  const title = `${contents} of \`${source}\`, compiled by \`tests/contract/Codec.test.ts -u\`.`
  const text = `/**\n * ${title}\n *\n * @since 0.1.0\n */\n${imports.join("\n")}\n\n${code}\n`
  const { code: formatted, errors } = await format(`${module}.ts`, text, {
    semi: false,
    printWidth: 120,
    trailingComma: "none"
  })
  if (errors.length > 0) throw new Error(`${module}: ${errors.map(({ message }) => message).join("\n")}`)
  return formatted
}

const nameOf = (module: string): string => module.replace(/.*\//, "")
