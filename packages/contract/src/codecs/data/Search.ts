/**
 * The codecs of `data/Query`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Query from "../data/Query.ts"
import * as Codec from "../../Codec.ts"
import * as Wire from "../../internal/WireCodecs.ts"
import type * as Schemas from "../../data/Query.ts"

/** The codec of `SearchModel`. */
export const SearchModel: Codec.Codec<typeof Schemas.SearchModel.Type, typeof Schemas.SearchModel.Encoded> =
  Codec.struct({
    search: Codec.optional(Query.SearchDetails),
    expression: Codec.optional(Codec.string),
    fuzzy: Codec.optional(Codec.boolean),
    mode: Codec.optional(Codec.literals("AND", "OR")),
    filter: Codec.optional(Wire.itemData),
    sort: Codec.optional(Codec.array(Query.Sorting)),
    fields: Codec.optional(Codec.array(Codec.string)),
    paging: Codec.optional(Query.Paging),
    cursorPaging: Codec.optional(Query.CursorPaging)
  })
