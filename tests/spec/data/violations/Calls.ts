/** Names, ids, items and argument counts. */
import type { Violations } from "./Violation.ts"

const collection = "The collection name must be a non-empty string. Received:"
const id = "The item id must be a non-empty string. Received:"
const object = "The item must be an object with values that JSON can represent. Received:"
const ids = "The item ids must be an array of non-empty strings. Received:"
const itemsMisfit = "The items must be an array of objects, each with a non-empty string as _id. Received:"

export const violations: Violations = {
  "collection name must be a string": [
    {
      wrong: (site) => site.data.get(1, "emma"),
      told: ["WDE0001", ["collection"], `${collection} 1.`],
      right: (site) => site.data.get("books", "emma")
    },
    {
      wrong: (site) => site.data.query("").find(),
      told: ["WDE0001", ["collection"], `${collection} an empty string.`],
      right: (site) => site.data.query("books").find()
    },
    {
      wrong: (site) => site.data.truncate(undefined),
      told: ["WDE0001", ["collection"], `${collection} undefined.`],
      right: (site) => site.data.truncate("books")
    }
  ],
  "item id must be a string": [
    {
      wrong: (site) => site.data.get("books", { _id: "emma" }),
      told: ["WDE0002", ["id"], `${id} an object.`],
      right: (site) => site.data.get("books", "emma")
    },
    {
      wrong: (site) => site.data.remove("books", ""),
      told: ["WDE0002", ["id"], `${id} an empty string.`],
      right: (site) => site.data.remove("books", "emma")
    },
    {
      wrong: (site) => site.data.patch("books", null).setField("year", 1).run(),
      told: ["WDE0002", ["id"], `${id} null.`],
      right: (site) => site.data.patch("books", "emma").setField("year", 1).run()
    }
  ],
  "item must be an object": [
    {
      wrong: (site) => site.data.insert("books", ["Emma"]),
      told: ["WDE0004", ["item"], `${object} an array of 1.`],
      right: (site) => site.data.insert("books", { titles: ["Emma"] })
    },
    {
      wrong: (site) => site.data.save("books", null),
      told: ["WDE0004", ["item"], `${object} null.`],
      right: (site) => site.data.save("books", {})
    },
    {
      wrong: (site) => site.data.update("books", "emma"),
      told: ["WDE0004", ["item"], `${object} "emma".`],
      right: (site) => site.data.update("books", { _id: "emma" })
    },
    {
      wrong: (site) => site.data.insert("books", { at: new Date(Number.NaN) }),
      told: ["WDE0004", ["item", "at"], `${object} an invalid date at item.at.`],
      right: (site) => site.data.insert("books", { at: new Date(0) })
    }
  ],
  "an item's _id, if present, must be a string": [
    {
      wrong: (site) => site.data.insert("books", { _id: 1 }),
      told: ["WDE0007", ["item", "_id"], "The item's _id must be a non-empty string. Received: 1."],
      right: (site) => site.data.insert("books", { _id: "1" })
    },
    {
      wrong: (site) => site.data.save("books", { _id: null }),
      told: ["WDE0007", ["item", "_id"], "The item's _id must be a non-empty string. Received: null."],
      right: (site) => site.data.save("books", {})
    },
    {
      wrong: (site) => site.data.bulkUpdate("books", [{ _id: "emma" }, {}]),
      told: ["WDE0005", ["items", 1, "_id"], `${itemsMisfit} undefined at index 1.`],
      right: (site) => site.data.bulkUpdate("books", [{ _id: "emma" }, { _id: "omens" }])
    }
  ],
  "bulk items must be an array of objects: insert": [
    {
      wrong: (site) => site.data.bulkInsert("books", { _id: "a" }),
      told: ["WDE0005", ["items"], `${itemsMisfit} an object at items.`],
      right: (site) => site.data.bulkInsert("books", [{ _id: "a" }])
    },
    {
      wrong: (site) => site.data.bulkInsert("books", [{}, "b"]),
      told: ["WDE0005", ["items", 1], `${itemsMisfit} "b" at index 1.`],
      right: (site) => site.data.bulkInsert("books", [{}, { title: "b" }])
    }
  ],
  "bulk items must be an array of objects: save": [
    {
      wrong: (site) => site.data.bulkSave("books", "a"),
      told: ["WDE0005", ["items"], `${itemsMisfit} "a" at items.`],
      right: (site) => site.data.bulkSave("books", [{ _id: "a" }])
    }
  ],
  "bulk items must be an array of objects: update": [
    {
      wrong: (site) => site.data.bulkUpdate("books", [null]),
      told: ["WDE0005", ["items", 0], `${itemsMisfit} null at index 0.`],
      right: (site) => site.data.bulkUpdate("books", [{ _id: "emma" }])
    }
  ],
  "at most 1000 items per request: insert": [
    {
      wrong: (site) =>
        site.data.bulkInsert(
          "books",
          Array.from({ length: 1001 }, () => ({}))
        ),
      told: [
        "WDE0006",
        ["items"],
        "One request can contain at most 1000 items. Received: 1001. Send the items in chunks."
      ],
      right: (site) =>
        site.data.bulkInsert(
          "books",
          Array.from({ length: 1000 }, () => ({}))
        )
    }
  ],
  "at most 1000 items per request: save": [
    {
      wrong: (site) =>
        site.data.bulkSave(
          "books",
          Array.from({ length: 1001 }, () => ({}))
        ),
      told: [
        "WDE0006",
        ["items"],
        "One request can contain at most 1000 items. Received: 1001. Send the items in chunks."
      ],
      right: (site) =>
        site.data.bulkSave(
          "books",
          Array.from({ length: 1000 }, () => ({}))
        )
    }
  ],
  "at most 1000 items per request: update": [
    {
      wrong: (site) =>
        site.data.bulkUpdate(
          "books",
          Array.from({ length: 1001 }, () => ({ _id: "emma" }))
        ),
      told: [
        "WDE0006",
        ["items"],
        "One request can contain at most 1000 items. Received: 1001. Send the items in chunks."
      ],
      right: (site) =>
        site.data.bulkUpdate(
          "books",
          Array.from({ length: 1000 }, () => ({ _id: "emma" }))
        )
    }
  ],
  "bulk remove: item ids must be an array of strings": [
    {
      wrong: (site) => site.data.bulkRemove("books", "emma"),
      told: ["WDE0068", ["ids"], `${ids} "emma".`],
      right: (site) => site.data.bulkRemove("books", ["emma"])
    },
    {
      wrong: (site) => site.data.bulkRemove("books", ["emma", 1]),
      told: ["WDE0068", ["ids", 1], `${ids} 1 at index 1.`],
      right: (site) => site.data.bulkRemove("books", ["emma", "1"])
    }
  ],
  "bulk remove: at most 1000": [
    {
      wrong: (site) =>
        site.data.bulkRemove(
          "books",
          Array.from({ length: 1001 }, () => "emma")
        ),
      told: ["WDE0069", ["ids"], "One request can remove at most 1000 items. Received: 1001. Send the ids in chunks."],
      right: (site) =>
        site.data.bulkRemove(
          "books",
          Array.from({ length: 1000 }, () => "emma")
        )
    }
  ],
  "argument counts: get 2-3": [
    {
      wrong: (site) => site.data.get("books"),
      told: ["WDE0008", ["get"], "get takes 2 to 3 arguments. Received: 1."],
      right: (site) => site.data.get("books", "emma")
    },
    {
      wrong: (site) => site.data.get("books", "emma", {}, 1),
      told: ["WDE0008", ["get"], "get takes 2 to 3 arguments. Received: 4."],
      right: (site) => site.data.get("books", "emma", {})
    }
  ],
  "argument counts: insert 2-3": [
    {
      wrong: (site) => site.data.insert("books"),
      told: ["WDE0008", ["insert"], "insert takes 2 to 3 arguments. Received: 1."],
      right: (site) => site.data.insert("books", {})
    },
    {
      wrong: (site) => site.data.insert("books", {}, {}, 1),
      told: ["WDE0008", ["insert"], "insert takes 2 to 3 arguments. Received: 4."],
      right: (site) => site.data.insert("books", {}, {})
    }
  ],
  "argument counts: query-referenced 3-4": [
    {
      wrong: (site) => site.data.queryReferenced("books", "emma"),
      told: ["WDE0008", ["queryReferenced"], "queryReferenced takes 3 to 4 arguments. Received: 2."],
      right: (site) => site.data.queryReferenced("books", "emma", "authors")
    },
    {
      wrong: (site) => site.data.queryReferenced("books", "emma", "authors", {}, 1),
      told: ["WDE0008", ["queryReferenced"], "queryReferenced takes 3 to 4 arguments. Received: 5."],
      right: (site) => site.data.queryReferenced("books", "emma", "authors", {})
    }
  ],
  "argument counts: replaceReferences 4-5": [
    {
      wrong: (site) => site.data.replaceReferences("books", "authors", "emma"),
      told: ["WDE0008", ["replaceReferences"], "replaceReferences takes 4 to 5 arguments. Received: 3."],
      right: (site) => site.data.replaceReferences("books", "authors", "emma", [])
    },
    {
      wrong: (site) => site.data.replaceReferences("books", "authors", "emma", [], {}, 1),
      told: ["WDE0008", ["replaceReferences"], "replaceReferences takes 4 to 5 arguments. Received: 6."],
      right: (site) => site.data.replaceReferences("books", "authors", "emma", [], {})
    }
  ],
  "argument counts: isReferenced 4-5": [
    {
      wrong: (site) => site.data.isReferenced("books", "authors", "emma"),
      told: ["WDE0008", ["isReferenced"], "isReferenced takes 4 to 5 arguments. Received: 3."],
      right: (site) => site.data.isReferenced("books", "authors", "emma", "austen")
    },
    {
      wrong: (site) => site.data.isReferenced("books", "authors", "emma", "austen", {}, 1),
      told: ["WDE0008", ["isReferenced"], "isReferenced takes 4 to 5 arguments. Received: 6."],
      right: (site) => site.data.isReferenced("books", "authors", "emma", "austen", {})
    }
  ]
}
