/**
 * Types for the uses of a collection's fields: the operators and values that a filter may use on a field, the fields
 * that a query may sort by and select, that a patch may change and that an aggregate may sum. This module has no
 * run-time code.
 *
 * @since 0.1.0
 */

/**
 * The fields that the provider manages. The ones that an item contains depend on the provider and on the selected
 * fields. This is a type and not an interface so that data with these fields stays assignable to the data of any
 * collection.
 */
export type SystemFields = {
  readonly _id: string
  readonly _createdDate?: Date
  readonly _updatedDate?: Date
  readonly _ownerId?: string
}

/**
 * The kinds of field uses.
 *
 * - Filters: `equality`, `order`, `text`, `member` (compared with an array of values), `list` (the field is an array)
 *   and `presence`.
 * - Queries: `sort` and `select`.
 * - Aggregates: `group`, `number` (summed) and `unwind` (one document per array element).
 * - Patches: `set`, `remove`, `increment` and `element` (added to an array or removed from it).
 * - Fields that refer to items: `include` and `reference`.
 */
export type UseKind = FilterKind | BareKind | PatchKind | "reference"

type FilterKind = "equality" | "order" | "text" | "member" | "list" | "presence"

/** The kinds of uses that have no value. */
type BareKind = "sort" | "select" | "group" | "number" | "unwind" | "include" | "remove"

type PatchKind = "set" | "remove" | "increment" | "element"

/**
 * One use of one field. A filter has the uses that it requires; a query accepts the uses that its collection allows.
 */
export interface Use<out Field extends string, out Kind extends UseKind, out Value> {
  // One string for kind and field lets the compiler find a use in a union of thousands without comparing every member.
  readonly use: `${Kind} ${Field}`
  readonly value: Value
}

/** A use of each field without a value. With `order`, it requires that the values of the field are ordered. */
export type Bare<Field extends string, Kind extends BareKind | "order"> = Field extends string
  ? Use<Field, Kind, never>
  : never

/** Any use: the uses that a collection allows if only its id is known. */
export type AnyUse = Use<string, AnyKind, AnyValue>

// `any`, because these uses are both required and accepted: they must be assignable to every use and from every use.
type AnyKind = any
type AnyValue = any

/**
 * The uses that data of this shape allows. Names of nested fields contain dots, up to three levels below the first;
 * deeper fields need an untyped query. Names never reach into arrays, because filters do not either.
 */
export type UsesOf<Data> = UsesIn<Data, "", [0, 0, 0]>

/** The uses of the fields that the provider manages. Patch uses are excluded, because no patch changes these fields. */
export type SystemUses = Exclude<UsesOf<SystemFields>, Use<string, PatchKind, unknown>>

/**
 * The type of a collection's field by its name, with dots for nested fields. It is the stored type, with dates as
 * `Date`, or `unknown` if the schema or the field is not known.
 */
export type ValueAt<C, Field extends string> = C extends { readonly schema: { readonly Encoded: infer Encoded } }
  ? At<Encoded & SystemFields, Field>
  : unknown

/** The type of a field of data by its name, with dots for nested fields. */
export type At<Data, Field extends string> = Field extends keyof Data
  ? Data[Field]
  : Field extends `${infer First}.${infer Rest}`
    ? First extends keyof Data
      ? At<NonNullable<Data[First]>, Rest> | (Data[First] & (null | undefined))
      : unknown
    : unknown

type UsesIn<Data, Prefix extends string, Depth extends ReadonlyArray<0>> = {
  [Key in keyof Data & string]-?:
    | UsesAt<`${Prefix}${Key}`, Data[Key], Depth>
    | (Pick<Data, Key> extends Required<Pick<Data, Key>> ? never : Use<`${Prefix}${Key}`, "remove", unknown>)
}[keyof Data & string]

type UsesAt<Field extends string, Value, Depth extends ReadonlyArray<0>> = unknown extends Value
  ? Use<Field | `${Field}.${string}`, AnyKind, AnyValue>
  :
      | Use<Field, "presence" | "select" | "group", unknown>
      | Use<Field, "set", Exclude<Value, undefined>>
      | UsesBy<Field, NonNullable<Value>, Depth>

// Tuples prevent distribution: a union of only string literals, or only numbers, stays one value type.
type UsesBy<Field extends string, Value, Depth extends ReadonlyArray<0>> = [Value] extends [never]
  ? never
  : [Value] extends [string]
    ? Ordered<Field, Value, string> | Use<Field, "text", string>
    : [Value] extends [number]
      ? Ordered<Field, Value, number> | Use<Field, "number", unknown> | Use<Field, "increment", number>
      : [Value] extends [Date]
        ? Ordered<Field, Value, Date>
        : [Value] extends [boolean]
          ? Use<Field, "equality", boolean | null> | Use<Field, "sort", unknown>
          : UsesOfMixed<Field, Value, Depth>

type UsesOfMixed<Field extends string, Value, Depth extends ReadonlyArray<0>> = Value extends Scalar
  ? UsesBy<Field, Value extends string ? string : Value extends number ? number : Value, Depth>
  : Value extends ReadonlyArray<infer Element>
    ? UsesOfList<Field, Element>
    : Value extends object
      ? Below<Field, Value, Depth>
      : never

type Scalar = string | number | boolean | Date

type Ordered<Field extends string, Value, Wide> =
  | Use<Field, "equality", Value | null>
  | Use<Field, "order", Wide>
  | Use<Field, "member", Value>
  | Use<Field, "sort", unknown>

type UsesOfList<Field extends string, Element> =
  | Use<Field, "unwind", unknown>
  | Use<Field, "element", Element>
  | (unknown extends Element
      ? Use<Field, "equality" | "list", AnyValue>
      : Use<Field, "equality", (Element & Scalar) | null> | Use<Field, "list", Exclude<Element & Scalar, boolean>>)

type Below<Field extends string, Value, Depth extends ReadonlyArray<0>> = Depth extends readonly [
  0,
  ...infer Rest extends ReadonlyArray<0>
]
  ? UsesIn<Value, `${Field}.`, Rest>
  : never
