/**
 * Encodes and decodes the items of a collection with a schema. Each collection refers to its own codec, so a page that
 * uses only collection ids does not load this module.
 *
 * @since 0.1.0
 */
import { type Data, isPlainObject } from "@portico/contract/WireDate"
import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type * as SchemaAST from "effect/SchemaAST"
import * as FastDecode from "../../call/internal/FastDecode.ts"
import { type CollectionCodec, type Read, type Target, type Targets, targetOf } from "./Argument.ts"
import { decodeItems, type Omit, violations } from "./PageDecoder.ts"

type Fields = Schema.Struct.Fields

// `any`, because `Codec<unknown, unknown>` accepts no schema that converts, and the codec reads neither type.
type AnyCodec = Schema.Codec<any, any>

/** Creates the codec of a schema. */
export const make = (schema: AnyCodec & { readonly fields: Fields }, references: Targets): CollectionCodec => {
  const known = new Map<string, Picked>()
  const pick = (selected: ReadonlyArray<string>, included: ReadonlyArray<string>): Picked => {
    const key = JSON.stringify([selected, included])
    const found = known.get(key) ?? pickOf(schema, references, selected, included)
    known.set(key, found)
    return found
  }
  let whole: Picked | undefined
  const decoder = (selected: ReadonlyArray<string>, included: ReadonlyArray<string>, omit?: Omit): Read => {
    const { decode, fields, fits } = pick(selected, included)
    const read: Read = (data) =>
      fits(data) ? Exit.succeed(data) : Exit.map(decode(data), (decoded) => withOthers(decoded, data, fields))
    return included.reduce((read, field) => readingItems(read, field, schema.fields, references, omit), read)
  }
  return {
    decoder: (selected, included) => decoder(selected, included),
    decodePage: (collection, { fields, include = [], omitInvalid = false }, received) => {
      const included = include.map(({ fieldName }) => fieldName)
      return decodeItems(
        {
          collection,
          decoder: (omit) => decoder(fields, included, omit),
          fits: included.length === 0 ? pick(fields, included).fits : () => false,
          referredBy: (field) => idOf(targetOf(references, field))
        },
        omitInvalid,
        received
      )
    },
    encode: (data) => {
      const { encode, fields, fits } = (whole ??= pick([], []))
      return fits(data) ? Exit.succeed(data) : Exit.map(encode(data), (encoded) => withOthers(encoded, data, fields))
    },
    violations,
    judge: (field) => judge(schema, field)
  }
}

const idOf = (target: Target | undefined): string => (typeof target === "object" ? target.id : (target ?? ""))

const readingItems = (read: Read, field: string, fields: Fields, references: Targets, omit: Omit | undefined): Read => {
  const target = targetOf(references, field)
  if (target === undefined) return read
  const readItem: Read = typeof target === "string" ? Exit.succeed : target.codec.decoder([], [])
  // The provider returns the plain id of an item that does not exist or that the caller may not read.
  const readOne = (value: unknown): Exit.Exit<unknown, Schema.SchemaError> => {
    if (!isPlainObject(value)) return Exit.succeed(value)
    const read = readItem(value)
    const id = value["_id"]
    if (omit === undefined || typeof id !== "string" || Exit.isSuccess(read)) return read
    return Option.match(Cause.findErrorOption(read.cause), {
      onNone: () => read,
      onSome: (error) => {
        omit(field, id, error)
        return Exit.succeed(omitted)
      }
    })
  }
  // A reference field without a schema refers to many items. The provider may omit it if there are none.
  const none = Object.hasOwn(fields, field) ? undefined : []
  return (data) => {
    const decoded = read(data)
    if (Exit.isFailure(decoded)) return decoded
    const value = Object.hasOwn(decoded.value, field) ? decoded.value[field] : none
    if (value === undefined) return decoded
    const items = Array.isArray(value)
      ? Exit.map(all(value.map(readOne)), (items) => items.filter((item) => item !== omitted))
      : Exit.map(readOne(value), (item) => (item === omitted ? (value as Data)["_id"] : item))
    return Exit.map(items, (items) => ({ ...decoded.value, [field]: items }))
  }
}

/** The result of decoding an item that was reported and is left out. */
const omitted = Symbol()

const all = <A, E>(exits: ReadonlyArray<Exit.Exit<A, E>>): Exit.Exit<ReadonlyArray<A>, E> => {
  const values: Array<A> = []
  for (const exit of exits) {
    if (Exit.isFailure(exit)) return Exit.failCause(exit.cause)
    values.push(exit.value)
  }
  return Exit.succeed(values)
}

interface Picked {
  readonly fields: Fields
  /** Checks whether decoding would return the data unchanged, including fields without a schema. */
  readonly fits: FastDecode.Fits
  readonly decode: Read
  readonly encode: Read
}

const pickOf = (
  schema: AnyCodec & { readonly fields: Fields },
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

/** Adds the fields of `data` that have no schema to the encoded or decoded fields. */
const withOthers = (made: Data, data: Data, fields: Schema.Struct.Fields): Data => {
  const all: Record<string, unknown> = { ...made }
  for (const name of Object.keys(data)) {
    if (Object.hasOwn(fields, name)) continue
    // Plain assignment to `__proto__` would set the prototype instead of a field.
    if (name === "__proto__") Object.defineProperty(all, name, { ...writable, value: data[name] })
    else all[name] = data[name]
  }
  return all
}

const writable = { configurable: true, enumerable: true, writable: true }

/** Returns a check for the values that a field can have. For an array field, it applies to the elements. */
const judge = (schema: AnyCodec, field: string): ((value: unknown) => boolean) | undefined => {
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
