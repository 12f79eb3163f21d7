/**
 * Implements the service `References`: checks the arguments of each call, sends its request and reads pages of
 * referenced items.
 *
 * @since 0.1.0
 */
import * as Endpoints from "@portico/contract/codecs/data/OptionalCalls"
import type { SortOrder } from "@portico/contract/data/Enums"
import type { DataCall, RequestOf } from "@portico/contract/Call"
import type { Member } from "@portico/contract/Enumeration"
import { defaultReferencedLimit } from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Span from "../../../transport/internal/Span.ts"
import { Settings } from "../../../transport/Settings.ts"
import { Transport } from "../../../transport/Transport.ts"
import { failureOfCall } from "../../call/Failure.ts"
import { checkCollection, checkOptions } from "../../call/internal/Checks.ts"
import { refuse } from "../../call/internal/Problem.ts"
import type { Argument, DataOf, Item, ReferenceFieldOf, ReferredBy } from "../../collection/Collection.ts"
import { idOf, referredBy } from "../../collection/internal/Argument.ts"
import { decodePage } from "../../collection/internal/ItemData.ts"
import * as Options from "../../query/internal/Options.ts"
import * as Page from "../../query/internal/Page.ts"
import {
  checkReferenceQuery,
  checkPageOptions,
  checkReference,
  checkReferenceField,
  idIn,
  type Referable,
  type ReferenceCode
} from "./ReferenceChecks.ts"

/** Options of `References.query`. */
export interface QueryOptions extends Options.ReadOptions {
  /** The maximum number of items on a page, 50 by default. */
  readonly limit?: number
  /** The number of items to skip before the first page, 0 by default. */
  readonly skip?: number
  /** The fields to read, in addition to `_id`. All fields by default. */
  readonly fields?: ReadonlyArray<string>
  /** The order of the references. `ASC` starts with the oldest one. */
  readonly order?: Member<typeof SortOrder>
  /** Whether the provider counts all referenced items, not only those on the page. */
  readonly returnTotalCount?: boolean
  /** Whether the page, and those before and after it, leave out invalid items, as with `Query.omitInvalid`. */
  readonly omitInvalid?: boolean | undefined
}

/** The parameters of a query for referenced items, which all of its pages share. */
export interface ReferenceQuery<out C extends Argument, out Field extends string> extends Page.Sized {
  readonly collection: C
  readonly field: Field
  readonly item: string
  readonly fields: ReadonlyArray<string>
  readonly order: Member<typeof SortOrder> | undefined
  readonly returnTotalCount: boolean
  readonly omitInvalid: boolean | undefined
}

/** One page of the items that a field of an item refers to. References to items that do not exist are left out. */
export type Referenced<C extends Argument, Field extends string> = Page.Paged<
  Item<DataOf<ReferredBy<C, Field>>>,
  ReferenceQuery<C, Field>
>

/** A call that changes the references from a field of an item to one or more other items. */
export type Change<Error> = <C extends Argument>(
  collection: C,
  field: ReferenceFieldOf<C>,
  from: Referable,
  to: Referable | ReadonlyArray<Referable>,
  options?: Options.Options
) => Effect.Effect<void, Error>

type Send<E> = (
  common: ReturnType<typeof Options.common> & { readonly dataCollectionId: string },
  [field, from, to]: readonly [string, string, ReadonlyArray<string>],
  options: Options.Options
) => Effect.Effect<unknown, E>

/**
 * Creates the operations of `References`. `References` checks their types.
 *
 * @internal
 */
export const make = Effect.gen(function* () {
  const transport = yield* Transport
  const settings = yield* Settings

  const call = <Row extends DataCall>(row: Row, payload: RequestOf<Row>, options: Options.Options) =>
    Effect.mapError(transport.call(row, payload, Options.calling(options)), failureOfCall(row))

  const change =
    <Reference extends "WDE0019" | "WDE0021", E>(
      method: "insert" | "remove" | "replace",
      code: Reference,
      send: Send<E>
    ): Change<E | Wde.Found<Reference | ReferenceCode>> =>
    (collection, field, from, to, options = {}) =>
      Effect.gen(function* () {
        const referred: ReadonlyArray<unknown> = Array.isArray(to) ? [...to] : [to]
        const items = [
          ...checkReference(code, from, ["from"]),
          ...referred.flatMap((item, index) => checkReference(code, item, Array.isArray(to) ? ["to", index] : ["to"]))
        ]
        const fields = checkReferenceField(collection, field)
        yield* refuse<Reference | ReferenceCode>(
          [
            ...checkCollection(idOf(collection)),
            ...(method === "replace" ? [...fields, ...items] : [...items, ...fields]),
            ...checkOptions(options)
          ],
          options
        )
        const common = { dataCollectionId: idOf(collection), ...Options.common(options, settings) }
        yield* send(common, [field, idIn(from), referred.map(idIn)], options)
      }).pipe(Span.withSpan(`References.${method}`))

  const many =
    <E>(
      write: (
        payload: RequestOf<typeof Endpoints.insertReferences>,
        options: Options.Options
      ) => Effect.Effect<unknown, E>
    ): Send<E> =>
    (common, [referringItemFieldName, referringItemId, to], options) => {
      const dataItemReferences = to.map((referencedItemId) => ({
        referringItemFieldName,
        referringItemId,
        referencedItemId
      }))
      return write({ ...common, dataItemReferences }, options)
    }

  const insert = change(
    "insert",
    "WDE0021",
    many((payload, options) => call(Endpoints.insertReferences, payload, options))
  )

  const remove = change(
    "remove",
    "WDE0019",
    many((payload, options) => call(Endpoints.removeReferences, payload, options))
  )

  const replace = change(
    "replace",
    "WDE0019",
    (common, [referringItemFieldName, referringItemId, newReferencedItemIds], options) => {
      const payload = { ...common, referringItemFieldName, referringItemId, newReferencedItemIds }
      return call(Endpoints.replaceReferences, payload, options)
    }
  )

  const isReferenced = Span.fn("References.isReferenced")(function* (
    collection: Argument,
    field: string,
    from: Referable,
    to: Referable,
    options: Options.ReadOptions = {}
  ) {
    yield* refuse(checkReferenceQuery(collection, field, { from, to }, options), options)
    const payload = {
      dataCollectionId: idOf(collection),
      referringItemFieldName: field,
      referringItemId: idIn(from),
      referencedItemId: idIn(to),
      ...Options.reading(options, settings)
    }
    return (yield* call(Endpoints.isReferenced, payload, options)).isReferenced
  })

  const read = <C extends Argument, Field extends string>(
    referenceQuery: ReferenceQuery<C, Field>,
    options: Options.ReadOptions,
    position: Page.Position,
    isFirst: boolean
  ) =>
    Effect.gen(function* () {
      const { collection, field, fields, item, order } = referenceQuery
      const isFound = Option.isSome(position.cursor)
      const payload = {
        dataCollectionId: idOf(collection),
        ...Page.pagingOf(referenceQuery, position),
        ...(fields.length === 0 ? {} : { fields }),
        ...(isFound ? {} : { referringItemId: item, referringItemFieldName: field }),
        ...(isFound || order === undefined ? {} : { order }),
        ...(isFirst && referenceQuery.returnTotalCount ? { returnTotalCount: true } : {}),
        ...Options.reading(options, settings)
      }
      const { pagingMetadata, results } = yield* call(Endpoints.queryReferenced, payload, options)
      const decoded = yield* decodePage<DataOf<ReferredBy<C, Field>>>(
        { ...referenceQuery, collection: referredBy(collection, field) },
        results.flatMap(({ dataItem }) => (dataItem === undefined ? [] : [dataItem]))
      )
      return Page.make(referenceQuery, options, position, decoded, pagingMetadata, results.length)
    })

  const query = Span.fn("References.query")(function* <C extends Argument, const Field extends string>(
    collection: C,
    field: Field,
    from: Referable,
    options: QueryOptions = {}
  ) {
    yield* refuse([...checkReferenceQuery(collection, field, { from }, options), ...checkPageOptions(options)], options)
    const referenceQuery: ReferenceQuery<C, Field> = {
      collection,
      field,
      item: idIn(from),
      limit: options.limit ?? defaultReferencedLimit,
      skip: options.skip ?? 0,
      fields: options.fields ?? [],
      order: options.order ?? undefined,
      returnTotalCount: options.returnTotalCount === true,
      omitInvalid: options.omitInvalid,
      byCursor: false
    }
    return yield* read(referenceQuery, options, Page.first(referenceQuery), true)
  })

  const next = Span.fn("References.next")(function* <C extends Argument, Field extends string>(
    page: Referenced<C, Field>
  ) {
    if (!page.hasNext) return yield* Wde.make("WDE0165", {})
    return yield* read(page.query, page.options, Page.after(page), false)
  })

  const prev = Span.fn("References.prev")(function* <C extends Argument, Field extends string>(
    page: Referenced<C, Field>
  ) {
    if (!page.hasPrev) return yield* Wde.make("WDE0159", {})
    return yield* read(page.query, page.options, Page.before(page), false)
  })

  return { insert, remove, replace, isReferenced, query, next, prev }
})
