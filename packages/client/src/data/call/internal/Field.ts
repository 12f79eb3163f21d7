/**
 * What the fields of a collection can be used for, as types: which operators a filter may use on which field with which
 * values, what a query may sort by and select, what a patch may change and an aggregate add up. Nothing of it is left at
 * run time.
 *
 * @since 0.1.0
 */

/**
 * Fields that the provider keeps. Which of them come with an item depends on the provider and on what was selected. No
 * interface: data with these fields is still the data of any collection, by whatever names.
 */
export type SystemFields = {
  readonly _id: string
  readonly _createdDate?: Date
  readonly _updatedDate?: Date
  readonly _ownerId?: string
}

/**
 * How a field is used. `equality`, `order`, `text`, `member` (looked up in a list of values), `list` (searched as a list
 * itself) and `presence` are conditions of filters; `sort` and `select` are a query's; `group`, `number` (added up) and
 * `unwind` (a list taken apart) an aggregate's; `set`, `remove`, `increment` and `element` (added to a list or taken out)
 * a patch's; `include` and `reference` are of fields that refer to items.
 */
export type UseKind = FilterKind | BareKind | PatchKind | "reference"

type FilterKind = "equality" | "order" | "text" | "member" | "list" | "presence"

/** Uses without a value. */
type BareKind = "sort" | "select" | "group" | "number" | "unwind" | "include" | "remove"

type PatchKind = "set" | "remove" | "increment" | "element"

/** One use of one field. A filter carries the uses it needs, a query accepts those that its collection allows. */
export interface Use<out Field extends string, out Kind extends UseKind, out Value> {
  // One text for both, by which the compiler finds a use among thousands without comparing it to each.
  readonly use: `${Kind} ${Field}`
  readonly value: Value
}

/** The use of each of these fields as it stands, without a value. `order` so means that the field has an order. */
export type Bare<Field extends string, Kind extends BareKind | "order"> = Field extends string
  ? Use<Field, Kind, never>
  : never

/** Every use there is: what a collection allows that is known by its name only. */
export type AnyUse = Use<string, any, any>

/**
 * The uses that data of this shape allows. Nested fields are named with dots, three levels below the first; deeper ones
 * are for untyped queries. Names never reach into lists, as no filter does.
 */
export type UsesOf<Data> = UsesIn<Data, "", [0, 0, 0]>

/** The uses of the fields that the provider keeps: no patch changes them. */
export type SystemUses = Exclude<UsesOf<SystemFields>, Use<string, PatchKind, unknown>>

/**
 * The type of a collection's field by its name, dots for nested ones: as it is stored, with dates as `Date`. `unknown`
 * where nobody knows it.
 */
export type ValueAt<C, Field extends string> = C extends { readonly schema: { readonly Encoded: infer Encoded } }
  ? At<Encoded & SystemFields, Field>
  : unknown

/** The type of a field of data by its name, dots for nested ones. */
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
  ? Use<Field | `${Field}.${string}`, any, any>
  :
      | Use<Field, "presence" | "select" | "group", unknown>
      | Use<Field, "set", Exclude<Value, undefined>>
      | UsesBy<Field, NonNullable<Value>, Depth>

// A union of literals is one type of value, so it is not taken apart as long as it is all texts, or all numbers.
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
      ? Use<Field, "equality" | "list", any>
      : Use<Field, "equality", (Element & Scalar) | null> | Use<Field, "list", Exclude<Element & Scalar, boolean>>)

type Below<Field extends string, Value, Depth extends ReadonlyArray<0>> = Depth extends readonly [
  0,
  ...infer Rest extends ReadonlyArray<0>
]
  ? UsesIn<Value, `${Field}.`, Rest>
  : never

/** The names of fields that a read of one item can select: those of the data, and paths with dots three levels below. */
export type PathsOf<Data> = PathsIn<Data, "", [0, 0, 0]>

type PathsIn<Data, Prefix extends string, Depth extends ReadonlyArray<0>> = {
  [Key in keyof Data & string]-?: `${Prefix}${Key}` | PathsBelow<`${Prefix}${Key}`, NonNullable<Data[Key]>, Depth>
}[keyof Data & string]

type PathsBelow<Field extends string, Value, Depth extends ReadonlyArray<0>> = unknown extends Value
  ? `${Field}.${string}`
  : Value extends Scalar | ReadonlyArray<unknown>
    ? never
    : Depth extends readonly [0, ...infer Rest extends ReadonlyArray<0>]
      ? PathsIn<Value, `${Field}.`, Rest>
      : never
