import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Equal from "effect/Equal"
import * as Hash from "effect/Hash"
import * as Schema from "effect/Schema"
import * as Question from "../../../../packages/react/src/data/listing/Question.ts"

const cheap = () => Query.from("books").pipe(Query.filter(Filter.lt("price", 10)), Query.ascending("title"))
const since = (at: string | Date) => Query.from("books").pipe(Query.filter(Filter.eq("addedAt", at)))

describe("the key of a question", () => {
  it("is equal for equal queries of the same user", () => {
    const left = Question.ofQuery("Visitor", cheap())
    const right = Question.ofQuery("Visitor", cheap())

    assert.isTrue(Equal.equals(left, right))
    assert.strictEqual(Hash.hash(left), Hash.hash(right))
  })

  it("differs by user, order, page, counting and collection", () => {
    const question = Question.ofQuery("Visitor", cheap())
    const others = [
      Question.ofQuery("Member ada", cheap()),
      Question.ofQuery("Visitor", cheap().pipe(Query.descending("year"))),
      Question.ofQuery("Visitor", cheap().pipe(Query.skip(50))),
      Question.ofQuery("Visitor", cheap().pipe(Query.byCursor)),
      Question.ofQuery("Visitor", cheap().pipe(Query.returnTotalCount())),
      Question.ofQuery("Visitor", Query.from("reviews"))
    ]

    for (const other of others) assert.isFalse(Equal.equals(question, other))
    assert.isFalse(Equal.equals(others[0], Question.ofQuery("Member bob", cheap())))
  })

  it("distinguishes a date from its string", () => {
    const at = new Date(0)

    assert.isFalse(
      Equal.equals(Question.ofQuery("Visitor", since(at)), Question.ofQuery("Visitor", since(at.toISOString())))
    )
  })

  it("distinguishes a typed collection from its bare name", () => {
    const Books = Collection.make("books", Schema.Struct({ title: Schema.String }))

    assert.isFalse(Equal.equals(Question.ofItem("Visitor", Books, "emma"), Question.ofItem("Visitor", "books", "emma")))
  })
})
