/**
 * The fields of a collection and their types, from its schema if it has one, otherwise from the values of its items.
 *
 * @since 0.1.0
 */
import type { Argument, Collection, References } from "@portico/client/data/Collection"
import type * as SchemaAST from "effect/SchemaAST"

/**
 * The type of an argument that expects one of these names. It also accepts a name of type `string`, for example one
 * that the user selected; the caller is responsible for its validity.
 */
export type Known<Given extends string, Name extends string> = [Given] extends [never]
  ? Name
  : string extends Given
    ? Given
    : Given extends Name
      ? Given
      : Name

/**
 * The type of a field. `reference`: ids of items of another collection. `mixed`: several of these types, or any value.
 */
export type FieldType = "text" | "number" | "boolean" | "date" | "list" | "object" | "reference" | "mixed"

/** A field of a collection. */
export interface FieldInfo<Name extends string = string> {
  /** The name of the field. */
  readonly name: Name
  /** The type of its value, which determines the input. */
  readonly type: FieldType
  /** Whether an item may omit it. */
  readonly optional: boolean
  /** The label for users, from the schema's `title`. */
  readonly label?: string | undefined
  /** Whether it may be `null`. */
  readonly nullable?: boolean | undefined
  /** The type of a list's elements. */
  readonly element?: FieldType | undefined
  /** Whether its schema allows only whole numbers. */
  readonly whole?: boolean | undefined
  /** The only allowed values, if the schema lists them. */
  readonly options?: ReadonlyArray<string | number> | undefined
  /** The collection that it refers to, if it is a reference. */
  readonly target?: Argument | undefined
  /** Whether it refers to any number of items. */
  readonly many?: boolean | undefined
}

type Data = Readonly<Record<string, unknown>>

/**
 * Returns the fields of a collection: those of its schema, in their order, then its other references. For a collection
 * that is known only by its id, returns the fields of the passed items without system fields.
 *
 * **Example** (Editable fields of a book)
 *
 * ```ts
 * import * as Collection from "@portico/client/data/Collection"
 * import { fieldsOf } from "@portico/react"
 * import * as Schema from "effect/Schema"
 *
 * const Books = Collection.make("books", Schema.Struct({ title: Schema.String, price: Schema.Finite }))
 *
 * fieldsOf(Books).map(({ name, type }) => `${name}: ${type}`) // => ["title: text", "price: number"]
 * ```
 */
export const fieldsOf = (collection: Argument, items: ReadonlyArray<Data> = []): ReadonlyArray<FieldInfo> =>
  typeof collection === "string" ? ofValues(items) : ofSchema(collection)

/** Returns the type of a value. Returns `undefined` for values without a type, such as `undefined` and `null`. */
export const typeOf = (value: unknown): FieldType | undefined => {
  switch (typeof value) {
    case "string":
      return "text"
    case "number":
    case "bigint":
      return "number"
    case "boolean":
      return "boolean"
    case "object":
      if (value === null) return undefined
      return value instanceof Date ? "date" : Array.isArray(value) ? "list" : "object"
    default:
      return undefined
  }
}

const ofValues = (items: ReadonlyArray<Data>): ReadonlyArray<FieldInfo> =>
  [...new Set(items.flatMap((item) => Object.keys(item)))]
    .filter((name) => !name.startsWith("_"))
    .map((name) => {
      const values = items.map((item) => (Object.hasOwn(item, name) ? item[name] : undefined))
      const type = oneOf(values.map(typeOf))
      const lists = values.filter((value): value is ReadonlyArray<unknown> => Array.isArray(value))
      return {
        name,
        type,
        optional: true,
        nullable: values.includes(null),
        ...(type === "list" ? { element: oneOf(lists.flat().map(typeOf)) } : {})
      }
    })

const oneOf = (types: ReadonlyArray<FieldType | undefined>): FieldType => {
  const [type = "mixed", ...others] = new Set(types.filter((type) => type !== undefined))
  return others.length === 0 ? type : "mixed"
}

const ofSchema = (collection: Collection): ReadonlyArray<FieldInfo> => {
  const { schema } = collection
  const references: References = collection.references
  const named = Object.entries(schema.fields).map(([name, { ast }]): FieldInfo => {
    const field = { name, ...ofAst(ast) }
    const target = Object.hasOwn(references, name) ? targetOf(references[name]) : undefined
    return target === undefined
      ? field
      : { ...field, type: "reference", target, ...(field.type === "list" ? { many: true } : {}) }
  })
  const others = Object.keys(references)
    .filter((name) => !Object.hasOwn(schema.fields, name))
    .map((name): FieldInfo => ({
      name,
      type: "reference",
      optional: true,
      target: targetOf(references[name]),
      many: true
    }))
  return [...named, ...others]
}

const targetOf = (reference: Argument | (() => Argument) | undefined): Argument | undefined =>
  typeof reference === "function" ? reference() : reference

const ofAst = (ast: SchemaAST.AST): Omit<FieldInfo, "name"> => {
  const parts = partsOf(ast)
  const real = parts.filter(({ _tag }) => _tag !== "Null" && _tag !== "Undefined")
  const types = real.map(typeOfAst)
  const [first] = real
  const literals = real.flatMap((part) =>
    part._tag === "Literal" && (typeof part.literal === "string" || typeof part.literal === "number")
      ? [part.literal]
      : []
  )
  const label = titleOf(ast) ?? (first === undefined ? undefined : titleOf(first))
  return {
    type: oneOf(types),
    optional: ast.context?.isOptional === true || parts.some(({ _tag }) => _tag === "Undefined"),
    nullable: parts.some(({ _tag }) => _tag === "Null"),
    ...(label === undefined ? {} : { label }),
    ...(real.length > 0 && real.every(isWhole) ? { whole: true } : {}),
    ...(first?._tag === "Arrays" && real.length === 1 ? { element: elementOf(first) } : {}),
    ...(literals.length > 0 && literals.length === real.length ? { options: literals } : {})
  }
}

/** Flattens nested unions into their members. */
export const partsOf = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.AST> => {
  if (ast._tag === "Union") return ast.types.flatMap(partsOf)
  return ast._tag === "Suspend" ? partsOf(ast.thunk()) : [ast]
}

const typeOfAst = (ast: SchemaAST.AST): FieldType => {
  switch (ast._tag) {
    case "String":
    case "TemplateLiteral":
      return "text"
    case "Number":
    case "BigInt":
      return "number"
    case "Boolean":
      return "boolean"
    case "Literal":
      return typeOf(ast.literal) ?? "mixed"
    case "Enum":
      return oneOf(ast.enums.map(([, value]) => typeOf(value)))
    case "Arrays":
      return "list"
    case "Objects":
      return "object"
    case "Declaration":
      return isDate(ast) ? "date" : "mixed"
    default:
      return "mixed"
  }
}

const elementOf = ({ elements, rest }: SchemaAST.Arrays): FieldType =>
  oneOf([...elements, ...rest].map((ast) => ofAst(ast).type))

const isDate = ({ annotations }: SchemaAST.Declaration): boolean => represents(annotations, "effect/schema/Date")

const isWhole = ({ checks }: SchemaAST.AST): boolean => checks?.some(requiresWhole) === true

const requiresWhole = (check: SchemaAST.Check<never>): boolean =>
  check._tag === "FilterGroup" ? check.checks.some(requiresWhole) : represents(check.annotations, "effect/schema/isInt")

const represents = (annotations: Readonly<Record<string, unknown>> | undefined, id: string): boolean => {
  const representation = annotations?.["representation"]
  return (
    typeof representation === "object" && representation !== null && "id" in representation && representation.id === id
  )
}

// `annotate` stores on the last check if the schema has checks, `annotateKey` on the context.
const titleOf = ({ annotations, checks, context }: SchemaAST.AST): string | undefined =>
  [context?.annotations, checks?.at(-1)?.annotations, annotations]
    .map((found: Readonly<Record<string, unknown>> | undefined) => found?.["title"])
    .find((title) => typeof title === "string")
