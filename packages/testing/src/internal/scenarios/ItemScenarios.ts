/**
 * Scenarios of viewing, editing and referencing single items.
 *
 * @since 0.1.0
 */
import type { Fault } from "@portico/provider/Provider"
import * as Bookshop from "../../scenarios/Bookshop.ts"
import * as Scenario from "../../scenarios/Scenario.ts"

const authors = [
  { _id: "austen", name: "Jane Austen" },
  { _id: "bronte", name: "Charlotte Brontë" },
  { _id: "eliot", name: "George Eliot" },
  ...Array.from({ length: 30 }, (_, index) => ({
    _id: `author-${index + 1}`,
    name: `Anonymous ${String(index + 1).padStart(2, "0")}`
  }))
]

const noted = (_id: string, title: string, more: object = {}) => ({
  _id,
  title,
  price: 9.5,
  stock: 3,
  signed: false,
  published: { $date: "1815-12-23T10:30:00.000Z" },
  tags: ["classic", "romance"],
  shelf: { room: "north", row: 4 },
  condition: "new",
  author: "austen",
  ...more
})

/** The collection `shelf`, with a field of every kind, and the collection `authors`. Any member may write both. */
export const shelfCollections = [
  {
    id: "authors",
    permissions: { read: "ANYONE", insert: "SITE_MEMBER", update: "SITE_MEMBER", remove: "SITE_MEMBER" },
    items: authors
  },
  {
    id: "shelf",
    permissions: { read: "ANYONE", insert: "SITE_MEMBER", update: "SITE_MEMBER", remove: "SITE_MEMBER" },
    fields: {
      author: { type: "REFERENCE", referencedCollectionId: "authors" },
      similar: { type: "MULTI_REFERENCE", referencedCollectionId: "shelf" }
    },
    items: [
      noted("emma", "Emma", { similar: ["persuasion", "sense"] }),
      noted("persuasion", "Persuasion"),
      noted("sense", "Sense and Sensibility"),
      noted("orphan", "An orphan", { author: "nobody" }),
      noted("odd", "Odd", { "price.net": 8, $rank: 1 })
    ]
  }
] as const

const withVolumes = (count: number) => {
  const volumes = Array.from({ length: count }, (_, index) =>
    noted(`volume-${index + 1}`, `Volume ${String(index + 1).padStart(2, "0")}`)
  )
  return [...volumes, noted("emma", "Emma", { similar: volumes.map(({ _id }) => _id) })]
}

/** The collection `kinds`: an item with a field of every kind, some of them with unusual values. */
const kinds = {
  id: "kinds",
  permissions: { read: "ANYONE", insert: "SITE_MEMBER", update: "SITE_MEMBER", remove: "SITE_MEMBER" },
  fields: {
    author: { type: "REFERENCE", referencedCollectionId: "authors" },
    similar: { type: "MULTI_REFERENCE", referencedCollectionId: "shelf" }
  },
  items: [
    {
      _id: "all",
      title: "Emma",
      blurb: "Emma Woodhouse, handsome, clever, and rich.\n\nWith a comfortable home and happy disposition.",
      hebrew: "אמה",
      markup: '<p onclick="alert(1)">A <b>bold</b> claim</p><script>alert(2)</script>',
      price: 1234.5,
      pages: 0,
      signed: true,
      nothing: null,
      published: { $date: "1815-12-23T10:30:00.000Z" },
      day: "1815-12-23",
      opens: "09:30:00.000",
      never: { $date: "the day after never" },
      tags: ["classic", "romance"],
      shelf: { room: "north", row: 4 },
      author: "austen",
      similar: ["persuasion", "sense"],
      cover: "https://images.test/emma.jpg",
      sample: "document://sample.pdf",
      site: "https://books.test/emma?edition=1",
      address: {
        formatted: "1 Long Lane, London",
        streetAddress: { number: "1", name: "Long Lane" },
        city: "London",
        country: "GB",
        location: { latitude: 51.52, longitude: -0.1 }
      },
      mixed: ["one", 2, false, null, { three: [3] }],
      long: "On and on. ".repeat(40_000)
    }
  ]
} as const

const seed = { ...Bookshop.seed, collections: [...Bookshop.seed.collections, ...shelfCollections] }

const onWrites = (fault: Omit<Fault, "match">): ReadonlyArray<Fault> =>
  (["data.insert", "data.update", "data.patch", "data.remove"] as const).map((row) => ({ match: { row }, ...fault }))

const onReferences = (fault: Omit<Fault, "match">): ReadonlyArray<Fault> =>
  (["data.replaceReferences"] as const).map((row) => ({ match: { row }, ...fault }))

const rejected = JSON.stringify({
  message: "Prices are fixed until Monday.",
  details: {
    applicationError: {
      code: "WDE0078",
      description: "Prices are fixed until Monday.",
      data: { jsErrorValue: { name: "Error", message: "Prices are fixed until Monday." } }
    }
  }
})

const refused = (code: string, description: string) => onWrites({ status: 400, code, description })

/** The scenarios. */
export const scenarios = Scenario.make({
  shelf: { description: "A shelf that every member can edit, with a field of every kind.", seed },
  shelfManyReferences: {
    description: "A book of the shelf references more items than one page contains.",
    seed: {
      ...Bookshop.seed,
      collections: [
        ...Bookshop.seed.collections,
        ...shelfCollections.map((collection) =>
          collection.id === "shelf" ? { ...collection, items: withVolumes(60) } : collection
        )
      ]
    }
  },
  shelfKinds: {
    description: "A shelf with an item that has a field of every kind.",
    seed: { ...seed, collections: [...seed.collections, kinds] }
  },
  shelfLoading: {
    description: "Requests to the shelf never receive a response.",
    seed,
    faults: [{ match: { path: "/v2/items" }, latency: Number.POSITIVE_INFINITY }]
  },
  shelfSaving: {
    description: "Writes to the shelf never receive a response.",
    seed,
    faults: onWrites({ latency: Number.POSITIVE_INFINITY })
  },
  shelfSlow: {
    description: "The response to each write to the shelf takes one second.",
    seed,
    faults: onWrites({ latency: 1000 })
  },
  shelfFails: {
    description: "Writes to the shelf fail with an internal error.",
    seed,
    faults: onWrites({ status: 500 })
  },
  shelfUnreadable: {
    description: "The shelf cannot be read.",
    seed,
    faults: [{ match: { path: "/v2/items" }, status: 500 }]
  },
  shelfRateLimited: {
    description: "Writes to the shelf are rate limited.",
    seed,
    faults: onWrites({ status: 429, code: "TOO_MANY_REQUESTS", description: "Too many calls.", retryAfter: 7 })
  },
  shelfTooLarge: {
    description: "Writes to the shelf are too large.",
    covers: ["WDE0109"],
    seed,
    faults: onWrites({ status: 413 })
  },
  shelfHook: {
    description: "The shop's own code rejects changes of the shelf.",
    covers: ["WDE0078"],
    seed,
    faults: onWrites({ status: 400, body: rejected })
  },
  shelfItemNotFound: {
    description: "The item that is changed on the shelf has just been removed.",
    covers: ["WDE0073"],
    seed,
    faults: onWrites({ status: 404, code: "WDE0073", description: "The item does not exist." })
  },
  shelfViolations: {
    description: "The shelf rejects a price.",
    covers: ["message/INVALID_ARGUMENT"],
    seed,
    faults: onWrites({
      status: 400,
      body: JSON.stringify({
        details: {
          validationError: {
            fieldViolations: [{ field: "dataItem.data.price", description: "A price has at most two decimals." }]
          }
        }
      })
    })
  },
  shelfMissingId: {
    description: "The shelf receives an update without an id.",
    covers: ["WDE0007"],
    seed,
    faults: refused("WDE0007", "The item has no _id.")
  },
  shelfNotAnObject: {
    description: "The shelf receives a value that is not an item.",
    covers: ["WDE0004"],
    seed,
    faults: refused("WDE0004", "The item is not an object.")
  },
  shelfBadReference: {
    description: "The shelf receives invalid references.",
    covers: ["WDE0019"],
    seed,
    faults: onReferences({ status: 400, code: "WDE0019", description: "A reference is an id or an item." })
  },
  shelfNotReferenceObject: {
    description: "The shelf receives a reference to an item without an id.",
    covers: ["WDE0020"],
    seed,
    faults: onReferences({ status: 400, code: "WDE0020", description: "The item has no _id." })
  },
  shelfNotMultiReference: {
    description: "The field of the shelf is not a multi-reference field.",
    covers: ["WDE0021"],
    seed,
    faults: onReferences({ status: 400, code: "WDE0021", description: "The field is not a multi-reference field." })
  }
})
