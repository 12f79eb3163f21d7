import { expect, it } from "@effect/vitest"
import * as Limits from "@portico/contract/Limits"
import type { Json } from "../../packages/provider/src/engine/value/Json.ts"
import { readFileSync } from "node:fs"
import { distinct, filters, missing, order } from "../differential/semantics.ts"
import { code, page, table } from "./Page.ts"

const valueOf = (value: Json | typeof missing): string => (value === missing ? "nothing" : code(JSON.stringify(value)))

const valuesOf = (values: ReadonlyArray<Json | typeof missing>): string => values.map(valueOf).join(", ") || "–"

const ofSubject = ([subject, cases]: readonly [string, (typeof filters)[string]]) => [
  `### ${subject}`,
  table(
    ["Rule", "Filter", "Finds `a` =", "Does not find `a` ="],
    cases.map(({ filter, finds, not, rule }) => [rule, code(JSON.stringify(filter)), valuesOf(finds), valuesOf(not)])
  )
]

/** Returns the part of the page between two marks, which is written by hand and preserved. */
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
  ["items in one call", number(Limits.maximumItemsPerRequest), "`WDE0006`, of removals `WDE0069`"],
  ["items in one page", number(Limits.maximumPageSize), "`WDE0036`"],
  ["fields whose items are included", number(Limits.maximumIncludedFields), invalid],
  ["bytes of one item", number(Limits.maximumItemBytes), "`WDE0109`"],
  ["levels of nesting of one item", number(Limits.maximumItemDepth), invalid],
  ["characters of an id or a collection's name", number(Limits.maximumIdLength), invalid],
  ["bytes of an index's values in one item", number(Limits.maximumIndexBytes), invalid],
  ["changes in one patch of an item", number(Limits.maximumFieldModifications), invalid],
  ["conditions in one filter, or in those of one pipeline", number(Limits.maximumFilterConditions), invalid],
  ["values in one set of a filter", number(Limits.maximumFilterValues), invalid],
  ["values in all sets of one request's filters", number(Limits.maximumStatementValues), invalid],
  [
    "characters of `$startsWith`, `$endsWith` or `$contains`, and of all pieces of one `$matches`",
    number(Limits.maximumFilterText),
    invalid
  ],
  [
    "times that one request reads the values of an item: once for each text condition, order comparison and text operation, 4 times for a " +
      "pattern that repeats itself, once more for each 250 characters of `$matches`",
    number(Limits.maximumTextPasses),
    invalid
  ],
  [
    "characters of all values of one request's filters and expressions",
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
  ["rows that one stage makes of arrays", number(Limits.maximumUnwoundRows), tooLarge],
  ["bytes, in about, that one row makes of an array", number(Limits.maximumUnwoundBytes), tooLarge],
  ["bytes, in about, of one row of a pipeline", number(Limits.maximumRowBytes), tooLarge],
  [
    "time of one query, count, list of distinct values, aggregation or pipeline",
    `${number(Limits.maximumReadMilliseconds)} ms, or the \`readTimeout\` of \`PostgresStore.make\` or \`MemoryStore.make\``,
    "`WDE0028`, 504"
  ],
  [
    "time of one write; one that takes longer writes nothing",
    `${number(Limits.maximumWriteMilliseconds)} ms, or the \`writeTimeout\` of \`PostgresStore.make\` or \`MemoryStore.make\``,
    "`WDE0028`, 504"
  ],
  [
    "bytes of large bodies in memory at once, and those of one caller",
    `${number(Limits.maximumBodiesBytes)} and ${number(Limits.maximumBodiesBytesPerCaller)}`,
    busy
  ],
  ["time in which a body arrives", `${number(Limits.maximumBodyMilliseconds)} ms`, "`REQUEST_TIMEOUT`, 408"],
  [
    "queries, counts, aggregations, searches and bulk writes of one caller that wait for their turn",
    `${number(Limits.maximumWaitingPerCaller)}; ${number(Limits.maximumWaitingPerAddress)} of all visitors of one network address`,
    busy
  ],
  ["time that one of them waits", `${number(Limits.maximumQueueMilliseconds)} ms`, busy]
]

const text = () =>
  page(
    "# What queries mean",
    "<!-- Written by tests/docs/semantics.test.ts from tests/differential/semantics.ts: change the cases there and run the test with -u. What stands between marks is written by hand. -->",
    "One meaning everywhere: in memory, on the embedded database, on a Postgres server, and in `Filter.matches` of the client. Every line of the tables is run on all of them (`tests/differential/semantics.test.ts`), and a generator compares their answers to random queries (`tests/differential`). The client sends no objects or arrays as values to be equal to (`WDE0058`); the provider compares them.",
    "## Filters",
    ...Object.entries(filters).flatMap(ofSubject),
    "## Order",
    "Ascending; descending is the reverse. Items that are equal in every field of the sort are ordered by `_id`, ascending even where the field descends, so that every order is total and pages neither repeat nor leave out an item. A query without a sort is ordered by `_createdDate`, the newest first.",
    table(
      ["What", "Values of the field"],
      order.reduce<Array<[string, string]>>((rows, [what, values]) => {
        const last = rows.at(-1)
        if (what === "" && last !== undefined) last[1] += ` < ${valuesOf(values)}`
        else rows.push([what, valuesOf(values)])
        return rows
      }, [])
    ),
    "## Distinct values",
    `An array counts by its elements; nothing, null and the empty array count for no value. The values of ${valuesOf(distinct.of)} are ${valuesOf(distinct.are)}.`,
    "## Pages",
    `A page holds ${Limits.defaultPageSize} items where the query names no limit, and at most ${Limits.maximumPageSize}. A page by cursor begins beside the item that the cursor stands for: what is inserted or removed meanwhile neither repeats nor hides another item. Permissions are decided anew for every page.`,
    ...byHandInOrder.map(byHand),
    "## Limits",
    "What goes beyond them is refused.",
    table(["What", "At most", "Refused with"], limits)
  )

it("docs/semantics.md matches the tested cases", async () => {
  await expect(text()).toMatchFileSnapshot("../../docs/semantics.md")
})
