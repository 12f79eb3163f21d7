/**
 * Scenarios of lists of items: references, drafts and refused queries.
 *
 * @since 0.1.0
 */
import type { Seed } from "@portico/provider/Provider"
import { books } from "./Books.ts"
import * as Bookshop from "../../scenarios/Bookshop.ts"
import * as Scenario from "../../scenarios/Scenario.ts"

type Collections = Seed["collections"]

const people = [
  { _id: "jane-austen", name: "Jane Austen", born: 1775 },
  { _id: "mary-shelley", name: "Mary Shelley", born: 1797 }
]

const withAuthors: Collections = [
  ...Bookshop.seed.collections,
  {
    id: "authors",
    displayName: "Authors",
    permissions: Bookshop.booksCollection.permissions,
    fields: { name: { type: "TEXT" }, born: { type: "NUMBER" } },
    items: people
  },
  {
    id: "novels",
    displayName: "Novels",
    permissions: Bookshop.booksCollection.permissions,
    fields: {
      title: { type: "TEXT" },
      author: { type: "REFERENCE", referencedCollectionId: "authors" }
    },
    items: [
      { _id: "emma", title: "Emma", author: "jane-austen" },
      { _id: "frankenstein", title: "Frankenstein", author: "mary-shelley" },
      { _id: "orphan", title: "The Orphan", author: "nobody-any-more" }
    ]
  }
]

/** The scenarios. */
export const scenarios = Scenario.make({
  authored: {
    description: "Novels reference their authors, and one references an author who no longer exists.",
    seed: { ...Bookshop.seed, collections: withAuthors }
  },
  drafts: {
    description: "Two books of the shop are unpublished drafts.",
    seed: {
      ...Bookshop.seed,
      collections: [
        {
          ...Bookshop.booksCollection,
          plugins: [{ type: "PUBLISH", defaultStatus: "PUBLISHED" }],
          items: books.map((book, index) => (index < 2 ? { ...book, _publishStatus: "DRAFT" } : { ...book }))
        }
      ]
    }
  },
  hookRefusesReads: {
    description: "The site's own code rejects queries.",
    covers: ["WDE0078"],
    faults: [
      {
        match: { row: "data.query" },
        status: 400,
        code: "WDE0078",
        description: "The shop is counting its books. Come back after lunch."
      }
    ]
  }
})
