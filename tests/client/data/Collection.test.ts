import * as Collection from "@portico/client/data/Collection"
import { assert, describe, it } from "@effect/vitest"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"

const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.NonEmptyString,
    year: Schema.optionalKey(Schema.FiniteFromString),
    at: Schema.optionalKey(Schema.Date)
  })
)

describe("the data of a typed collection", () => {
  it("is decoded by its schema, and keeps what the schema does not name", () => {
    const at = new Date(0)
    const data = { _id: "b1", title: "Emma", year: "1815", at, _createdDate: at, extra: { a: [1] }, ["__proto__"]: 1 }

    assert.deepStrictEqual(Collection.decoder(Books)(data), Exit.succeed({ ...data, year: 1815 }))
  })

  it.prop(
    "is written back as it was read",
    [Schema.Struct({ title: Schema.NonEmptyString, year: Schema.Int, note: Schema.String })],
    ([{ note, title, year }]) => {
      const data = { _id: "b1", title, year: String(year), note }

      const read = Exit.getSuccess(Collection.decoder(Books)(data))
      const written = Exit.getSuccess(Collection.encode(Books, read._tag === "Some" ? read.value : {}))

      assert.deepStrictEqual(written._tag === "Some" ? written.value : undefined, data)
    }
  )

  it("of which fields are selected is decoded by those", () => {
    const decode = Collection.decoder(Books, ["year"])

    assert.deepStrictEqual(decode({ _id: "b1", year: "1815" }), Exit.succeed({ _id: "b1", year: 1815 }))
  })

  it("that does not fit fails to decode, without its content", () => {
    const exit = Collection.decoder(Books)({ _id: "b1", title: 5, secret: "s3cret" })

    assert.isTrue(Exit.isFailure(exit))
    assert.notInclude(String(exit), "s3cret")
  })
})

it("a collection known by its id reads and writes data as it is", () => {
  const data = { title: 5 }

  assert.deepStrictEqual(Collection.decoder("books")(data), Exit.succeed(data))
  assert.deepStrictEqual(Collection.encode("books", data), Exit.succeed(data))
})
