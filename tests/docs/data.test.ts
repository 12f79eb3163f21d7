/** Runs all examples of the guide on data. `guides.test.ts` checks that the guide shows all of them. */
import type * as Client from "@portico/client/Client"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Site from "@portico/client/site/Site"
import * as Provider from "@portico/provider/Provider"
import * as Faults from "@portico/testing/Faults"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { afterEach, beforeEach, vi } from "vitest"
import { numbers } from "./data/aggregates.ts"
import { Authors } from "./data/Books.ts"
import { mark } from "./data/bulk.ts"
import { shelf } from "./data/invalidItems.ts"
import { insertAll } from "./data/bulkStream.ts"
import { part, whole } from "./data/client.ts"
import { page } from "./data/cursors.ts"
import { dismiss, publish, rehearse } from "./data/environments.ts"
import { rename } from "./data/errors.ts"
import { download, upload } from "./data/files.ts"
import { german, here, text } from "./data/filterUses.ts"
import { codeOf, tour } from "./data/plain.ts"
import { countAndTags, twoPages } from "./data/queries.ts"
import { priceOf, titlesOf } from "./data/reading.ts"
import { relate, withAuthors } from "./data/references.ts"
import { find } from "./data/searching.ts"
import reservations from "./data/reservations.ts"
import { hooks, seed } from "./data/seed.ts"
import { worth } from "./data/stream.ts"
import { problemLines } from "./data/violations.ts"
import { sell, shelve } from "./data/writing.ts"

const elevated = "of-the-shops-own-server"

type World = Client.Services | Testing.World

const runs = <A, E>(name: string, program: Effect.Effect<A, E, World>, expected: A, options: Testing.Options = {}) =>
  it.live(name, () =>
    Effect.gen(function* () {
      yield* Testing.signIn()
      assert.deepStrictEqual(yield* program, expected)
    }).pipe(Effect.provide(Testing.layerTest({ seed, hooks, elevated, ...options })))
  )

describe("the guide on data", () => {
  it("creates clients of all services and of some", () => {
    const some: Layer.Layer<Items | Queries> = part
    assert.isDefined(whole satisfies Layer.Layer<Client.Services>)
    assert.isDefined(some)
  })

  runs("reads one item", priceOf("emma"), Option.some(9))

  runs(
    "lists the valid books and the invalid ones",
    Items.use((items) => items.insert("books", { _id: "draft", title: "Untitled", price: "free" })).pipe(
      Effect.andThen(shelf)
    ),
    {
      titles: ["Emma", "Jane Eyre", "Middlemarch", "Persuasion"],
      invalid: ["draft: price, stock, tags, published, author"]
    }
  )

  runs(
    "reserves a copy for each order",
    Effect.gen(function* () {
      const items = yield* Items
      const orders = ["o1", "o2"].map((_id) => items.insert("orders", { _id, bookId: "middlemarch" }))
      const results = yield* Effect.forEach(orders, (order) => Effect.result(order))
      const taken = yield* Effect.result(items.insert("orders", { _id: "o1", bookId: "emma" }))
      const stocks = yield* Effect.forEach(["middlemarch", "emma"], (id) => items.get("books", id))
      return {
        tags: [...results, taken].map(({ _tag }) => _tag),
        stocks: stocks.map((book) => Option.getOrUndefined(book)?.data["stock"])
      }
    }),
    { tags: ["Success", "Failure", "Failure"], stocks: [0, 3] },
    {
      hooks: reservations,
      seed: {
        ...seed,
        collections: [...(seed.collections ?? []), { id: "orders", permissions: { insert: "SITE_MEMBER" } }]
      }
    }
  )

  runs(
    "reads several items in one request",
    Effect.gen(function* () {
      const { requests } = yield* Testing.World
      const { length: before } = yield* requests
      const titles = yield* titlesOf(["emma", "ulysses", "persuasion"])
      return { titles, sent: (yield* requests).length - before }
    }),
    { titles: ["Emma", "not found", "Persuasion"], sent: 1 }
  )

  runs("describes a filter, and applies it to local data", Effect.succeed({ german, here, text }), {
    german: "Schlagwort ist “satire”, “humor” oder Titel beginnt mit “the ”",
    here: [{ title: "Emma", price: 9, stock: 3 }],
    text: "price is less than 10 and stock is greater than 0"
  })

  runs("reads two pages", twoPages, { total: Option.some(3), titles: ["Persuasion", "Emma", "Middlemarch"] })

  runs("counts and lists values", countAndTags, { count: 3, tags: ["classic", "romance", "satire"] })

  runs(
    "continues from the cursor in a link",
    Effect.gen(function* () {
      const first = yield* page(undefined)
      const cursor = new URLSearchParams(Option.getOrThrow(first.next)).get("page") ?? ""
      return [first.titles, yield* page(cursor)]
    }),
    [["Middlemarch", "Jane Eyre"], { titles: ["Persuasion", "Emma"], next: Option.none() }]
  )

  runs("reads all items", worth, "76.50")

  runs("writes items", shelve, { action: "INSERTED", removed: true, again: false })

  runs(
    "changes fields",
    Effect.map(
      sell("emma"),
      Option.map(({ data }) => [data.stock, data.tags])
    ),
    Option.some([2, ["classic", "satire", "sold"]])
  )

  runs(
    "changes nothing if the condition is not met",
    Effect.map(Effect.flip(sell("jane-eyre")), (error) => [error._tag, "code" in error && error.code]),
    ["ApplicationError", "PRECONDITION_FAILED"]
  )

  runs("changes many items", mark(["emma", "ulysses"]), { message: "1 marked, 1 not found", failed: [] })

  runs("reads items with their references", withAuthors.pipe(Effect.map((books) => books.slice(0, 2))), [
    { title: "Emma", author: "Jane Austen", similar: [] },
    { title: "Jane Eyre", author: "Charlotte Brontë", similar: [] }
  ])

  runs("changes references", relate, { isSimilar: false, similar: ["Jane Eyre"] })

  runs("aggregates items", numbers, { authors: ["austen: 2 at 8.5"], tags: ["classic: 76.5", "romance: 40"] })

  runs("finds similar words", find("emna bennet"), ["Emma"])

  runs("publishes a draft", publish, { before: 0, withDrafts: 1, after: 1 })

  runs("writes to a sandbox without changing live items", rehearse, { sandbox: 1, live: 3 })

  runs("bypasses permissions on a server", Effect.map(dismiss("eliot"), Option.isSome), true)

  runs("reports all violations", problemLines, [
    "WDE0033 at limit: limit must be greater than zero. Received: -1.",
    "WDE0045 at filter.gt.value: gt needs a string, number, boolean or valid date for price. Received: NaN.",
    "WDE0094 at ascending.0: A field of ascending must be a non-empty string. Received: an empty string."
  ])

  runs(
    "runs the shop's hooks",
    Items.use((items) => items.insert("books", { title: "Atlantis", price: 5000 })).pipe(
      Effect.flip,
      Effect.map(({ _tag, message }) => [_tag, message])
    ),
    ["WDE0078", "The site's code rejected the request: No book costs that much."]
  )
})

describe("errors of the guide on data", () => {
  runs("confirm a successful update", rename("austen", "J. Austen"), "Saved.")

  runs("contain a message for a removed author", rename("nobody", "Nobody"), "This author no longer exists.")

  it.live("contain a message for a visitor without permission", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* rename("austen", "Visitor"), "You may not change authors.")
    }).pipe(Effect.provide(Testing.layerTest({ seed })))
  )

  runs("do not occur if a retry succeeds", rename("austen", "J. Austen"), "Saved.", {
    faults: [Faults.times(2, Faults.unavailable({ row: "data.update" }))]
  })

  runs(
    "contain a message for an unavailable provider",
    rename("austen", "J."),
    "The shop is not available at the moment.",
    {
      faults: [Faults.unavailable({ row: "data.update" })]
    }
  )
})

describe("files of the guide on data", () => {
  const rows = [
    "_id,title,price,stock,tags,published,author",
    `villette,Villette,cheap,1,"[""classic""]",1853-01-28T00:00:00.000Z,bronte`,
    `shirley,Shirley,8,1,[],1849-10-26T00:00:00.000Z,bronte`
  ]

  runs(
    "are written and read",
    Effect.gen(function* () {
      const notStored = yield* upload(new Blob([rows.join("\n")]))
      const file = yield* Effect.flatMap(download, (blob) => Effect.promise(() => blob.text()))
      return { notStored, lines: file.trim().split("\r\n").slice(-2) }
    }),
    {
      notStored: ["line 2, price, cheap: Expected a number."],
      lines: [
        `persuasion,Persuasion,8,5,"[""classic"",""romance""]",1817-01-01T00:00:00.000Z,austen`,
        `shirley,Shirley,8,1,[],1849-10-26T00:00:00.000Z,bronte`
      ]
    }
  )
})

describe("long bulks of the guide on data", () => {
  const stored = new Map<string, string>()

  beforeEach(() => {
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key)
    })
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  let isDown = true
  let bulks = 0
  const authors = Array.from({ length: 2500 }, (_, place) => ({ name: `Author ${place}` }))

  runs(
    "resume after a failure without duplicates",
    Effect.gen(function* () {
      const error = yield* Effect.flip(insertAll(authors))
      const isStored = stored.size
      isDown = false
      const failed = yield* insertAll(authors)
      const count = yield* Queries.use((queries) => queries.count(Query.from(Authors)))
      return { tag: error._tag, isStored, failed, count, left: stored.size }
    }),
    { tag: "BulkStopped", isStored: 1, failed: [], count: 2503, left: 0 },
    {
      faults: ({ url }) =>
        url.endsWith("/v2/bulk/items/insert") && ++bulks > 1 && isDown ? [Faults.unavailable()] : []
    }
  )
})

describe("plain code of the guide on data", () => {
  const open = (collection: Provider.SeedCollection): Provider.SeedCollection => ({
    ...collection,
    permissions: { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" }
  })

  it("does the same with promises", async () => {
    const { collections = [] } = seed
    const provider = Provider.make({ seed: { ...seed, collections: collections.map(open) } })
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => provider.handler(new Request(input, init))
    const site = Site.make({ clientId: Bookshop.clientId, host: "http://provider.test", fetch })

    const found = await tour(site)

    assert.deepStrictEqual(found, {
      titles: ["Emma", "Middlemarch"],
      total: 3,
      next: 1,
      inserted: 2,
      errors: [],
      most: { _id: "austen", count: 2 },
      missing: null
    })
    assert.strictEqual(
      await codeOf(site),
      "WDE0033, WD_VALIDATION_ERROR: limit must be greater than zero. Received: -1."
    )
    await site.dispose()
    await provider.dispose()
  })
})
