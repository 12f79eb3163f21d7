/**
 * What the fields of a collection can be used for, as types: which operators a filter may use on which field with which
 * values, and what a query may sort by and select. Nothing of it is left at run time.
 *
 * @since 0.1.0
 */

/**
 * How a field is used: compared for equality, ordered, searched as text, looked up in a list of values (`member`),
 * searched as a list itself (`list`), asked whether it is there, sorted by, selected, or followed to what it refers to.
 */
export type UseKind = "equality" | "order" | "text" | "member" | "list" | "presence" | "sort" | "select" | "include"

/** One use of one field. A filter carries the uses it needs, a query accepts those that its collection allows. */
export interface Use<out Field extends string, out Kind extends UseKind, out Value> {
  readonly field: Field
  readonly kind: Kind
  readonly value: Value
}

/** The use of each of these fields as it stands, without a value. */
export type Bare<Field extends string, Kind extends "sort" | "select" | "include"> = Field extends string
  ? Use<Field, Kind, never>
  : never

/** Every use there is: what a collection allows that is known by its name only. */
export type AnyUse = Use<string, any, any>

/**
 * The uses that data of this shape allows. Nested fields are named with dots, three levels deep; deeper ones are for
 * untyped queries.
 */
export type UsesOf<Data> = TopLevel<Data> | UsesIn<Data, "", [0, 0, 0]>

type TopLevel<Data> = Use<keyof Data & string, "select" | "include", never>

type UsesIn<Data, Prefix extends string, Depth extends ReadonlyArray<0>> = {
  [Key in keyof Data & string]-?: UsesAt<`${Prefix}${Key}`, Data[Key], Depth>
}[keyof Data & string]

type UsesAt<Field extends string, Value, Depth extends ReadonlyArray<0>> =
  | Use<Field, "presence", boolean>
  | (unknown extends Value ? Use<Field | `${Field}.${string}`, any, any> : UsesBy<Field, NonNullable<Value>, Depth>)

type UsesBy<Field extends string, Value, Depth extends ReadonlyArray<0>> = Value extends string
  ? Ordered<Field, Value, string> | Use<Field, "text", string>
  : Value extends number
    ? Ordered<Field, Value, number>
    : Value extends Date
      ? Ordered<Field, Value, Date>
      : Value extends boolean
        ? Use<Field, "equality", boolean | null> | Use<Field, "sort", never>
        : Value extends ReadonlyArray<infer Element>
          ? UsesOfList<Field, NonNullable<Element>, Depth>
          : Below<Field, Value, Depth>

type Ordered<Field extends string, Value, Wide> =
  | Use<Field, "equality", Value | null>
  | Use<Field, "order", Wide>
  | Use<Field, "member", Value>
  | Use<Field, "sort", never>

type UsesOfList<Field extends string, Element, Depth extends ReadonlyArray<0>> = [Element] extends [
  string | number | Date
]
  ? Use<Field, "equality", Element | null> | Use<Field, "list", Element>
  : Below<Field, Element, Depth>

type Below<Field extends string, Value, Depth extends ReadonlyArray<0>> = Depth extends readonly [
  0,
  ...infer Rest extends ReadonlyArray<0>
]
  ? Value extends object
    ? UsesIn<Value, `${Field}.`, Rest>
    : never
  : never
