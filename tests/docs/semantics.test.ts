import { expect, it } from "@effect/vitest"
import * as Limits from "@portico/contract/Limits"
import type { Json } from "../../packages/provider/src/engine/value/Json.ts"
import { readFileSync } from "node:fs"
import { distinct, filters, missing, order } from "../differential/semantics.ts"
import { code, page, table } from "./Page.ts"

const valueOf = (value: Json | typeof missing): string =>
  value === missing ? "missing" : code(Object.is(value, -0) ? "-0" : JSON.stringify(value))

const valuesOf = (values: ReadonlyArray<Json | typeof missing>): string => values.map(valueOf).join(", ") || "–"

const ofSubject = ([subject, cases]: readonly [string, (typeof filters)[string]]) => [
  `### ${subject}`,
  table(
    ["Rule", "Filter", "Finds `a` =", "Does not find `a` ="],
    cases.map(({ filter, finds, not, rule }) => [rule, code(JSON.stringify(filter)), valuesOf(finds), valuesOf(not)])
  )
]

/** Returns the handwritten text between two markers of the page, which stays as it is. */
const byHand = (name: string): string => {
  const text = readFileSync(new URL("../../docs/semantics.md", import.meta.url), "utf8")
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  return text.slice(text.indexOf(begin), text.indexOf(end) + end.length)
}

const byHandInOrder = [
  "cursors",
  "aggregates",
  "search",
  "indexes",
  "writes",
  "references",
  "permissions",
  "drafts",
  "sandboxes",
  "hooks"
]

const number = (value: number): string => value.toLocaleString("en").replaceAll(",", " ")

const invalid = "`INVALID_ARGUMENT`, 400"
const tooLarge = "`RESULT_TOO_LARGE`, 400"
const busy = "503 with `Retry-After`"

const limits: ReadonlyArray<readonly [string, string, string]> = [
  ["items in one request", number(Limits.maximumItemsPerRequest), "`WDE0006`, or `WDE0069` for removals"],
  ["items in one page", number(Limits.maximumPageSize), "`WDE0036`"],
  ["total of a page", number(Limits.maximumTotal), "not rejected: `tooManyToCount`"],
  ["included reference fields", number(Limits.maximumIncludedFields), invalid],
  ["bytes of one item", number(Limits.maximumItemBytes), "`WDE0109`"],
  ["levels of nesting of one item", number(Limits.maximumItemDepth), invalid],
  ["characters of an id or a collection name", number(Limits.maximumIdLength), invalid],
  ["bytes of an item's values in one index", number(Limits.maximumIndexBytes), invalid],
  ["changes in one patch of an item", number(Limits.maximumFieldModifications), invalid],
  ["conditions in one filter, or in all filters of one pipeline", number(Limits.maximumFilterConditions), invalid],
  ["values in one array of a filter", number(Limits.maximumFilterValues), invalid],
  ["values in all arrays of the filters of one request", number(Limits.maximumStatementValues), invalid],
  [
    "characters of `$startsWith`, `$endsWith` or `$contains`, and of all parts of one `$matches`",
    number(Limits.maximumFilterText),
    invalid
  ],
  [
    "string conditions, order comparisons and string operations of one request; a repetitive pattern counts as 4, and " +
      "`$matches` counts one more for each 250 characters",
    number(Limits.maximumTextPasses),
    invalid
  ],
  [
    "characters of all values in the filters and expressions of one request",
    number(Limits.maximumStatementCharacters),
    invalid
  ],
  ["levels of nesting of one filter", number(Limits.maximumFilterDepth), invalid],
  ["fields of one sort", number(Limits.maximumSortFields), invalid],
  ["words of one search", number(Limits.maximumSearchWords), invalid],
  ["characters of the expression of one search", number(Limits.maximumSearchText), invalid],
  ["stages of one pipeline", number(Limits.maximumStages), invalid],
  ["expressions, fields, keys and accumulators of one pipeline", number(Limits.maximumExpressions), invalid],
  ["levels of one expression", number(Limits.maximumExpressionDepth), invalid],
  ["rows that one `unwindArray` stage creates", number(Limits.maximumUnwoundRows), tooLarge],
  ["approximate bytes that one row creates from an array", number(Limits.maximumUnwoundBytes), tooLarge],
  ["approximate bytes of one row of a pipeline", number(Limits.maximumRowBytes), tooLarge],
  ["approximate bytes of all rows on one page of a pipeline", number(Limits.maximumPageBytes), tooLarge],
  [
    "duration of one query, count, distinct query, aggregation or pipeline",
    `${number(Limits.maximumReadMilliseconds)} ms, or the \`readTimeout\` of \`PostgresStore.make\` or \`MemoryStore.make\``,
    "`WDE0028`, 504"
  ],
  [
    "duration of one write; a write that exceeds it has no effect",
    `${number(Limits.maximumWriteMilliseconds)} ms, or the \`writeTimeout\` of \`PostgresStore.make\` or \`MemoryStore.make\``,
    "`WDE0028`, 504"
  ],
  [
    "bytes of large request bodies in memory, of all callers and of one caller",
    `${number(Limits.maximumBodiesBytes)} and ${number(Limits.maximumBodiesBytesPerCaller)}`,
    busy
  ],
  ["time until a request body has arrived", `${number(Limits.maximumBodyMilliseconds)} ms`, "`REQUEST_TIMEOUT`, 408"],
  [
    "queued queries, counts, aggregations, searches and bulk writes of one caller",
    `${number(Limits.maximumWaitingPerCaller)}; ${number(Limits.maximumWaitingPerAddress)} for all visitors of one network address`,
    busy
  ],
  ["waiting time of a queued request", `${number(Limits.maximumQueueMilliseconds)} ms`, busy]
]

const text = () =>
  page(
    "# Semantics of queries and writes",
    "<!-- Written by tests/docs/semantics.test.ts from tests/differential/semantics.ts: change the cases there and run the test with -u. The text between markers is written by hand. -->",
    "Queries have the same semantics in memory, in the embedded database, on a Postgres server and in `Filter.matches` of the client. A test runs each row of the tables on all of them (`tests/differential/semantics.test.ts`), and other tests compare their results for random queries (`tests/differential`). The client rejects a comparison with an object or an array (`WDE0058`). The provider accepts such a comparison from other clients.",
    "## Filters",
    ...Object.entries(filters).flatMap(ofSubject),
    "## Order",
    "The table shows the ascending order; the descending order is the reverse. Values that are separated by a comma are equal. Items with equal values in all fields of the sort are ordered by `_id`, always ascending. Two items are therefore never in an undefined order, and pages neither repeat nor omit an item. A query without a sort is ordered by `_createdDate`, newest first.",
    table(
      ["Type", "Values of the field"],
      order.reduce<Array<[string, string]>>((rows, [what, values]) => {
        const last = rows.at(-1)
        if (what === "" && last !== undefined) last[1] += ` < ${valuesOf(values)}`
        else rows.push([what, valuesOf(values)])
        return rows
      }, [])
    ),
    "## Distinct values",
    `The distinct values of an array are its elements. A missing field, null and an empty array have no distinct values. The distinct values of ${valuesOf(distinct.of)} are ${valuesOf(distinct.are)}.`,
    "## Pages",
    `A page has ${Limits.defaultPageSize} items by default, and at most ${Limits.maximumPageSize}. A page by cursor continues after the last item of the previous page, so items that are inserted or removed between two pages do not make other items repeat or disappear. Permissions are checked for each page.`,
    ...byHandInOrder.map(byHand),
    "## Limits",
    "The provider rejects requests that exceed these limits.",
    table(["Limit", "Maximum", "Rejected with"], limits)
  )

it("docs/semantics.md matches the tested cases", async () => {
  await expect(text()).toMatchFileSnapshot("../../docs/semantics.md")
})
