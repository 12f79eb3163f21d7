/** Pages, filters and orders of builders. */
import type { Violations } from "./Violation.ts"

const between = "must be an integer greater than -9007199254740991 and less than 9007199254740991. Received:"

export const violations: Violations = {
  "limit must be a positive integer": [
    {
      wrong: (site) => site.data.query("books").limit(0).find(),
      told: ["WDE0033", ["limit"], "limit must be greater than zero. Received: 0."],
      right: (site) => site.data.query("books").limit(1).find()
    },
    {
      wrong: (site) => site.data.query("books").limit(1.5).find(),
      told: ["WDE0035", ["limit"], `limit ${between} 1.5.`],
      right: (site) => site.data.query("books").limit(2).find()
    },
    {
      wrong: (site) => site.data.search("books").limit("5").run(),
      told: ["WDE0032", ["limit"], 'limit must be a number. Received: "5".'],
      right: (site) => site.data.search("books").limit(5).run()
    },
    {
      wrong: (site) => site.data.aggregate("books").limit(Number.NaN).run(),
      told: ["WDE0033", ["limit"], "limit must be greater than zero. Received: NaN."],
      right: (site) => site.data.aggregate("books").limit(1).run()
    }
  ],
  "skip must be a non-negative integer": [
    {
      wrong: (site) => site.data.query("books").skip(-1).find(),
      told: ["WDE0034", ["skip"], "skip must be zero or greater. Received: -1."],
      right: (site) => site.data.query("books").skip(0).find()
    },
    {
      wrong: (site) => site.data.aggregate("books").skip(0.5).run(),
      told: ["WDE0035", ["skip"], `skip ${between} 0.5.`],
      right: (site) => site.data.aggregate("books").skip(1).run()
    },
    {
      wrong: (site) => site.data.queryReferenced("books", "emma", "authors", { skip: "1" }),
      told: ["WDE0032", ["options", "skip"], 'skip must be a number. Received: "1".'],
      right: (site) => site.data.queryReferenced("books", "emma", "authors", { skip: 1 })
    },
    {
      wrong: (site) => site.data.aggregatePipeline("books", { stages: [], paging: { offset: -1 } }),
      told: ["WDE0037", ["options", "offset"], "The offset of a page cannot be negative. Received: -1."],
      right: (site) => site.data.aggregatePipeline("books", { stages: [], paging: { offset: 0 } })
    }
  ],
  "integers must stay within about 9e15": [
    {
      wrong: (site) => site.data.query("books").skip(9007199254740991).find(),
      told: ["WDE0035", ["skip"], `skip ${between} 9007199254740991.`],
      right: (site) => site.data.query("books").skip(9007199254740990).find()
    },
    {
      wrong: (site) => site.data.query("books").randomSort({ seed: -9007199254740991 }).find(),
      told: ["WDE0035", ["seed"], `seed ${between} -9007199254740991.`],
      right: (site) => site.data.query("books").randomSort({ seed: -9007199254740990 }).find()
    }
  ],
  "skip is not allowed with cursor paging": [
    {
      wrong: (site) => site.data.query("books").byCursor().skip(1).find(),
      told: ["WDE0080", ["skip"], "A page by cursor takes no offset. Received: 1. Omit the offset or the cursor."],
      right: (site) => site.data.query("books").byCursor().find()
    },
    {
      wrong: (site) =>
        site.data.aggregatePipeline("books", { stages: [], cursorPaging: { limit: 1 }, paging: { offset: 1 } }),
      told: [
        "WDE0080",
        ["options", "skip"],
        "A page by cursor takes no offset. Received: 1. Omit the offset or the cursor."
      ],
      right: (site) => site.data.aggregatePipeline("books", { stages: [], cursorPaging: { limit: 1 } })
    }
  ],
  "must be a non-empty string where required: field name": [
    {
      wrong: (site) => site.data.query("books").eq("", 1).find(),
      told: [
        "WDE0094",
        ["filter", "eq", "field"],
        "The field of eq must be a non-empty string. Received: an empty string."
      ],
      right: (site) => site.data.query("books").eq("year", 1).find()
    },
    {
      wrong: (site) => site.data.query("books").distinct(""),
      told: ["WDE0094", ["distinct"], "A field of distinct must be a non-empty string. Received: an empty string."],
      right: (site) => site.data.query("books").distinct("year")
    },
    {
      wrong: (site) => site.data.query("books").ascending("").find(),
      told: [
        "WDE0094",
        ["ascending", 0],
        "A field of ascending must be a non-empty string. Received: an empty string."
      ],
      right: (site) => site.data.query("books").ascending("year").find()
    },
    {
      wrong: (site) => site.data.query("books").fields(1).find(),
      told: ["WDE0003", ["fields"], "The field name must be a string. Received: 1."],
      right: (site) => site.data.query("books").fields("year").find()
    }
  ],
  "must be a non-empty string where required: cursor": [
    {
      wrong: (site) => site.data.fetch("books", ""),
      told: ["WDE0094", ["cursor"], "The cursor must be a non-empty string. Received: an empty string."],
      right: (site) =>
        site.data
          .query("books")
          .byCursor()
          .limit(1)
          .find()
          .then((page) => site.data.fetch("books", page.nextCursor))
    },
    {
      wrong: (site) => site.data.fetchReferenced("books", null),
      told: ["WDE0094", ["cursor"], "The cursor must be a non-empty string. Received: null."],
      right: (site) =>
        site.data
          .queryReferenced("books", "omens", "authors", { limit: 1 })
          .then((page) => site.data.fetchReferenced("books", page.nextCursor))
    }
  ],
  "must be a non-empty string where required: relationship attribute": [
    {
      wrong: (site) => site.data.insertReference("books", "", "emma", "austen"),
      told: ["WDE0094", ["field"], "A field of field must be a non-empty string. Received: an empty string."],
      right: (site) => site.data.insertReference("books", "authors", "emma", "austen")
    },
    {
      wrong: (site) => site.data.query("books").include("").find(),
      told: ["WDE0094", ["include"], "A field of include must be a non-empty string. Received: an empty string."],
      right: (site) => site.data.query("books").include("authors").find()
    }
  ],
  "sort fields must be strings": [
    {
      wrong: (site) => site.data.query("books").descending("year", 1).find(),
      told: ["WDE0051", ["descending", 1], "descending needs field names. Received: 1."],
      right: (site) => site.data.query("books").descending("year", "title").find()
    },
    {
      wrong: (site) =>
        site.data
          .query("books")
          .sort([{ fieldName: 1 }])
          .find(),
      told: ["WDE0066", ["sort", 0], "sort.0 must be an object with a non-empty fieldName. Received: an object."],
      right: (site) =>
        site.data
          .query("books")
          .sort([{ fieldName: "year" }])
          .find()
    }
  ],
  "reference parameters must be a non-empty string id or an object with _id": [
    {
      wrong: (site) => site.data.isReferenced("books", "authors", "", "austen"),
      told: [
        "WDE0019",
        ["from"],
        "The reference from must be a non-empty id or an object with _id. Received: an empty string."
      ],
      right: (site) => site.data.isReferenced("books", "authors", "emma", "austen")
    },
    {
      wrong: (site) => site.data.insertReference("books", "authors", "emma", ["austen", {}]),
      told: [
        "WDE0021",
        ["to", 1],
        "The reference to.1 must be a non-empty id or an object with _id. Received: an object."
      ],
      right: (site) => site.data.insertReference("books", "authors", "emma", ["austen", { _id: "gaiman" }])
    },
    {
      wrong: (site) => site.data.removeReference("books", "authors", { id: "emma" }, "austen"),
      told: [
        "WDE0019",
        ["from"],
        "The reference from must be a non-empty id or an object with _id. Received: an object."
      ],
      right: (site) => site.data.removeReference("books", "authors", { _id: "emma" }, "austen")
    },
    {
      wrong: (site) => site.data.replaceReferences("books", "authors", "emma", [null]),
      told: ["WDE0019", ["to", 0], "The reference to.0 must be a non-empty id or an object with _id. Received: null."],
      right: (site) => site.data.replaceReferences("books", "authors", "emma", [])
    },
    {
      wrong: (site) => site.data.queryReferenced("books", 1, "authors"),
      told: ["WDE0019", ["from"], "The reference from must be a non-empty id or an object with _id. Received: 1."],
      right: (site) => site.data.queryReferenced("books", { _id: "emma" }, "authors")
    }
  ],
  "incrementing a field needs a number": [
    {
      wrong: (site) => site.data.patch("books", "emma").incrementField("year", "1").run(),
      told: ["WDE0032", ["patch", "increment", "value"], 'The value of increment must be a number. Received: "1".'],
      right: (site) => site.data.patch("books", "emma").incrementField("year", 1).run()
    },
    {
      wrong: (site) => site.data.bulkPatch("books", ["emma"]).incrementField("year", Number.POSITIVE_INFINITY).run(),
      told: [
        "WDE0032",
        ["patch", "increment", "value"],
        "The value of increment must be a number. Received: Infinity."
      ],
      right: (site) => site.data.bulkPatch("books", ["emma"]).incrementField("year", -0.5).run()
    }
  ]
}
