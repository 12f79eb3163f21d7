/**
 * Pages of the distinct values of a field (data.md §7).
 *
 * @since 0.1.0
 */
import type { RequestOf } from "@portico/contract/Call"
import type { queryDistinct } from "@portico/contract/codecs/data/ItemCalls"
import * as Wde from "@portico/contract/Wde"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type { Argument } from "../../collection/Collection.ts"
import { idOf } from "../../collection/internal/Argument.ts"
import type { ValueAt } from "../../call/internal/Field.ts"
import * as Filter from "../../filter/Filter.ts"
import { type Paged, pagingOf, type Position } from "./Page.ts"
import type { Any } from "../Query.ts"

/** One page of the distinct values of a field, as they are stored. */
export interface Distinct<out Value = unknown> extends Paged<Value> {
  readonly field: string
}

/** The values that a field of a query's collection can have. For an array, its elements; never `null`. */
export type ValueOf<Q, Field extends string> = Q extends { readonly collection: infer C }
  ? ElementOf<NonNullable<ValueAt<C, Field>>>
  : never

type ElementOf<Value> = {} extends Value ? unknown : Each<Value>

type Each<Value> = Value extends ReadonlyArray<infer Element> ? NonNullable<Element> : Value

/** Returns the request for a page of values. A request by cursor omits the field, the filter and the order. */
export const request = (
  field: string,
  query: Any,
  position: Position,
  isFirst: boolean
): RequestOf<typeof queryDistinct> => {
  const order = query.sort.model.find(({ fieldName }) => fieldName === field)?.order
  return {
    dataCollectionId: idOf(query.collection),
    ...(Option.isSome(position.cursor)
      ? {}
      : {
          fieldName: field,
          filter: Filter.toModel(query.filter),
          ...(order === undefined ? {} : { order }),
          ...(isFirst && query.returnTotalCount ? { returnTotalCount: true } : {})
        }),
    ...pagingOf(query, position)
  }
}

/** Returns the values of a page. Fails with WDE0055 if one of them cannot be a value of the field. */
export const read = (
  collection: Argument,
  field: string,
  values: ReadonlyArray<unknown>
): Result.Result<ReadonlyArray<unknown>, Wde.Found<"WDE0055">> => {
  const isValue = typeof collection === "string" ? undefined : collection.codec.judge(field)
  return isValue === undefined || values.every(isValue)
    ? Result.succeed(values)
    : Result.fail(
        Wde.make("WDE0055", { description: `a value of ${field} in ${idOf(collection)} does not match the schema.` })
      )
}
