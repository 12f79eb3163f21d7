/** Writes to a typed collection that must or must not compile. Checked by `tsc`, never run. */
import { BulkItems } from "@portico/client/data/BulkItems"
import * as BulkStream from "@portico/client/data/BulkStream"
import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import { References } from "@portico/client/data/References"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"

const Authors = Collection.make("authors", Schema.Struct({ name: Schema.String }))

const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String,
    stock: Schema.Int,
    note: Schema.optionalKey(Schema.String),
    tags: Schema.Array(Schema.String),
    author: Schema.String,
    size: Schema.Struct({ width: Schema.Finite, height: Schema.Finite })
  }),
  { references: { author: Authors, reviews: "reviews" } }
)

const emma = { title: "Emma", stock: 1, tags: [], author: "austen", size: { width: 1, height: 2 } }

export const patches = Items.use((items) =>
  Effect.gen(function* () {
    const good = Patch.empty.pipe(
      Patch.set("title", "Emma"),
      Patch.set("size.width", 3),
      Patch.increment("stock", -1),
      Patch.append("tags", "new"),
      Patch.pull("tags", "old"),
      Patch.remove("note")
    )
    const patched = yield* items.patch(Books, "emma", good, { condition: Filter.gt("stock", 0) })
    const title: string | undefined = Option.getOrUndefined(patched)?.data.title
    // @ts-expect-error The provider may apply a patch without returning the item.
    yield* Effect.log(patched.data)
    yield* items.patch("anything", "x", Patch.empty.pipe(Patch.set("any.field", {}), Patch.increment("n", 1)))
    yield* Effect.log(title)

    // @ts-expect-error Unknown field.
    yield* items.patch(Books, "emma", Patch.empty.pipe(Patch.set("titel", "Emma")))
    // @ts-expect-error Wrong type of value.
    yield* items.patch(Books, "emma", Patch.empty.pipe(Patch.set("title", 5)))
    // @ts-expect-error Nested, wrong type of value.
    yield* items.patch(Books, "emma", Patch.empty.pipe(Patch.set("size.width", "3")))
    // @ts-expect-error Only numbers are incremented.
    yield* items.patch(Books, "emma", Patch.empty.pipe(Patch.increment("title", 1)))
    // @ts-expect-error An increment is a number.
    Patch.increment("stock", "1")
    // @ts-expect-error Only lists have elements.
    yield* items.patch(Books, "emma", Patch.empty.pipe(Patch.append("title", "x")))
    // @ts-expect-error The elements have another type.
    yield* items.patch(Books, "emma", Patch.empty.pipe(Patch.append("tags", 5)))
    // @ts-expect-error A required field cannot be removed.
    yield* items.patch(Books, "emma", Patch.empty.pipe(Patch.remove("title")))
    // @ts-expect-error System fields are set by the provider.
    yield* items.patch(Books, "emma", Patch.empty.pipe(Patch.set("_ownerId", "me")))
    // @ts-expect-error One invalid change among valid ones.
    yield* items.patch(Books, "emma", good.pipe(Patch.set("titel", "Emma")))
    // @ts-expect-error A patch takes a value.
    Patch.set("title")
  })
)

export const writes = Items.use((items) =>
  Effect.gen(function* () {
    const saved = yield* items.save(Books, { ...emma, _id: "emma" })
    const action: string | undefined = saved.action
    const included = yield* items.insert(Books, emma, { includeReferences: [{ field: "author", limit: 1 }] })
    const { author: one } = included.data
    const name: string = typeof one === "string" ? one : one.name
    const plain = yield* items.insert(Books, emma, { environment: "SANDBOX" })
    const author: string = plain.data.author
    yield* Effect.log(action, name, author)

    // @ts-expect-error The field is not a reference.
    yield* items.insert(Books, emma, { includeReferences: [{ field: "title" }] })
    // @ts-expect-error No such environment.
    yield* items.insert(Books, emma, { environment: "live" })
    // @ts-expect-error Wrong type of a field.
    yield* items.save(Books, { ...emma, stock: "1" })
  })
)

export const bulks = BulkItems.use((bulk) =>
  Effect.gen(function* () {
    const { errors, insertedItemIds, outcomes } = yield* bulk.insert(Books, [emma])
    const title: string | undefined = errors[0]?.item.title
    const status: BulkStream.Status | undefined = outcomes[0]?.status
    yield* Effect.log(title, status, insertedItemIds)
    yield* bulk.patch(Books, ["emma"], Patch.empty.pipe(Patch.set("stock", 1)), { condition: Filter.eq("stock", 0) })
    yield* Stream.runDrain(BulkStream.insert(Books, new Set([emma])))
    yield* Stream.runDrain(BulkStream.remove("anything", ["a"]))

    // @ts-expect-error One invalid item among valid ones.
    yield* bulk.insert(Books, [emma, { title: "Emma" }])
    // @ts-expect-error An update requires the ids of its items.
    yield* bulk.update(Books, [emma])
    // @ts-expect-error Unknown field.
    yield* bulk.patch(Books, ["emma"], Patch.empty.pipe(Patch.set("stokc", 1)))
    // @ts-expect-error Ids are strings.
    yield* bulk.remove(Books, [5])
    // @ts-expect-error The condition applies to the fields of the collection too.
    yield* bulk.remove(Books, ["emma"], { condition: Filter.eq("stokc", 0) })
    // @ts-expect-error Wrong item.
    yield* Stream.runDrain(BulkStream.insert(Books, [{ title: 5 }]))
  })
)

export const references = References.use((references) =>
  Effect.gen(function* () {
    yield* references.insert(Books, "author", "emma", { _id: "austen" })
    const page = yield* references.query(Books, "author", "emma")
    const name: string | undefined = page.items[0]?.data.name
    const next = yield* references.next(page)
    const more: string | undefined = next.items[0]?.data.name
    const reviews = yield* references.query(Books, "reviews", "emma")
    const text: unknown = reviews.items[0]?.data["text"]
    yield* references.replace("anything", "field", "a", ["b"])
    yield* Effect.log(name, more, text)

    // @ts-expect-error The field refers to nothing.
    yield* references.insert(Books, "title", "emma", "austen")
    // @ts-expect-error An item is an id or an object with `_id`.
    yield* references.insert(Books, "author", { id: "emma" }, "austen")
    // @ts-expect-error The items belong to the other collection.
    const wrong = page.items[0]?.data.title
    yield* Effect.log(wrong)
  })
)
