import { Identity, Address, Profile } from "@portico/contract/auth/Identity"
import { LoginResponse } from "@portico/contract/auth/LoginResult"
import { MfaChallenge } from "@portico/contract/auth/Mfa"
import { AuthRequest, RedirectSession } from "@portico/contract/auth/Authorization"
import { Aggregation } from "@portico/contract/data/Pipeline"
import { BulkResponse, Item, ItemDraft, ItemPatch, Reference, ReferencedItemOption } from "@portico/contract/data/Item"
import { CursorPaging, Paging, PagingMetadata, SearchModel, Sorting } from "@portico/contract/data/Query"
import type * as JsonSchema from "effect/JsonSchema"
import * as Schema from "effect/Schema"

/** Shapes by their name. Each is written once and referenced by name. */
export const named = new Map<string, string>()

/**
 * Formats a payload in one line: the names of its fields, with `?` if they are optional, and other shapes by their
 * names.
 */
export const shapeOf = (schema: Schema.Constraint): string => {
  const { definitions, text } = whole(schema)
  for (const [name, shape] of definitions) named.set(name, short(shape))
  return short(text)
}

const short = (text: string): string =>
  shapes.reduce((text, [name, shape]) => {
    if (!text.includes(shape)) return text
    named.set(name, shape)
    return text.replaceAll(shape, name)
  }, text)

/** Formats the payload with all shapes, except recursive ones, which become definitions. */
const whole = (schema: Schema.Constraint) => {
  const document = Schema.toJsonSchemaDocument(Schema.toEncoded(schema))
  const write = writer(document.definitions)
  const definitions = Object.entries(document.definitions).flatMap(([name, definition]) =>
    typeof definition.$ref === "string" ? [] : [[name, write(definition)] as const]
  )
  return { definitions, text: write(document.schema) }
}

/** Optional fields that many payloads share, with the name that replaces them. */
const common: ReadonlyArray<readonly [name: string, fields: string]> = [
  [
    "ReadOptions",
    "environment?, suppressHooks?, appOptions?, publishPluginOptions?: { includeDraftItems? }, consistentRead?, language?"
  ],
  ["Options", "environment?, suppressHooks?, appOptions?, publishPluginOptions?: { includeDraftItems? }"]
]

const isSchema = (value: unknown): value is JsonSchema.JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const writer = (definitions: JsonSchema.Definitions): ((schema: JsonSchema.JsonSchema) => string) => {
  const write = (schema: JsonSchema.JsonSchema): string => {
    const { $ref, anyOf, items, properties, required, type } = schema
    if (typeof $ref === "string") return writeReference($ref.slice($ref.lastIndexOf("/") + 1))
    if (Array.isArray(anyOf)) {
      const members: ReadonlyArray<unknown> = anyOf
      return [...new Set(members.filter(isSchema).map(write))].filter((text) => text !== "").join(" | ")
    }
    const enumeration: unknown = schema["enum"]
    if (Array.isArray(enumeration) && enumeration.length === 1) return JSON.stringify(enumeration[0])
    if (type === "array") return `[${(isSchema(items) && write(items)) || "…"}]`
    if (!isSchema(properties)) return ""
    const needed: ReadonlyArray<unknown> = Array.isArray(required) ? required : []
    const fields = Object.entries(properties).map(([name, field]) => {
      const inner = isSchema(field) ? write(field) : ""
      return `${name}${needed.includes(name) ? "" : "?"}${inner === "" ? "" : `: ${inner}`}`
    })
    return fields.length === 0 ? "{}" : `{ ${abbreviate(fields.join(", "))} }`
  }

  // A recursive schema refers to a definition that only points to it.
  const writeReference = (name: string): string => {
    const target = definitions[name]
    return target !== undefined && typeof target.$ref === "string" ? write(target) : name
  }

  return write
}

const abbreviate = (fields: string): string => {
  const found = common.find(([, shared]) => fields.includes(shared))
  if (found === undefined) return fields
  const [name, shared] = found
  named.set(name, `{ ${shared} }`)
  return fields.replace(shared, `…${name}`)
}

/** The shapes by name, each after those that it may contain. */
const shapes: ReadonlyArray<readonly [name: string, shape: string]> = Object.entries({
  Address,
  Aggregation,
  AuthRequest,
  BulkResponse,
  CursorPaging,
  Identity,
  Item,
  ItemDraft,
  ItemPatch,
  MfaChallenge,
  Paging,
  PagingMetadata,
  Profile,
  RedirectSession,
  Reference,
  ReferencedItemOption,
  SearchModel,
  Sorting,
  LoginResponse
})
  .map(([name, schema]) => [name, whole(schema).text] as const)
  .toSorted(([, left], [, right]) => left.length - right.length)
  .reduce<ReadonlyArray<readonly [string, string]>>(
    (known, [name, shape]) => [
      ...known,
      [name, known.reduce((text, [inner, part]) => text.replaceAll(part, inner), shape)]
    ],
    []
  )
