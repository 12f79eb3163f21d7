/** The program that the tests open in the editor: the modules that name fields, and one expression per line. */
const modules = [
  ...[
    "Accumulator",
    "Aggregate",
    "Expression",
    "Filter",
    "Patch",
    "Pipeline",
    "Projection",
    "Query",
    "SearchQuery"
  ].map((name) => `import * as ${name} from "@portico/client/data/${name}"`),
  ...["Items", "Queries", "References"].map((name) => `import { ${name} } from "@portico/client/data/${name}"`),
  `import * as Site from "@portico/client/site/Site"`,
  `import * as Kit from "@portico/react"`,
  `import { AggregateChart } from "@portico/react/charts"`,
  `import { pipe } from "effect/Function"`,
  `import { Books, Novels } from "../../../../tests/types/books.ts"`
]

const before = `${modules.join("\n")}
const { CollectionTable, DistinctValues, ExportDialog, FilterBuilder, ItemDetail, ItemForm, SortMenu } = Kit
const { useAddress, useDistinct, useFilter, useItemForm, usePatch, useSort } = Kit
const { data } = Site.make({ clientId: "shop", host: "https://api.example" })
const books = Query.from(Books)
const novel = { title: "", author: "" }
const perLanguage = Aggregate.from(Books).pipe(Aggregate.group("language"), Aggregate.sum("year"), Aggregate.count())
const misspelled = { filter: Filter.gt("yaer", 1), patch: Patch.empty.pipe(Patch.set("yaer", 1)), sort: Query.ascending("yaer") }
const year = Filter.gt("year", 1)
export const programs = () => [
`

/** The line of the first expression. */
export const firstLine = before.split("\n").length - 1

/** Returns the program with these expressions. */
export const programOf = (expressions: ReadonlyArray<string>): string => `${before}${expressions.join(",\n")}\n]\n`
