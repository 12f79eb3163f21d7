/** Values that filter operators accept. */
import type { Violations } from "./Violation.ts"

const needs = "needs a string, number, boolean or valid date for"
const ordered = "needs a string, number, boolean or valid date for"

export const violations: Violations = {
  "filter values must be string, number or date": [
    {
      wrong: (site) => site.data.query("books").eq("year", {}).find(),
      told: ["WDE0045", ["filter", "eq", "value"], `eq ${needs} year. Received: an object.`],
      right: (site) => site.data.query("books").eq("year", 1990).eq("title", "Emma").ne("at", new Date(0)).find()
    },
    {
      wrong: (site) => site.data.query("books").gt("at", new Date(Number.NaN)).find(),
      told: ["WDE0045", ["filter", "gt", "value"], `gt ${needs} at. Received: an invalid date.`],
      right: (site) => site.data.query("books").gt("at", new Date(0)).find()
    },
    {
      wrong: (site) => site.data.query("books").in("year", [1990, true]).find(),
      told: [
        "WDE0047",
        ["filter", "in", "values", 1],
        "in needs strings, numbers or valid dates. Received: true at index 1."
      ],
      right: (site) =>
        site.data
          .query("books")
          .in("year", [1990, "true", new Date(0)])
          .find()
    },
    {
      wrong: (site) => site.data.query("books").between("year", [], 2000).find(),
      told: [
        "WDE0046",
        ["filter", "between", "value"],
        "The operator between needs two values of the same type. Received: an array of 0 and 2000."
      ],
      right: (site) => site.data.query("books").between("year", 0, 2000).find()
    },
    {
      wrong: (site) => site.data.query("books").between("year", 0, Number.POSITIVE_INFINITY).find(),
      told: ["WDE0045", ["filter", "between", "upper"], `between ${ordered} year. Received: Infinity.`],
      right: (site) => site.data.query("books").between("year", 0, 2000).find()
    },
    {
      wrong: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ year: { $in: [1990, {}] } }))
          .find(),
      told: [
        "WDE0060",
        ["filter", "year", "$in", 1],
        "year.$in.1 must be a string, number or valid date. Received: an object."
      ],
      right: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ year: { $in: [1990] } }))
          .find()
    }
  ],
  "boolean is allowed for comparisons": [
    {
      wrong: (site) => site.data.query("books").lt("lent", [true]).find(),
      told: ["WDE0045", ["filter", "lt", "value"], `lt ${needs} lent. Received: an array of 1.`],
      right: (site) =>
        site.data
          .query("books")
          .eq("lent", true)
          .ne("lent", false)
          .lt("lent", true)
          .gt("lent", false)
          .lte("lent", true)
          .gte("lent", false)
          .find()
    },
    {
      wrong: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ lent: { $gt: {} } }))
          .find(),
      told: [
        "WDE0058",
        ["filter", "lent", "$gt"],
        "lent.$gt must be a string, number, boolean or valid date. Received: an object."
      ],
      right: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ lent: { $gt: false } }))
          .find()
    }
  ],
  "string operators need a string": [
    {
      wrong: (site) => site.data.query("books").startsWith("title", 1).find(),
      told: ["WDE0044", ["filter", "startsWith", "value"], "startsWith needs a string. Received: 1."],
      right: (site) => site.data.query("books").startsWith("title", "1").find()
    },
    {
      wrong: (site) => site.data.query("books").endsWith("title", null).find(),
      told: ["WDE0044", ["filter", "endsWith", "value"], "endsWith needs a string. Received: null."],
      right: (site) => site.data.query("books").endsWith("title", "").find()
    },
    {
      wrong: (site) => site.data.query("books").contains("title", ["a"]).find(),
      told: ["WDE0044", ["filter", "contains", "value"], "contains needs a string. Received: an array of 1."],
      right: (site) => site.data.query("books").contains("title", "a").find()
    },
    {
      wrong: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ title: { $endsWith: 1 } }))
          .find(),
      told: ["WDE0059", ["filter", "title", "$endsWith"], "title.$endsWith must be a string. Received: 1."],
      right: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ title: { $endsWith: "1" } }))
          .find()
    }
  ],
  "between needs two values of the same type": [
    {
      wrong: (site) => site.data.query("books").between("year", 1990, "2000").find(),
      told: [
        "WDE0046",
        ["filter", "between", "value"],
        'The operator between needs two values of the same type. Received: 1990 and "2000".'
      ],
      right: (site) => site.data.query("books").between("year", 1990, 2000).find()
    },
    {
      wrong: (site) => site.data.query("books").between("at", new Date(0), 1).find(),
      told: [
        "WDE0046",
        ["filter", "between", "value"],
        "The operator between needs two values of the same type. Received: a date and 1."
      ],
      right: (site) => site.data.query("books").between("at", new Date(0), new Date(1)).find()
    }
  ],
  "and, or and not need a filter of the same kind": [
    {
      wrong: (site) => site.data.query("books").and({ year: 1990 }).find(),
      told: [
        "WDE0049",
        ["filter", "and"],
        "and needs a filter. Received: an object. Create it with Filter or data.filter()."
      ],
      right: (site) =>
        site.data
          .query("books")
          .and(site.data.filter({ year: 1990 }))
          .find()
    },
    {
      wrong: (site) => site.data.query("books").or(null).find(),
      told: ["WDE0049", ["filter", "or"], "or needs a filter. Received: null. Create it with Filter or data.filter()."],
      right: (site) => site.data.query("books").or(site.data.query("books")).find()
    },
    {
      wrong: (site) => site.data.query("books").not("Emma").find(),
      told: [
        "WDE0049",
        ["filter", "not"],
        'not needs a filter. Received: "Emma". Create it with Filter or data.filter().'
      ],
      right: (site) => site.data.query("books").not(site.data.query("books").eq("title", "Emma")).find()
    },
    {
      wrong: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter().and(site.data.query("books")))
          .find(),
      told: [
        "WDE0049",
        ["filter", "and"],
        "and needs a filter. Received: an object. Create it with Filter or data.filter()."
      ],
      right: (site) => site.data.query("books").filter(site.data.filter().and(site.data.filter())).find()
    }
  ],
  "and, or and not need, for collection filters, the same collection": [
    {
      wrong: (site) => site.data.query("books").and(site.data.query("authors")).find(),
      told: [
        "WDE0050",
        ["filter", "and"],
        "and needs a filter of the collection books. Received: a filter of authors."
      ],
      right: (site) => site.data.query("books").and(site.data.query("books")).find()
    },
    {
      wrong: (site) => site.data.query("books").or(site.data.query("authors").eq("a", 1)).count(),
      told: ["WDE0050", ["filter", "or"], "or needs a filter of the collection books. Received: a filter of authors."],
      right: (site) => site.data.query("books").or(site.data.query("books").eq("a", 1)).count()
    },
    {
      wrong: (site) => site.data.query("books").not(site.data.query("authors").eq("a", 1)).find(),
      told: [
        "WDE0050",
        ["filter", "not"],
        "not needs a filter of the collection books. Received: a filter of authors."
      ],
      right: (site) => site.data.query("books").not(site.data.query("books").eq("a", 1)).find()
    }
  ]
}
