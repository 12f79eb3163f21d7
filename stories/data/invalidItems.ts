import * as Collection from "@portico/client/data/Collection"
import * as Query from "@portico/client/data/Query"
import * as Schema from "effect/Schema"

/**
 * The books of the shop, with a schema that two stored books do not match: the titles of "Emma" and "Dracula" are too
 * short.
 */
export const Titled = Collection.make(
  "books",
  Schema.Struct({ title: Schema.String.check(Schema.isMinLength(8)), author: Schema.String, year: Schema.Int })
)

/** The first eight books by title. "Dracula" and "Emma" are among them. */
export const titled = Query.from(Titled).pipe(Query.ascending("title"), Query.limit(8), Query.returnTotalCount())

/** The name of the warning about them. */
export const omitted = "We couldn't show 2 items."

const ShortTitle = Schema.Struct({ title: Schema.String.check(Schema.isMaxLength(15)) })

/** The books of the shelf, with a schema that "Sense and Sensibility" does not match. Its id is `sense`. */
export const ShortTitles = Collection.make("shelf", ShortTitle)

/** The same collection with references between its books. */
export const Similar = Collection.make("shelf", ShortTitle, { references: { similar: ShortTitles } })
