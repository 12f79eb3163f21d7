/** Filters that are written as JSON. */
import type { Violations } from "./Violation.ts"

export const violations: Violations = {
  "filter model: $regex is not allowed": [
    {
      wrong: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ title: { $regex: "^E" } }))
          .find(),
      told: [
        "WDE0070",
        ["filter", "title", "$regex"],
        "title.$regex: $regex is not allowed. Use startsWith, endsWith or contains."
      ],
      right: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ title: { $startsWith: "E" } }))
          .find()
    }
  ],
  "filter model: $matches needs ignoreCase true and a spec list": [
    {
      wrong: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ title: { $matches: { ignoreCase: false, spec: [] } } }))
          .find(),
      told: [
        "WDE0063",
        ["filter", "title", "$matches", "ignoreCase"],
        "title.$matches must be an object with ignoreCase: true. Received: ignoreCase: false."
      ],
      right: (site) =>
        site.data
          .query("books")
          .filter(
            site.data.filter({ title: { $matches: { ignoreCase: true, spec: [{ type: "literal", value: "emma" }] } } })
          )
          .find()
    },
    {
      wrong: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ title: { $matches: { ignoreCase: true, spec: [{ type: "word" }] } } }))
          .find(),
      told: [
        "WDE0064",
        ["filter", "title", "$matches", "spec", 0],
        "title.$matches.spec must be an array of literal and anyOf items. Received: an object."
      ],
      right: (site) =>
        site.data
          .query("books")
          .filter(
            site.data.filter({ title: { $matches: { ignoreCase: true, spec: [{ type: "anyOf", value: " \t\n-" }] } } })
          )
          .find()
    },
    {
      wrong: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ title: { $matches: { ignoreCase: true } } }))
          .find(),
      told: [
        "WDE0057",
        ["filter", "title", "$matches", "spec"],
        "title.$matches.spec must be an array of literal and anyOf items. Received: undefined."
      ],
      right: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ title: { $matches: { ignoreCase: true, spec: [] } } }))
          .find()
    }
  ],
  "filter model: $not takes exactly one element": [
    {
      wrong: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ $not: [{ a: 1 }, { b: 1 }] }))
          .find(),
      told: ["WDE0057", ["filter", "$not"], "$not must be an array of exactly one filter. Received: an array of 2."],
      right: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ $not: [{ a: 1, b: 1 }] }))
          .find()
    },
    {
      wrong: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ $not: [] }))
          .find(),
      told: ["WDE0057", ["filter", "$not"], "$not must be an array of exactly one filter. Received: an array of 0."],
      right: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ $not: [{}] }))
          .find()
    }
  ],
  "filter model: $exists must be boolean": [
    {
      wrong: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ title: { $exists: "yes" } }))
          .find(),
      told: ["WDE0062", ["filter", "title", "$exists"], 'title.$exists must be true or false. Received: "yes".'],
      right: (site) =>
        site.data
          .query("books")
          .filter(site.data.filter({ title: { $exists: true } }))
          .find()
    },
    {
      wrong: (site) => site.data.query("books").exists("title", 1).find(),
      told: ["WDE0062", ["filter", "exists", "value"], "title.$exists must be true or false. Received: 1."],
      right: (site) => site.data.query("books").exists("title", false).find()
    }
  ]
}
