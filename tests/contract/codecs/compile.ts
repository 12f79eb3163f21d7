/** Compiles a schema into the source code of a codec. */
import * as Identity from "@portico/contract/auth/Identity"
import * as Token from "@portico/contract/auth/Token"
import * as DataEndpoints from "@portico/contract/data/Endpoints"
import * as Item from "@portico/contract/data/Item"
import { Secret } from "../../../packages/contract/src/internal/Secret.ts"
import { ItemData, WireValue } from "../../../packages/contract/src/internal/WireDateSchema.ts"
import * as Schema from "effect/Schema"
import type * as SchemaAST from "effect/SchemaAST"

/** The parts of a schema that it exposes in addition to its syntax tree. */
export interface Parts {
  readonly ast: SchemaAST.AST
  readonly fields?: Readonly<Record<string, Parts>>
  readonly from?: Parts
  readonly key?: Parts
  readonly literal?: string
  readonly literals?: ReadonlyArray<string>
  readonly members?: ReadonlyArray<Parts>
  readonly records?: ReadonlyArray<Parts>
  readonly schema?: Parts
  readonly to?: Parts
  readonly value?: Parts
}

/** Returns the source code of a reference to the codec of a schema that has a name, or `undefined`. */
export type Reference = (schema: Parts | SchemaAST.AST) => string | undefined

// Schemas whose conversion is a function. Their codecs are written by hand, from the others.
const special = new Map<unknown, (compile: (schema: Parts) => string) => string>([
  [Secret, () => "Codec.secret"],
  [ItemData, () => "Wire.itemData"],
  [WireValue, () => "Wire.wireValue"],
  [Schema.DateFromString, () => "Wire.dateFromString"],
  [Identity.NumericValue, () => "Wire.numericValue"],
  [Token.TokenResponse.fields.expires_in, () => "Wire.seconds"],
  [Item.Items, (compile) => `Codec.array(${compile(Item.Item)})`],
  [Item.ItemDrafts, (compile) => `Codec.array(${compile(Item.ItemDraft)})`],
  [DataEndpoints.get.response, (compile) => `Codec.orNull(${compile(dataOf(DataEndpoints.get.response))}, {})`]
])

const dataOf = (schema: Parts): Parts => schema.from?.members?.[0] ?? schema

/** Checks whether the codec of a schema is written by hand. */
export const isHandwritten = (schema: Parts): boolean => /^\w+\.\w+$/.test(special.get(schema)?.(() => "") ?? "")

/** Returns the source code of the codec of a schema. `reference` returns that of a schema with a name of its own. */
export const compile = (schema: Parts, reference: Reference): string => {
  const nested = (inner: Parts): string => reference(inner) ?? compile(inner, reference)
  const keysOf = (fields: Readonly<Record<string, Parts>>): string =>
    `{ ${Object.entries(fields)
      .map(([name, field]) => `${name}: ${nested(field)}`)
      .join(", ")} }`

  const { ast, fields, from, key, literal, literals, members, records, schema: inner, to, value } = schema
  const written = special.get(schema)
  if (written !== undefined) return written(nested)
  if (inner !== undefined && records !== undefined) return `Codec.open(${keysOf(inner.fields ?? {})})`
  if (inner !== undefined) {
    return isMiddleware(ast) ? `Codec.readable(${nested(inner.schema!)})` : `Codec.optional(${nested(inner)})`
  }
  if (ast._tag === "Suspend") return `Codec.lazy(() => ${reference(ast.thunk())})`
  if (from !== undefined && to !== undefined) {
    const [type] = from.schema?.members ?? []
    if (type === undefined) throw new Error(`No codec for the conversion of ${ast._tag}`)
    if (to.ast.context?.isOptional === true) return `Codec.lenient(${nested(type)})`
    const otherwise = Schema.decodeUnknownSync(Schema.Struct({ key: Schema.make<Schema.Codec<unknown>>(ast) }))({})
    return `Codec.orElse(${nested(type)}, ${JSON.stringify(otherwise.key)})`
  }
  if (fields !== undefined) return Object.keys(fields).length === 0 ? "Codec.empty" : `Codec.struct(${keysOf(fields)})`
  if (literals !== undefined) return `Codec.literals(${literals.map((member) => JSON.stringify(member)).join(", ")})`
  if (literal !== undefined) return `Codec.literals(${JSON.stringify(literal)})`
  if (members !== undefined) return `Codec.union(${members.map(nested).join(", ")})`
  if (key !== undefined && value !== undefined && key.ast._tag === "String") return `Codec.record(${nested(value)})`
  if (value !== undefined) return `Codec.array(${nested(value)})`
  return leaf(ast)
}

const leaf = (ast: SchemaAST.AST): string => {
  const name = leaves.get(ast)
  if (name === undefined) throw new Error(`No codec for ${ast._tag}`)
  return `Codec.${name}`
}

const leaves = new Map<SchemaAST.AST, string>([
  [Schema.Boolean.ast, "boolean"],
  [Schema.Finite.ast, "finite"],
  [Schema.Int.ast, "int"],
  [Schema.String.ast, "string"],
  [Schema.Unknown.ast, "unknown"]
])

const isMiddleware = ({ encoding }: SchemaAST.AST): boolean =>
  encoding?.some(({ transformation }) => transformation._tag === "Middleware") === true
