/** The size of the data components in a page, and the speed of the table, compared with two other table components. */
import { bundle, compile, kilobytes } from "./Bundle.ts"
import { measureTables } from "./kitTables.ts"
import * as Peers from "./Peers.ts"
import { limitOf } from "./kitBase.ts"
import { figure, missing, type Row } from "./Table.ts"

export const title = "the kit's collections: rolldown, minified, gzip, without React; then Chromium, production build"

const program = (element: string, imports = "") => `
import * as Client from "@portico/client/Client"
import * as Query from "@portico/client/data/Query"
import * as kit from "@portico/react"
import { jsx, jsxs } from "react/jsx-runtime"
import { createRoot } from "react-dom/client"
${imports}
const layer = Client.layer({ clientId: "bench", host: "https://provider.test" })
const query = Query.from("books")
createRoot(document.body).render(jsxs(kit.ClientProvider, { layer, children: [${element}] }))`

const book = `import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"
const Books = Collection.make("books", Schema.Struct({ title: Schema.String, price: Schema.Number }))`

const charts = `import * as Aggregate from "@portico/client/data/Aggregate"
import * as charts from "@portico/react/charts"`

const table = `jsx(kit.CollectionTable, { caption: "Books", query, columns: [{ field: "title", header: "Title" }] })`
const pager = `jsx(kit.Pager, {})`
const filter = `jsx(kit.FilterBuilder, { collection: Books })`

/** Each component with the client of a whole shop. */
const components: Readonly<Record<string, string>> = {
  "the client and ClientProvider, without a component": program(""),
  CollectionTable: program(table),
  "CollectionTable with Pager and FilterBuilder": program([table, pager, filter].join(", "), book),
  CollectionGrid: program(`jsx(kit.CollectionGrid, { caption: "Books", query, columns: [] })`),
  Pager: program(pager),
  FilterBuilder: program(filter, book),
  SortMenu: program("jsx(kit.SortMenu, { fields: [] })"),
  SearchBox: program(`jsx(kit.SearchBox, { collection: "books" })`),
  DistinctValues: program(`jsx(kit.DistinctValues, { query, field: "title" })`),
  ItemDetail: program(`jsx(kit.ItemDetail, { collection: Books, id: "emma" })`, book),
  ItemForm: program("jsx(kit.ItemForm, { collection: Books })", book),
  PatchForm: program(`jsx(kit.PatchForm, { collection: Books, id: "emma" })`, book),
  ReferencePicker: program(`jsx(kit.ReferencePicker, { collection: Books, id: "emma", field: "author" })`, book),
  BulkActions: program(`jsx(kit.BulkActions, { collection: "books" })`),
  InfiniteList: program(`jsx(kit.InfiniteList, { caption: "Books", query })`),
  ImportWizard: program("jsx(kit.ImportWizard, { collection: Books })", book),
  ExportDialog: program("jsx(kit.ExportDialog, { query })"),
  DataErrorView: program(
    `jsx(DataErrorView, { problem: { key: "offline", retryable: true } })`,
    `import { DataErrorView } from "@portico/react/data"`
  ),
  AggregateChart: program(
    `jsx(charts.AggregateChart, { caption: "Books", source: Aggregate.from("books"), category: {}, values: [] })`,
    charts
  )
}

/** Other table components with data that is already loaded. They send no requests. */
const peers: Readonly<Record<string, string>> = {
  "@mui/x-data-grid": `
import { DataGrid } from "@mui/x-data-grid"
import { createRoot } from "react-dom/client"
import { jsx } from "react/jsx-runtime"
createRoot(document.body).render(jsx(DataGrid, { rows: [], columns: [] }))`,
  "@tanstack/react-table with @tanstack/react-virtual, without styles": `
import * as table from "@tanstack/react-table"
import { useVirtualizer } from "@tanstack/react-virtual"
globalThis.used = [table.useTable, table.rowSortingFeature, table.createSortedRowModel, table.tableFeatures, useVirtualizer]`
}

const react = /^(react|react-dom)(\/|$)/

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const complaint = compile()
  if (complaint !== undefined) return [missing("the kit's collections", complaint)]
  const rows: Array<Row> = []
  for (const [name, source] of Object.entries(components)) {
    const first = kilobytes(await bundle(source, { external: react, first: true }))
    const whole = kilobytes(await bundle(source, { external: react }))
    rows.push(figure(name, first, "kB", limitOf(name)))
    if (whole > first + 0.1) rows.push(figure("… code that is loaded later", whole - first, "kB"))
  }
  const reason = Peers.install()
  if (reason !== undefined) rows.push(missing("other tables", reason))
  else {
    for (const [name, source] of Object.entries(peers)) {
      rows.push(figure(name, kilobytes(await bundle(source, { external: react, folder: Peers.folder })), "kB"))
    }
  }
  return [...rows, ...(await measureTables({ withPeers: reason === undefined }))]
}
