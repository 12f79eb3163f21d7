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
import type { FieldError, FieldMessage, One, ValueMessage } from "./FieldError.ts"

/** The fields of a collection or of results: the name of their owner for errors, and the uses that they allow. */
export interface Scope<out Owner extends string, in Uses> {
  readonly owner?: Owner
  readonly accepts?: (use: Uses) => void
}

/**
 * Whether there is no scope. Types compare the result with `true` instead of testing `S` themselves, because a
 * conditional type that tests the type parameter `S` has the result `never` if `S` is `never`.
 */
export type IsUnscoped<S> = [S] extends [never] ? true : false

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
 * The error is in a union with the names that start with `Field`, so that the editor completes them.
 */
export type CheckedName<S, Kind extends UseKind, Field extends string> =
  IsUnscoped<S> extends true
    ? Field
    : S extends Scope<infer Owner, infer Uses extends NamedUse>
      ? // The type of the collection is `never`, so its fields are not known.
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
      FieldError<FieldMessage<Owner, Text, Kind, NoInfer<Field>>> | NameFrom<Text, Kind, NoInfer<Field>>
  : never

/** The names that start with a literal string. */
type NameFrom<Text extends string, Kind extends UseKind, Start extends string> = string extends Start
  ? never
  : Extract<NameIn<Text, Kind>, `${Start}${string}`>

/** The type of a parameter that receives names of fields, one by one or in one array. */
export type CheckedList<S, Kind extends UseKind, Given> =
  IsUnscoped<S> extends true
    ? Given
    : Given extends string
      ? CheckedName<S, Kind, Given>
      : { readonly [Index in keyof Given]: CheckedName<S, Kind, Given[Index] & string> }

/** The names in the arguments of a function that takes them one by one or in one array. */
export type NameOf<Given> = Given extends ReadonlyArray<infer Field> ? Field & string : Given & string

/** The type of a parameter that receives the value of a use: the value itself if the field allows it. */
export type CheckedValue<S, Field extends string, Kind extends UseKind, Value> = [
  UseOf<S, Field, Kind, Value>
] extends [never]
  ? NoInfer<ValueFor<S, Field, Kind>>
  : Value

/**
 * The use that a call requires, or `never` if the scope refuses it, because the call has an error already. Without
 * `NoInfer`, TypeScript infers the field from the uses that the context of the call allows.
 */
export type UseIn<S, Field extends string, Kind extends UseKind, Value> = UseOf<S, NoInfer<Field>, Kind, NoInfer<Value>>

type UseOf<S, Field extends string, Kind extends UseKind, Value> =
  IsUnscoped<S> extends true
    ? Use<Field, Kind, Value>
    : S extends Scope<string, infer Uses>
      ? Use<Field, Kind, Value> extends Uses
        ? Use<Field, Kind, Value>
        : never
      : Use<Field, Kind, Value>

/** Uses that a scope allows, or `never` if it refuses any of them, because their call has an error already. */
export type AllowedIn<S, Uses> = IsUnscoped<S> extends true ? Uses : [Refused<S, Uses>] extends [never] ? Uses : never

/** The type of the values that a scope allows for a use of a field. */
export type ValueFor<S, Field extends string, Kind extends UseKind> =
  S extends Scope<string, infer Uses extends ValuedUse> ? ValueIn<ValuesOf<Uses>, `${Kind} ${Field}`> : unknown

interface ValuedUse extends NamedUse {
  readonly value: unknown
}

/** The types of the values by use. The compiler creates it once for a scope, and then finds each use without a search. */
type ValuesOf<Uses extends ValuedUse> = { readonly [Each in Uses as Each["use"]]: Each["value"] }

type ValueIn<Values, Text extends string> = Values extends { readonly [_ in Text]: infer Value } ? Value : never

/**
 * The uses of a value that the scope `S` still has to check: none if the value was checked against a scope `Of` that
 * allows no more than `S`, because checking all uses of a nested value in each call takes long.
 */
export type UncheckedIn<S, Uses, Of> = unknown extends Of
  ? Uses
  : IsUnscoped<Of> extends true
    ? Uses
    : [S] extends [Of]
      ? never
      : Uses

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

/** The type-level properties of any value of a scope. TypeScript infers the scope of nested calls from them. */
export interface BrandIn<S> {
  readonly uses?: unknown
  of?(scope: S): void
}

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
export type CheckedArgument<S, Given, Uses, Within> =
  IsUnscoped<S> extends true ? Given : [Refused<S, Uses>] extends [never] ? Given | Within : Refused<S, Uses>

/**
 * The type of the parameter of a function that is applied to `Self`, for example to a query, and uses its fields. `Own`
 * is the scope of `Self`.
 *
 * Without a context, it is `Self`, or the message if its scope refuses a use. In a context, the names were checked
 * already.
 */
export type CheckedSelf<Self, S, Own, Uses, Within> =
  IsUnscoped<S> extends true ? SelfOrMessage<Self, Refused<Own, Uses>> : InContext<Self, S, Within>

type SelfOrMessage<Self, Message> = [Message] extends [never] ? Self : Message

/**
 * The type of the parameter of a function that is applied to `Self` in a context with the scope `S`. TypeScript infers
 * the scope from `Within`, which is the result only without a scope: it infers from both results of a conditional type.
 */
export type InContext<Self, S, Within> = IsUnscoped<S> extends true ? Within : Self

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
      ? ValueMessage<Owner, Field>
      : FieldMessage<Owner, Allowed["use"], Kind, Field>
  : never
