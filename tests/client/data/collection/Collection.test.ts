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
  it("is decoded by its schema and contains the fields that the schema does not name", () => {
    const at = new Date(0)
    const data = { _id: "b1", title: "Emma", year: "1815", at, _createdDate: at, extra: { a: [1] }, ["__proto__"]: 1 }

    assert.deepStrictEqual(Collection.decoder(Books)(data), Exit.succeed({ ...data, year: 1815 }))
  })

  it.prop(
    "is encoded as it was decoded",
    [Schema.Struct({ title: Schema.NonEmptyString, year: Schema.Int, note: Schema.String })],
    ([{ note, title, year }]) => {
      const data = { _id: "b1", title, year: String(year), note }

      const read = Exit.getSuccess(Collection.decoder(Books)(data))
      const written = Exit.getSuccess(Collection.encode(Books, read._tag === "Some" ? read.value : {}))

      assert.deepStrictEqual(written._tag === "Some" ? written.value : undefined, data)
    }
  )

  it("is decoded by the selected fields", () => {
    const decode = Collection.decoder(Books, ["year"])

    assert.deepStrictEqual(decode({ _id: "b1", year: "1815" }), Exit.succeed({ _id: "b1", year: 1815 }))
  })

  it("fails to decode without showing its content if it does not match the schema", () => {
    const exit = Collection.decoder(Books)({ _id: "b1", title: 5, secret: "s3cret" })

    assert.isTrue(Exit.isFailure(exit))
    assert.notInclude(String(exit), "s3cret")
  })
})

describe("included items", () => {
  const Authors = Collection.make("authors", Schema.Struct({ born: Schema.FiniteFromString }), {
    references: { books: (): Collection.Collection<{ readonly title: string }> => Referring }
  })
  const Referring = Collection.make(
    "books",
    Schema.Struct({
      title: Schema.String,
      author: Schema.String,
      sequel: Schema.optionalKey(Schema.String),
      critics: Schema.optionalKey(Schema.Array(Schema.String))
    }),
    {
      references: {
        author: Authors,
        sequel: () => Referring as Collection.Collection,
        critics: Authors,
        awards: "awards"
      }
    }
  )
  const austen = { _id: "austen", born: "1775", note: "x" }
  const read = { ...austen, born: 1775 }

  it("are decoded by the schema of their collection", () => {
    const decode = Collection.decoder(Referring, [], ["author", "critics", "sequel", "awards"])
    const sequel = { title: "Sanditon", author: "austen" }

    assert.deepStrictEqual(
      decode({ _id: "emma", title: "Emma", author: austen, sequel, critics: [austen, austen], awards: [{ any: 1 }] }),
      Exit.succeed({ _id: "emma", title: "Emma", author: read, sequel, critics: [read, read], awards: [{ any: 1 }] })
    )
  })

  it("are decoded together with selected fields", () => {
    const decode = Collection.decoder(Referring, ["title"], ["author"])

    assert.deepStrictEqual(decode({ title: "Emma", author: austen }), Exit.succeed({ title: "Emma", author: read }))
  })

  it("remain ids if they are missing, and become an empty array if there are none", () => {
    const decode = Collection.decoder(Referring, ["title"], ["author", "sequel", "awards"])

    assert.deepStrictEqual(
      decode({ title: "Emma", author: "austen" }),
      Exit.succeed({ title: "Emma", author: "austen", awards: [] })
    )
  })

  it("fail to decode if they do not match the schema", () => {
    const decode = Collection.decoder(Referring, [], ["author", "critics"])

    assert.isTrue(Exit.isFailure(decode({ title: "Emma", author: { born: {} } })))
    assert.isTrue(Exit.isFailure(decode({ title: "Emma", author: austen, critics: [austen, { born: {} }] })))
  })

  it("are decoded by the schema of the field if it has no reference", () => {
    assert.isTrue(Exit.isFailure(Collection.decoder(Books, [], ["title"])({ title: { any: 1 } })))
  })
})

it("a collection given by its id decodes and encodes data unchanged", () => {
  const data = { title: 5 }

  assert.deepStrictEqual(Collection.decoder("books")(data), Exit.succeed(data))
  assert.deepStrictEqual(Collection.encode("books", data), Exit.succeed(data))
})
