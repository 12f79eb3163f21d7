/**
 * Types of the errors for the name of a field: a message that names the owner of the fields, the field and the nearest
 * field or operator. This module has no run-time code.
 *
 * @since 0.1.0
 */
import type { UseKind } from "./Field.ts"

/** The type of a parameter that accepts no argument, so that the compiler shows the message in its error. */
export interface FieldError<out Message extends string> {
  readonly "~error": Message
}

/** The message for a field that does not allow a kind of use. `Text` has all uses that its owner allows. */
export type FieldMessage<
  Owner extends string,
  Text extends string,
  Kind extends UseKind,
  Field extends string
> = string extends Field
  ? `The name of a field of ${Subject<Owner>} must have a literal type.`
  : `presence ${Field}` extends Text
    ? Misuse<Owner, Text, Kind, Field>
    : `include ${Field}` extends Text
      ? Misuse<Owner, Text, Kind, Field>
      : `${Subject<Owner>} has no field '${Field}'.${Suggestion<NearestOf<Field, Text, Kind>>}`

/** The message for a value whose type the field does not allow. */
export type ValueMessage<
  Owner extends string,
  Field extends string
> = `The value for '${Field}' of ${Subject<Owner>} has the wrong type.`

type Misuse<
  Owner extends string,
  Text extends string,
  Kind extends UseKind,
  Field extends string
> = `'${Field}' of ${Subject<Owner>} ${Reasons[Kind]}.${Advice<Text, Kind, Field>}`

type Subject<Owner extends string> = string extends Owner ? "the collection" : Owner

interface Reasons {
  equality: "cannot be compared"
  order: "has no order"
  text: "is not a string"
  member: "is not a single value"
  list: "is not an array"
  presence: "is not stored"
  sort: "cannot be sorted by"
  select: "cannot be selected"
  group: "cannot be grouped by"
  number: "is not a number"
  unwind: "is not an array"
  include: "does not refer to items"
  reference: "does not refer to items"
  set: "cannot be changed"
  remove: "cannot be removed"
  increment: "is not a number"
  element: "is not an array"
}

type FilterKind = "equality" | "order" | "text" | "member" | "list"

type Advice<Text extends string, Kind extends UseKind, Field extends string> = Kind extends FilterKind
  ? `list ${Field}` extends Text
    ? " Use hasSome or hasAll."
    : `order ${Field}` extends Text
      ? " Use eq, ne, in, lt, lte, gt, gte or between."
      : `equality ${Field}` extends Text
        ? " Use eq or ne."
        : Below<Text, Kind, Field>
  : Below<Text, Kind, Field>

type Below<Text extends string, Kind extends UseKind, Field extends string> = Suggestion<
  One<Extract<NameIn<Text, Kind>, `${Field}.${string}`>>
>

type Suggestion<Name extends string> = [Name] extends [never] ? "" : ` Did you mean '${Name}'?`

type NameIn<Text, Kind extends UseKind> = Text extends `${Kind} ${infer Field}` ? Field : never

/** The name that is most similar to a word, preferably one that the use accepts. `never` if none is similar. */
type NearestOf<Word extends string, Text extends string, Kind extends UseKind> = Word extends ""
  ? never
  : Nearest<Word, NameIn<Text, Kind>> extends infer Name extends string
    ? [Name] extends [never]
      ? Nearest<Word, NameIn<Text, "presence">>
      : Name
    : never

// Each step is evaluated only if the one before it finds nothing.
type Nearest<Word extends string, Name extends string> =
  Within<Lowercase<Word>, Name, [0]> extends infer Near extends string
    ? [Near] extends [never]
      ? Within<Lowercase<Word>, Extract<Name, StartOf<Word>>, EditsOf<Word>> extends infer Far extends string
        ? [Far] extends [never]
          ? One<PartOf<Word, Name>>
          : One<Far>
        : never
      : One<Near>
    : never

/** Names that start like a word. Only they may differ in two characters, because comparing all of them takes long. */
type StartOf<Word extends string> = Word extends `${infer First}${string}`
  ? `${Lowercase<First> | Uppercase<First>}${string}`
  : never

// In a short word, two edits leave nothing of it.
type EditsOf<Word extends string> = Word extends `${infer _}${infer _}${infer _}${infer _}${infer _}` ? [0, 0] : [0]

/** The names that differ from a word in at most this number of characters, in any case. */
type Within<Word extends string, Name extends string, Edits extends ReadonlyArray<0>> = Name extends unknown
  ? IsWithin<Word, Lowercase<Name>, Edits> extends true
    ? Name
    : never
  : never

type IsWithin<
  Some extends string,
  Other extends string,
  Edits extends ReadonlyArray<0>
> = Some extends `${infer First}${infer Rest}`
  ? Other extends `${First}${infer Others}`
    ? IsWithin<Rest, Others, Edits>
    : Edits extends readonly [0, ...infer Left extends ReadonlyArray<0>]
      ? Other extends `${infer _}${infer Others}`
        ? // A character is replaced, missing, or one too many.
          IsWithin<Rest, Others, Left> extends true
          ? true
          : IsWithin<Some, Others, Left> extends true
            ? true
            : IsWithin<Rest, Other, Left>
        : IsWithin<Rest, "", Left>
      : false
  : Other extends ""
    ? true
    : Other extends `${infer _}${infer Others}`
      ? Edits extends readonly [0, ...infer Left extends ReadonlyArray<0>]
        ? IsWithin<"", Others, Left>
        : false
      : false

/** The names that start with a word, otherwise those that contain it or are a part of it. */
type PartOf<Word extends string, Name extends string> = [Extract<Name, `${Word}${string}`>] extends [never]
  ? Name extends `${string}${Word}${string}`
    ? Name
    : Word extends `${string}${Name}${string}`
      ? Name
      : never
  : Extract<Name, `${Word}${string}`>

/** One member of a union. */
export type One<Union extends string> = (Union extends unknown ? (get: () => Union) => void : never) extends (
  get: infer Get
) => void
  ? Get extends () => infer Member
    ? Member & string
    : never
  : never
