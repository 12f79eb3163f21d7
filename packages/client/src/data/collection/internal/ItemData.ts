/**
 * Converts items between the program and the wire: checks and encodes them before they are sent, and decodes received
 * items by the schema of their collection.
 *
 * @since 0.1.0
 */
import type { Item as WireItem, ItemDraft } from "@portico/contract/data/Item"
import type { FieldViolation } from "@portico/contract/Refusal"
import * as Wde from "@portico/contract/Wde"
import { type Data, isPlainObject } from "@portico/contract/WireDate"
import * as Option from "effect/Option"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"
import { InvalidArgument } from "../../../transport/Failure.ts"
import { logWarning } from "../../../transport/internal/Log.ts"
import { checkItem } from "../../call/internal/Checks.ts"
import type { Argument, DataOf, Item } from "../Collection.ts"
import { decoder, encode, idOf, isTyped } from "./Argument.ts"
import { type Code, type Path, type Problem, refuse } from "../../call/internal/Problem.ts"
import type { ItemCode } from "../../call/internal/ProblemCodes.ts"
import { type Decoding, mismatch, type PageItems } from "./PageItems.ts"

/**
 * Returns a function that decodes an item by the schema of its collection: the `selected` fields, or all fields if none
 * are selected. The `included` fields contain referenced items. Fails with WDE0055 if the data does not fit the schema.
 */
export const reader = <C extends Argument, D = DataOf<C>>(
  collection: C,
  selected?: ReadonlyArray<string>,
  included?: ReadonlyArray<string>
): ((item: WireItem) => Exit.Exit<Item<D>, Wde.Found<"WDE0055">>) => {
  const decode = decoder(collection, selected, included)
  return ({ data, id }) =>
    Exit.mapBoth(decode(data), {
      // The decoder returns the data type of the collection's items, which the compiler cannot infer.
      onSuccess: (data) => ({ id, data: data as D }),
      onFailure: (cause) => mismatch(idOf(collection), id, cause)
    })
}

/**
 * Decodes the items of a page by the schema of their collection. Fails with WDE0055 if one of them does not match it,
 * unless `omitInvalid` is set. If only the collection's id is known, every item is valid.
 */
export const decodePage = <D = Data>(
  query: Decoding & { readonly collection: Argument },
  received: ReadonlyArray<WireItem>
): Exit.Exit<PageItems<Item<D>>, Wde.Found<"WDE0055">> => {
  const { collection } = query
  const decoded = isTyped(collection)
    ? collection.codec.decodePage(collection.id, query, received)
    : Exit.succeed({ items: received.map(({ data, id }) => ({ id, data })), invalid: [] })
  // The codec returns the data type of the collection's items, which the compiler cannot infer.
  return decoded as Exit.Exit<PageItems<Item<D>>, Wde.Found<"WDE0055">>
}

/** The problems of the arguments before and after the items of a call, and the call's options. */
export interface Around<out C extends Code> {
  readonly before: ReadonlyArray<Problem<C>>
  readonly after: ReadonlyArray<Problem<C>>
  readonly options: unknown
}

/**
 * Checks and encodes an item for a request. Fails with the problems of all arguments, in the order of the arguments.
 */
export const write = <C extends Code>(
  collection: Argument,
  value: unknown,
  needsId: boolean,
  { after, before, options }: Around<C>
): Effect.Effect<Data, Wde.Found<C | ItemCode> | Misfit> => {
  const encoded = encodeAny(collection, value)
  const problems = Exit.isSuccess(encoded) ? checkItem(encoded.value, needsId) : []
  return Effect.andThen(
    refuse<C | ItemCode>([...before, ...problems, ...after], options),
    Exit.isSuccess(encoded)
      ? Effect.succeed(encoded.value as Data)
      : Effect.fail(misfit(violationsOf(collection, encoded, "")))
  )
}

// Values of these classes have no properties of their own, so their content would be lost.
const opaque = [Date, Map, Set, Promise]

/**
 * Encodes an item by the schema of its collection. Objects other than plain ones are items too: the own enumerable
 * properties of a class instance are sent.
 */
export const encodeAny = (collection: Argument, value: unknown): Exit.Exit<unknown, Schema.SchemaError> =>
  isPlainObject(value) || isInstance(value)
    ? encode(collection, isPlainObject(value) ? value : { ...value })
    : Exit.succeed(value)

const isInstance = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !opaque.some((constructor) => value instanceof constructor)

/** Logs a warning about field names that a filter cannot name (data.md §5). */
export const warnOfOddNames = (names: ReadonlyArray<Path>): Effect.Effect<void> =>
  names.length === 0
    ? Effect.void
    : logWarning(
        `Field names that start with $ or contain a dot cannot be used in filters: ${names.map((path) => path.join(".")).join(", ")}`
      )

/** Returns the data as an item, with the `_id` also as the item's `id`. */
export const draftOf = (data: Data): ItemDraft =>
  typeof data["_id"] === "string" ? { id: data["_id"], data } : { data }

interface ItemResponse {
  readonly dataItem?: WireItem
}

/**
 * Returns a function that decodes the item of a response, or returns `None` if the response has no item. It decodes
 * only `selected` fields.
 */
export const ifAny =
  <C extends Argument, D = DataOf<C>>(collection: C, selected?: ReadonlyArray<string>) =>
  <E>(response: Effect.Effect<ItemResponse, E>): Effect.Effect<Option.Option<Item<D>>, E | Wde.Found<"WDE0055">> =>
    Effect.flatMap(response, ({ dataItem }) =>
      dataItem === undefined ? Effect.succeedNone : Effect.asSome(reader<C, D>(collection, selected)(dataItem))
    )

/** The errors of a call without that of a missing item. */
type WithoutMissing<E> = Exclude<E, { readonly _tag: "WDE0073" }> | Wde.Found<"WDE0055">

/**
 * Returns a function that decodes the item of a response like `ifAny`, and also returns `None` for an item that does
 * not exist (WDE0073).
 */
export const orMissing =
  <C extends Argument, D = DataOf<C>>(collection: C, selected?: ReadonlyArray<string>) =>
  <E extends { readonly _tag: string }>(
    response: Effect.Effect<ItemResponse, E>
  ): Effect.Effect<Option.Option<Item<D>>, WithoutMissing<E>> =>
    Effect.catch(ifAny<C, D>(collection, selected)(response), (error) =>
      // The compiler does not narrow a type parameter by its tag.
      error._tag === "WDE0073" ? Effect.succeedNone : Effect.fail(error as WithoutMissing<E>)
    )

/**
 * Returns a function that decodes the item of a response. It fails with WDE0055 if the response has none. The
 * `included` fields contain items.
 */
export const asStored =
  <C extends Argument, D = DataOf<C>>(collection: C, included?: ReadonlyArray<string>) =>
  <E>(response: Effect.Effect<ItemResponse, E>): Effect.Effect<Item<D>, E | Wde.Found<"WDE0055">> =>
    Effect.flatMap(response, ({ dataItem }) =>
      dataItem === undefined
        ? Effect.fail(Wde.make("WDE0055", { description: "it contains no item." }))
        : reader<C, D>(collection, undefined, included)(dataItem)
    )

/** The error of an item that does not fit the schema of its collection. */
export type Misfit = InvalidArgument & { readonly kind: "WD_VALIDATION_ERROR" }

/** Creates the error of an item that does not fit the schema of its collection. */
export const misfit = (violations: ReadonlyArray<FieldViolation>): Misfit =>
  Object.assign(new InvalidArgument({ violations, status: undefined, requestId: undefined }), {
    kind: "WD_VALIDATION_ERROR"
  } as const)

/** Returns the violations of an item, with the path of the item before their fields. */
export const violationsOf = (
  collection: Argument,
  { cause }: Exit.Failure<unknown, Schema.SchemaError>,
  place: string
): ReadonlyArray<FieldViolation> => {
  const error = Cause.findError(cause)
  return typeof collection === "string" || Result.isFailure(error)
    ? []
    : collection.codec
        .violations(error.success)
        .map(({ description, field }) => ({ field: place + field, description }))
}
