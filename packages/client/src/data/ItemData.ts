/**
 * Items between a program and the wire: checked and encoded on the way out, decoded by their collection's schema on the
 * way in.
 *
 * @since 0.1.0
 */
import type { Item as WireItem, ItemDraft } from "@portico/contract/data/Item"
import * as Wde from "@portico/contract/Wde"
import { type Data, isPlainObject } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import { InvalidArgument } from "../transport/Failure.ts"
import { checkItem } from "./Checks.ts"
import { type Argument, type DataOf, decoder, encode, idOf, type Item } from "./Collection.ts"
import { type DataError, failureOf } from "./Failure.ts"
import { type Problem, refuse } from "./Problem.ts"

/** The items of a collection as a program holds them; of selected fields only where some are. */
export const reader = <C extends Argument, D = DataOf<C>>(
  collection: C,
  selected?: ReadonlyArray<string>
): ((item: WireItem) => Exit.Exit<Item<D>, Wde.Wde<"WDE0055">>) => {
  const decode = decoder(collection, selected)
  return ({ data, id }) =>
    Exit.mapBoth(decode(data), {
      // The decoder of a collection gives the data of its items.
      onSuccess: (data) => ({ id, data: data as D }),
      onFailure: (cause) =>
        Wde.make(
          "WDE0055",
          { description: `item ${id} of ${idOf(collection)} does not fit the schema. ${cause.message}` },
          { cause }
        )
    })
}

/**
 * An item as it is sent. `around` are the problems of the arguments before and after the item; with them, all of its
 * own are told.
 */
export const write = (
  collection: Argument,
  value: unknown,
  needsId: boolean,
  [before, after]: readonly [ReadonlyArray<Problem>, ReadonlyArray<Problem>]
): Effect.Effect<Data, DataError> => {
  const encoded = isPlainObject(value) ? encode(collection, value) : Exit.succeed(value)
  const problems = Exit.isSuccess(encoded) ? checkItem(encoded.value, needsId) : []
  return Effect.andThen(
    refuse([...before, ...problems, ...after]),
    Effect.mapError(encoded as Exit.Exit<Data, Schema.SchemaError>, (error) => failureOf(misfit(error)))
  )
}

/** The data as an item: its id stands beside it as well. */
export const draftOf = (data: Data): ItemDraft =>
  typeof data["_id"] === "string" ? { id: data["_id"], data } : { data }

const misfit = ({ issue }: Schema.SchemaError): InvalidArgument =>
  new InvalidArgument({
    violations: violationsOf(issue).issues.map(({ message, path = [] }) => ({
      field: path.map(String).join("."),
      description: message
    })),
    status: undefined,
    requestId: undefined
  })

const violationsOf = /*#__PURE__*/ SchemaIssue.makeFormatterStandardSchemaV1()
