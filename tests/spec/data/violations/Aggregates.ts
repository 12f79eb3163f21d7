/** Aggregations. */
import type { Violations } from "./Violation.ts"

export const violations: Violations = {
  "aggregate, may be set only once: filter": [
    {
      wrong: (site) =>
        site.data.aggregate("books").filter(site.data.filter().eq("a", 1)).filter(site.data.filter().eq("b", 1)).run(),
      told: ["WDE0012", ["filter"], "filter can be set only once. Combine the filters with Filter.and."],
      right: (site) => site.data.aggregate("books").filter(site.data.filter().eq("a", 1).eq("b", 1)).run()
    }
  ],
  "aggregate, may be set only once: having": [
    {
      wrong: (site) =>
        site.data.aggregate("books").having(site.data.filter().eq("a", 1)).having(site.data.filter().eq("b", 1)).run(),
      told: ["WDE0012", ["having"], "having can be set only once. Combine the filters with Filter.and."],
      right: (site) =>
        site.data.aggregate("books").count().having(site.data.filter().gt("count", 1).lt("count", 9)).run()
    }
  ],
  "aggregate, may be set only once: group": [
    {
      wrong: (site) => site.data.aggregate("books").group("year").group("title").run(),
      told: ["WDE0013", ["group"], "The group can be set only once. Pass all its fields in one call."],
      right: (site) => site.data.aggregate("books").group("year", "title").run()
    }
  ],
  "aggregate, must be a built filter: filter": [
    {
      wrong: (site) => site.data.aggregate("books").filter({ year: 1990 }).run(),
      told: [
        "WDE0011",
        ["filter"],
        "filter needs a filter. Received: an object. Create it with Filter or data.filter()."
      ],
      right: (site) =>
        site.data
          .aggregate("books")
          .filter(site.data.filter({ year: 1990 }))
          .run()
    }
  ],
  "aggregate, must be a built filter: having": [
    {
      wrong: (site) => site.data.aggregate("books").count().having(site.data.query("books").gt("count", 1)).run(),
      told: [
        "WDE0011",
        ["having"],
        "having needs a filter. Received: an object. Create it with Filter or data.filter()."
      ],
      right: (site) => site.data.aggregate("books").count().having(site.data.filter().gt("count", 1)).run()
    }
  ],
  "group needs at least one field": [
    {
      wrong: (site) => site.data.aggregate("books").group().run(),
      told: ["WDE0043", ["group"], "group takes at least one parameter. Received: 0."],
      right: (site) => site.data.aggregate("books").group("year").run()
    }
  ],
  "aggregate names are strings": [
    {
      wrong: (site) => site.data.aggregate("books").sum("price", 1).run(),
      told: ["WDE0044", ["sum", 1], "sum needs a string. Received: 1."],
      right: (site) => site.data.aggregate("books").sum("price", "1").run()
    },
    {
      wrong: (site) => site.data.aggregate("books").group(1).run(),
      told: ["WDE0044", ["group", 0], "group needs a string. Received: 1."],
      right: (site) => site.data.aggregate("books").group("1").run()
    },
    {
      wrong: (site) => site.data.aggregate("books").max("").run(),
      told: ["WDE0094", ["max", 0], "A field of max must be a non-empty string. Received: an empty string."],
      right: (site) => site.data.aggregate("books").max("price").run()
    }
  ]
}
