/**
 * Implements the service `Items`: checks the arguments of each call, sends its request and decodes the item of the
 * response.
 *
 * @since 0.1.0
 */
import * as Endpoints from "@portico/contract/codecs/data/ItemCalls"
import type { DataCall, RequestOf } from "@portico/contract/Call"
import * as Effect from "effect/Effect"
import { uuidV4 } from "../../../transport/internal/Uuid.ts"
import * as Span from "../../../transport/internal/Span.ts"
import { Settings } from "../../../transport/Settings.ts"
import { Transport } from "../../../transport/Transport.ts"
import { failureOfCall } from "../../call/Failure.ts"
import { checkCollection, checkId, checkOptions } from "../../call/internal/Checks.ts"
import { findOddNames } from "../../call/internal/JsonData.ts"
import { refuse } from "../../call/internal/Problem.ts"
import { insertWithRetry } from "../../call/internal/WriteRetry.ts"
import type { Argument, DraftOf, ReplacementOf } from "../../collection/Collection.ts"
import { idOf } from "../../collection/internal/Argument.ts"
import { asStored, draftOf, ifAny, orMissing, warnOfOddNames, write } from "../../collection/internal/ItemData.ts"
import type { RowOf } from "../../collection/internal/Row.ts"
import * as Options from "../../query/internal/Options.ts"
import * as Patch from "../Patch.ts"
import * as GetBatching from "./GetBatching.ts"

/**
 * Creates the operations of `Items`. `Items` checks their types.
 *
 * @internal
 */
export const make = Effect.gen(function* () {
  const transport = yield* Transport
  const settings = yield* Settings
  const read = GetBatching.make(transport)

  const call = <Row extends DataCall>(
    row: Row,
    payload: RequestOf<Row> & { readonly dataCollectionId: string },
    options: Options.Options,
    itemId?: string
  ) =>
    Effect.mapError(
      transport.call(row, payload, Options.calling(options)),
      failureOfCall(row, itemId === undefined ? undefined : { collection: payload.dataCollectionId, itemId })
    )

  const get = Span.fn("Items.get")(function* <C extends Argument, Selected extends string>(
    collection: C,
    id: string,
    options: Options.GetOptions<Selected> = {}
  ) {
    const dataCollectionId = idOf(collection)
    yield* refuse(
      [...checkCollection(dataCollectionId), ...checkId(id), ...Options.checkFields(options), ...checkOptions(options)],
      options
    )
    const fields = options?.fields ?? []
    const shared = { dataCollectionId, fields, ...Options.reading(options, settings) }
    return yield* orMissing<C, RowOf<C, Selected, never>>(
      collection,
      fields
    )(
      Effect.mapError(
        read(shared, id, Options.calling(options)),
        failureOfCall(Endpoints.get, { collection: dataCollectionId, itemId: id })
      )
    )
  })

  const insert = Span.fn("Items.insert")(function* <C extends Argument, Included extends string>(
    collection: C,
    data: DraftOf<C>,
    options: Options.InsertOptions<Included> = {}
  ) {
    const dataCollectionId = idOf(collection)
    const written = yield* write(collection, data, false, {
      before: checkCollection(dataCollectionId),
      after: checkOptions(options),
      options
    })
    yield* warnOfOddNames(findOddNames(written))
    const madeId = options?.clientId === true && written["_id"] === undefined ? { _id: uuidV4() } : {}
    const dataItem = draftOf({ ...written, ...madeId })
    const payload = { dataCollectionId, dataItem, ...Options.writing(options, settings) }
    const item = dataItem.id === undefined ? undefined : { collection: dataCollectionId, itemId: dataItem.id }
    return yield* asStored<C, RowOf<C, never, Included>>(
      collection,
      Options.includedIn(options)
    )(
      Effect.mapError(
        insertWithRetry(transport, payload, Options.calling(options)),
        failureOfCall(Endpoints.insert, item)
      )
    )
  })

  const update = Span.fn("Items.update")(function* <C extends Argument, Included extends string>(
    collection: C,
    data: ReplacementOf<C>,
    options: Options.UpdateOptions<C, Included> = {}
  ) {
    const dataCollectionId = idOf(collection)
    const written = yield* write(collection, data, true, {
      before: checkCollection(dataCollectionId),
      after: Options.checkConditional(options, dataCollectionId),
      options
    })
    const payload = {
      dataCollectionId,
      dataItem: draftOf(written),
      ...Options.writing(options, settings),
      ...Options.conditional(options)
    }
    return yield* asStored<C, RowOf<C, never, Included>>(
      collection,
      Options.includedIn(options)
    )(call(Endpoints.update, payload, options, payload.dataItem.id))
  })

  const save = Span.fn("Items.save")(function* <C extends Argument, Included extends string>(
    collection: C,
    data: DraftOf<C>,
    options: Options.WriteOptions<Included> = {}
  ) {
    const dataCollectionId = idOf(collection)
    const written = yield* write(collection, data, false, {
      before: checkCollection(dataCollectionId),
      after: checkOptions(options),
      options
    })
    const payload = { dataCollectionId, dataItem: draftOf(written), ...Options.writing(options, settings) }
    const response = yield* call(Endpoints.save, payload, options, payload.dataItem.id)
    const item = yield* asStored<C, RowOf<C, never, Included>>(
      collection,
      Options.includedIn(options)
    )(Effect.succeed(response))
    return { ...item, action: response.action }
  })

  const patch = Span.fn("Items.patch")(function* <C extends Argument>(
    collection: C,
    id: string,
    patch: Patch.For<C>,
    options: Options.RemoveOptions<C> = {}
  ) {
    const dataCollectionId = idOf(collection)
    yield* refuse(
      [
        ...checkCollection(dataCollectionId),
        ...checkId(id),
        ...Patch.check(patch),
        ...Options.checkConditional(options, dataCollectionId)
      ],
      options
    )
    const payload = {
      dataCollectionId,
      patch: { dataItemId: id, fieldModifications: patch.modifications },
      ...Options.common(options, settings),
      ...Options.conditional(options)
    }
    return yield* ifAny(collection)(call(Endpoints.patch, payload, options, id))
  })

  const remove = Span.fn("Items.remove")(function* <C extends Argument>(
    collection: C,
    id: string,
    options: Options.RemoveOptions<C> = {}
  ) {
    const dataCollectionId = idOf(collection)
    yield* refuse(
      [...checkCollection(dataCollectionId), ...checkId(id), ...Options.checkConditional(options, dataCollectionId)],
      options
    )
    const payload = {
      dataCollectionId,
      dataItemId: id,
      ...Options.common(options, settings),
      ...Options.conditional(options)
    }
    return yield* orMissing(collection)(call(Endpoints.remove, payload, options, id))
  })

  const truncate = Span.fn("Items.truncate")(function* (collection: Argument, options: Options.TruncateOptions = {}) {
    const dataCollectionId = idOf(collection)
    const checked = Options.truncating(options)
    yield* refuse([...checkCollection(dataCollectionId), ...checkOptions(checked)], options)
    yield* call(Endpoints.truncate, { dataCollectionId, ...Options.common(checked, settings) }, checked)
  })

  return { get, insert, update, save, patch, remove, truncate }
})
