/**
 * How the items of a collection with a schema are read and written. A collection brings it along, so that a page whose
 * collections are known by their ids only does not load it.
 *
 * @since 0.1.0
 */
import { type Data, isPlainObject } from "@portico/contract/WireDate"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import type * as SchemaAST from "effect/SchemaAST"
import * as SchemaIssue from "effect/SchemaIssue"
import * as FastDecode from "../../call/internal/FastDecode.ts"

export type { Fits } from "../../call/internal/FastDecode.ts"

type Fields = Schema.Struct.Fields

/** What a field may refer to: a collection that brings its codec along, or one known by its id only. */
type Target = string | { readonly codec: CollectionCodec }

/** The fields that refer to items, each with the collection of these. */
export interface Targets<out T extends Target = Target> {
  readonly [field: string]: T | (() => T)
}

type Read = (data: Data) => Exit.Exit<Data, Schema.SchemaError>

/** Reads and writes the items of a collection. */
export interface CollectionCodec {
  /** Reads data of the selected fields, or of all where none is; the items of included fields by their own schemas. */
  readonly decoder: (selected: ReadonlyArray<string>, included: ReadonlyArray<string>) => Read
  /** Tells at a glance data that is what reading it would give. `false` says nothing. */
  readonly fits: (selected: ReadonlyArray<string>, included: ReadonlyArray<string>) => FastDecode.Fits
  readonly encode: Read
  /** What is wrong with data, by its fields. */
  readonly violations: (
    error: Schema.SchemaError
  ) => ReadonlyArray<{ readonly field: string; readonly description: string }>
  /** Tells what can stand in a field; `undefined` where the schema does not know it. */
  readonly judge: (field: string) => ((value: unknown) => boolean) | undefined
}

/** The codec of a schema. */
export const make = (
  schema: Schema.Codec<any, any> & { readonly fields: Fields },
  references: Targets
): CollectionCodec => {
  const known = new Map<string, Picked>()
  const pick = (selected: ReadonlyArray<string>, included: ReadonlyArray<string>): Picked => {
    const key = JSON.stringify([selected, included])
    const found = known.get(key) ?? pickOf(schema, references, selected, included)
    known.set(key, found)
    return found
  }
  return {
    decoder: (selected, included) => {
      const { decode, fields, fits } = pick(selected, included)
      const read: Read = (data) =>
        fits(data) ? Exit.succeed(data) : Exit.map(decode(data), (decoded) => withOthers(decoded, data, fields))
      return included.reduce((read, field) => readingItems(read, field, schema.fields, references), read)
    },
    fits: (selected, included) => (included.length === 0 ? pick(selected, included).fits : () => false),
    encode: (data) => {
      const { encode, fields, fits } = pick([], [])
      return fits(data) ? Exit.succeed(data) : Exit.map(encode(data), (encoded) => withOthers(encoded, data, fields))
    },
    violations: ({ issue }) =>
      issuesOf(issue).issues.map(({ message, path = [] }) => ({
        field: path.map(String).join("."),
        description: message
      })),
    judge: (field) => judge(schema, field)
  }
}

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

const readingItems = (read: Read, field: string, fields: Fields, references: Targets): Read => {
  const target = targetOf(references, field)
  if (target === undefined) return read
  const readItem: Read = typeof target === "string" ? Exit.succeed : target.codec.decoder([], [])
  // The id of an item that is not there, or not to be read, stays as it came.
  const readOne = (value: unknown): Exit.Exit<unknown, Schema.SchemaError> =>
    isPlainObject(value) ? readItem(value) : Exit.succeed(value)
  // A field without a schema holds many, and where there are none, nothing may be answered.
  const none = Object.hasOwn(fields, field) ? undefined : []
  return (data) => {
    const decoded = read(data)
    if (Exit.isFailure(decoded)) return decoded
    const value = Object.hasOwn(decoded.value, field) ? decoded.value[field] : none
    if (value === undefined) return decoded
    const items = Array.isArray(value) ? all(value.map(readOne)) : readOne(value)
    return Exit.map(items, (items) => ({ ...decoded.value, [field]: items }))
  }
}

const all = <A, E>(exits: ReadonlyArray<Exit.Exit<A, E>>): Exit.Exit<ReadonlyArray<A>, E> => {
  const values: Array<A> = []
  for (const exit of exits) {
    if (Exit.isFailure(exit)) return Exit.failCause(exit.cause)
    values.push(exit.value)
  }
  return Exit.succeed(values)
}

/** The collection whose items a field refers to, where it is known. */
export const targetOf = <T extends Target>(references: Targets<T>, field: string): T | undefined => {
  const target = Object.hasOwn(references, field) ? references[field] : undefined
  return typeof target === "function" ? target() : target
}

interface Picked {
  readonly fields: Fields
  /** Whether data is what decoding it would give, fields without a schema included. */
  readonly fits: FastDecode.Fits
  readonly decode: Read
  readonly encode: Read
}

const pickOf = (
  schema: Schema.Codec<any, any> & { readonly fields: Fields },
  references: Targets,
  selected: ReadonlyArray<string>,
  included: ReadonlyArray<string>
): Picked => {
  const isOther = (name: string) => included.includes(name) && Object.hasOwn(references, name)
  const named = Object.entries(schema.fields).filter(
    ([name]) => (selected.length === 0 || selected.includes(name)) && !isOther(name)
  )
  const fields = Object.fromEntries(named)
  const errors = { errors: "all" } as const
  const picked =
    selected.length === 0 && !included.some(isOther)
      ? schema
      : Schema.Struct(fields as Record<string, Schema.Codec<unknown>>)
  return {
    fields,
    fits: FastDecode.compileOpen(picked.ast),
    decode: Schema.decodeUnknownExit(picked, errors),
    encode: Schema.encodeUnknownExit(picked, errors)
  }
}

/** What was made of the fields, and beside it whatever else the data holds. */
const withOthers = (made: Data, data: Data, fields: Schema.Struct.Fields): Data => {
  const all: Record<string, unknown> = { ...made }
  for (const name of Object.keys(data)) {
    if (Object.hasOwn(fields, name)) continue
    // `__proto__` is a name like any other here; plain assignment would set the prototype.
    if (name === "__proto__") Object.defineProperty(all, name, { ...writable, value: data[name] })
    else all[name] = data[name]
  }
  return all
}

const writable = { configurable: true, enumerable: true, writable: true }

/** What can stand in a field, of a list its elements. */
const judge = (schema: Schema.Codec<any, any>, field: string): ((value: unknown) => boolean) | undefined => {
  const parts = field
    .split(".")
    .reduce<ReadonlyArray<SchemaAST.AST>>(
      (parts, name) => parts.flatMap(membersOf).flatMap((part) => (part._tag === "Objects" ? inside(part, name) : [])),
      [Schema.toEncoded(schema).ast]
    )
  const elements = parts.flatMap(membersOf).flatMap((part) => (part._tag === "Arrays" ? part.rest : [part]))
  const checks = elements.map((ast) => Schema.is(Schema.make(ast)))
  return checks.length === 0 ? undefined : (value) => checks.some((check) => check(value))
}

const inside = ({ propertySignatures }: SchemaAST.Objects, name: string): ReadonlyArray<SchemaAST.AST> =>
  propertySignatures.filter((property) => property.name === name).map(({ type }) => type)

const membersOf = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.AST> =>
  ast._tag === "Union" ? ast.types.flatMap(membersOf) : ast._tag === "Suspend" ? membersOf(ast.thunk()) : [ast]
