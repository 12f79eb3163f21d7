/** Invalid filters and sort orders written as JSON. */
import * as Filter from "@portico/client/data/Filter"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Sort from "@portico/client/data/Sort"
import type { Provocations } from "./Provocation.ts"

const filtered = (model: unknown) =>
  Queries.use((queries) => queries.run(Query.from("books").pipe(Query.filter(Filter.raw(model as never)))))

const sorted = (model: unknown) =>
  Queries.use((queries) => queries.run(Query.from("books").pipe(Query.sorted(Sort.raw(model)))))

export const provocations = {
  WDE0056: {
    site: (site) => site.data.query("books").filter(site.data.filter("year > 1990")).find(),
    service: filtered("year > 1990"),
    params: { path: "the top", received: '"year > 1990"' },
    path: ["filter"]
  },
  WDE0057: {
    site: (site) =>
      site.data
        .query("books")
        .filter(site.data.filter({ $and: { year: 1990 } }))
        .find(),
    service: filtered({ $and: { year: 1990 } }),
    params: { path: "$and", expected: "filters", received: "an object" },
    path: ["filter", "$and"]
  },
  WDE0058: {
    site: (site) =>
      site.data
        .query("books")
        .filter(site.data.filter({ year: { $gt: [] } }))
        .find(),
    service: filtered({ year: { $gt: [] } }),
    params: { path: "year.$gt", received: "an array of 0" },
    path: ["filter", "year", "$gt"]
  },
  WDE0059: {
    site: (site) =>
      site.data
        .query("books")
        .filter(site.data.filter({ title: { $contains: 1 } }))
        .find(),
    service: filtered({ title: { $contains: 1 } }),
    params: { path: "title.$contains", received: "1" },
    path: ["filter", "title", "$contains"]
  },
  WDE0060: {
    site: (site) =>
      site.data
        .query("books")
        .filter(site.data.filter({ year: { $in: [1990, true] } }))
        .find(),
    service: filtered({ year: { $in: [1990, true] } }),
    params: { path: "year.$in.1", received: "true" },
    path: ["filter", "year", "$in", 1]
  },
  WDE0061: {
    site: (site) =>
      site.data
        .query("books")
        .filter(site.data.filter({ year: { $in: 1990 } }))
        .find(),
    service: filtered({ year: { $in: 1990 } }),
    params: { path: "year.$in", received: "1990" },
    path: ["filter", "year", "$in"]
  },
  WDE0062: {
    site: (site) =>
      site.data
        .query("books")
        .filter(site.data.filter({ year: { $exists: 1 } }))
        .find(),
    service: filtered({ year: { $exists: 1 } }),
    params: { path: "year.$exists", received: "1" },
    path: ["filter", "year", "$exists"]
  },
  WDE0063: {
    site: (site) =>
      site.data
        .query("books")
        .filter(site.data.filter({ title: { $matches: { spec: [] } } }))
        .find(),
    service: filtered({ title: { $matches: { spec: [] } } }),
    params: { path: "title.$matches", received: "ignoreCase: undefined" },
    path: ["filter", "title", "$matches", "ignoreCase"]
  },
  WDE0064: {
    site: (site) =>
      site.data
        .query("books")
        .filter(site.data.filter({ title: { $matches: { ignoreCase: true, spec: ["Emma"] } } }))
        .find(),
    service: filtered({ title: { $matches: { ignoreCase: true, spec: ["Emma"] } } }),
    params: { path: "title.$matches.spec", received: '"Emma"' },
    path: ["filter", "title", "$matches", "spec", 0]
  },
  WDE0065: {
    site: (site) => site.data.query("books").sort("title").find(),
    service: sorted("title"),
    params: { received: '"title"' },
    path: ["sort"]
  },
  WDE0066: {
    site: (site) =>
      site.data
        .query("books")
        .sort([{ order: "ASC" }])
        .find(),
    service: sorted([{ order: "ASC" }]),
    params: { path: "sort.0", received: "an object" },
    path: ["sort", 0]
  },
  WDE0067: {
    site: (site) =>
      site.data
        .query("books")
        .sort([{ fieldName: "title", order: "UP" }])
        .find(),
    service: sorted([{ fieldName: "title", order: "UP" }]),
    params: { path: "sort.0.order", received: '"UP"' },
    path: ["sort", 0, "order"]
  },
  WDE0070: {
    site: (site) =>
      site.data
        .query("books")
        .filter(site.data.filter({ title: { $regex: "^E" } }))
        .find(),
    service: filtered({ title: { $regex: "^E" } }),
    params: { path: "title.$regex" },
    path: ["filter", "title", "$regex"]
  }
} satisfies Partial<Provocations>
