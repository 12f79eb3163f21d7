/**
 * Types that complete and check the names of fields: the scope that names come from, the names that a use accepts, and
 * the error for a name that it does not accept. This module has no run-time code.
 *
 * A function that names a field takes the scope as its first type parameter, which TypeScript infers from the context of
 * the call: in `query.pipe(Query.ascending("title"))`, from the parameter of the function that `pipe` expects. Without
 * such a context the scope is `never`. The name is then checked when the result of the function is used.
 *
 * @since 0.1.0
 */
import type { Use, UseKind } from "./Field.ts"
import type { Complaint, FieldError, One, ValueComplaint } from "./FieldError.ts"

/** The fields of a collection or of results: the name of their owner for errors, and the uses that they allow. */
export interface Scope<out Owner extends string, in Uses> {
  readonly owner?: Owner
  readonly accepts?: (use: Uses) => void
}

/** Any use of any field, for which only its name matters here. */
interface NamedUse {
  readonly use: string
}

/** The names of the fields that a scope allows for a kind of use. */
export type NamesOf<S, Kind extends UseKind> =
  S extends Scope<string, infer Uses extends NamedUse> ? NameIn<Uses["use"], Kind> : never

type NameIn<Text, Kind extends UseKind> = Text extends `${Kind} ${infer Field}` ? Field : never

/**
 * The type of a parameter that receives the name of a field: the name itself if the scope allows the use, otherwise an
 * error. Without a scope, or if its fields are not known, it is any name.
 *
 * The error is in a union with the names that start with the text, so that the editor completes them.
 */
export type CheckedName<S, Kind extends UseKind, Field extends string> = [S] extends [never]
  ? Field
  : S extends Scope<infer Owner, infer Uses extends NamedUse>
    ? // A collection of type `never`, for example in a test, has any field.
      [Uses] extends [never]
      ? Field
      : CheckedIn<Owner, Uses["use"], Kind, Field>
    : Field

type CheckedIn<
  Owner extends string,
  Text extends string,
  Kind extends UseKind,
  Field extends string
> = Field extends unknown
  ? `${Kind} ${Field}` extends Text
    ? Field
    : // Without `NoInfer`, TypeScript infers a part of the name from this branch.
      FieldError<Complaint<Owner, Text, Kind, NoInfer<Field>>> | NameFrom<Text, Kind, NoInfer<Field>>
  : never

/** The names that start with a text. The text is not a name if its type is `string`. */
type NameFrom<Text extends string, Kind extends UseKind, Start extends string> = string extends Start
  ? never
  : Extract<NameIn<Text, Kind>, `${Start}${string}`>

/** The type of a parameter that receives names of fields, one by one or in one array. */
export type CheckedList<S, Kind extends UseKind, Given> = [S] extends [never]
  ? Given
  : Given extends string
    ? CheckedName<S, Kind, Given>
    : { readonly [Index in keyof Given]: CheckedName<S, Kind, Given[Index] & string> }

/** The names in the arguments of a function that takes them one by one or in one array. */
export type NameOf<Given> = Given extends ReadonlyArray<infer Field> ? Field & string : Given & string

/** The type of a parameter that receives the value of a use: the value itself if the field allows it. */
export type CheckedValue<S, Field extends string, Kind extends UseKind, Value> = [S] extends [never]
  ? Value
  : S extends Scope<string, infer Uses extends NamedUse>
    ? Use<Field, Kind, Value> extends Uses
      ? Value
      : NoInfer<ValueIn<Uses, `${Kind} ${Field}`>>
    : Value

type ValueIn<Uses, Text extends string> = Uses extends { readonly use: infer Of; readonly value: infer Value }
  ? Text extends Of
    ? Value
    : never
  : never

/**
 * The use that a call requires, or `never` if the scope refuses it, because the call has an error already. Without
 * `NoInfer`, TypeScript infers the field from the uses that the context of the call allows.
 */
export type UseIn<S, Field extends string, Kind extends UseKind, Value> = UseOf<S, NoInfer<Field>, Kind, NoInfer<Value>>

type UseOf<S, Field extends string, Kind extends UseKind, Value> = [S] extends [never]
  ? Use<Field, Kind, Value>
  : S extends Scope<string, infer Uses>
    ? Use<Field, Kind, Value> extends Uses
      ? Use<Field, Kind, Value>
      : never
    : Use<Field, Kind, Value>

/** Uses that a scope allows, or `never` if it refuses any of them, because their call has an error already. */
export type AllowedIn<S, Uses> = [S] extends [never] ? Uses : [Refused<S, Uses>] extends [never] ? Uses : never

/** The type of the values that a scope allows for a use of a field. */
export type ValueFor<S, Field extends string, Kind extends UseKind> =
  S extends Scope<string, infer Uses> ? ValueIn<Uses, `${Kind} ${Field}`> : unknown

/**
 * The type-level properties of a filter or of a similar value: the uses that it requires, and the scope `Of` that they
 * were checked against, or `never` if they were not checked. If `Of` is `unknown`, the type was written by hand.
 *
 * Only a value of a scope has the property `of`, because TypeScript infers the scope of a call from its arguments too.
 */
export type Brand<Uses, Of> = unknown extends Of
  ? { readonly uses?: Uses }
  : [Of] extends [never]
    ? { readonly uses?: Uses; readonly refused?: Refusal<Uses> }
    : // A method, because it must be assignable if either scope is assignable to the other one.
      { readonly uses?: Uses; readonly refused?: Refusal<Uses>; of?(scope: Of): void }

type Refusal<Uses> = <S>(scope: S) => Refused<S, Uses>

/**
 * The type-level properties of a parameter that receives a filter or a similar value for the collection `C`. The first
 * one makes the compiler show the message for a use that the collection refuses.
 */
export interface BrandFor<S, Uses> {
  readonly refused?: (scope: S) => never
  readonly uses?: Uses
  of?(scope: S): void
}

/**
 * The type of a parameter that receives a filter or a patch `Given` with these uses: the value itself, or an error if
 * the scope refuses a use. `Within` is the type of any value of the scope, which provides the context for nested calls.
 */
export type Fitting<S, Given, Uses, Within> = [S] extends [never]
  ? Given
  : [Refused<S, Uses>] extends [never]
    ? Given | Within
    : Refused<S, Uses>

/** The type of the parameter of a function that is applied to `Self` without a context: `Self`, or the message. */
export type Fitted<Self, Refusal> = [Refusal] extends [never] ? Self : Refusal

/**
 * The type of the parameter of a function that is applied to `Self` in a context with the scope `S`, in which the names
 * were checked already. TypeScript infers the scope from the branch that is not chosen: a context is never `never`.
 */
export type InContext<Self, S, Within> = [S] extends [never] ? Within : Self

/** The message for uses that a scope does not allow, or `never` if it allows all of them. */
export type Refused<S, Uses> =
  S extends Scope<infer Owner, infer Allowed extends NamedUse>
    ? [Uses] extends [Allowed]
      ? never
      : One<RefusedIn<Owner, Allowed, Uses>>
    : never

type RefusedIn<Owner extends string, Allowed extends NamedUse, Uses> = Uses extends {
  readonly use: `${infer Kind extends UseKind} ${infer Field}`
}
  ? Uses extends Allowed
    ? never
    : `${Kind} ${Field}` extends Allowed["use"]
      ? ValueComplaint<Owner, Field>
      : Complaint<Owner, Allowed["use"], Kind, Field>
  : never
