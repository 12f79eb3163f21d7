/**
 * The codecs of `data/Query`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Codec from "../../Codec.ts"
import type * as Schemas from "../../data/Query.ts"

/** The codec of `Sorting`. */
export const Sorting: Codec.Codec<typeof Schemas.Sorting.Type, typeof Schemas.Sorting.Encoded> = Codec.struct({
  fieldName: Codec.string,
  order: Codec.optional(Codec.literals("ASC", "DESC"))
})

/** The codec of `Paging`. */
export const Paging: Codec.Codec<typeof Schemas.Paging.Type, typeof Schemas.Paging.Encoded> = Codec.struct({
  limit: Codec.optional(Codec.finite),
  offset: Codec.optional(Codec.finite)
})

/** The codec of `CursorPaging`. */
export const CursorPaging: Codec.Codec<typeof Schemas.CursorPaging.Type, typeof Schemas.CursorPaging.Encoded> =
  Codec.struct({ limit: Codec.optional(Codec.finite), cursor: Codec.optional(Codec.string) })

/** The codec of `PagingMetadata`. */
export const PagingMetadata: Codec.Codec<typeof Schemas.PagingMetadata.Type, typeof Schemas.PagingMetadata.Encoded> =
  Codec.struct({
    count: Codec.lenient(Codec.finite),
    offset: Codec.lenient(Codec.finite),
    total: Codec.lenient(Codec.finite),
    tooManyToCount: Codec.lenient(Codec.boolean),
    cursors: Codec.lenient(Codec.struct({ next: Codec.lenient(Codec.string), prev: Codec.lenient(Codec.string) })),
    hasNext: Codec.lenient(Codec.boolean)
  })

/** The codec of `SearchDetails`. */
export const SearchDetails: Codec.Codec<typeof Schemas.SearchDetails.Type, typeof Schemas.SearchDetails.Encoded> =
  Codec.struct({
    expression: Codec.optional(Codec.string),
    fuzzy: Codec.optional(Codec.boolean),
    mode: Codec.optional(Codec.literals("AND", "OR"))
  })
