import type { Challenge } from "@portico/client/auth/LoginState"
import * as Aggregate from "@portico/client/data/Aggregate"
import * as Query from "@portico/client/data/Query"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import * as core from "@portico/react"
import * as auth from "@portico/react/auth"
import * as charts from "@portico/react/charts"
import * as data from "@portico/react/data"
import * as form from "@portico/react/form"
import * as Redacted from "effect/Redacted"
import * as React from "react"

const kit = { ...core, ...auth, ...charts, ...data, ...form }

type Props = Readonly<Record<string, unknown>>
type AnyComponent = React.ComponentType<Props>

/** A component of the kit, with the name of its export. */
export type Named = readonly [name: string, component: AnyComponent]

const index = Object.values(
  import.meta.glob<string>("../../packages/react/src/{index,auth/index,charts,data/index,form/index}.ts", {
    eager: true,
    import: "default",
    query: "?raw"
  })
).join("\n")

// A component in a `.view.tsx` takes its state as a prop and has a story for each state. The others load their state.
const stateful = Array.from(index.matchAll(/^export \{([^}]+)\} from "([^"]+)"/gm)).flatMap(
  ([, names = "", path = ""]) =>
    path.endsWith(".tsx") && !path.endsWith(".view.tsx") && !/^\.\/(runtime|parts)\//.test(path) && !/Chart/.test(names)
      ? names.split(",").map((name) => name.trim())
      : []
)

/** The names of the namespaces of parts. */
const namespaces = Array.from(index.matchAll(/^export \* as (\w+Parts|Form) from/gm)).flatMap(([, name = ""]) => name)

const exported = Object.entries<unknown>(kit)
const isComponent = (value: unknown): value is AnyComponent => typeof value === "function"

const books = Query.from("books")
const fields = [{ name: "title", type: "text" }] as const
const orders = [{ field: "title", label: "Title" }] as const
const list = { caption: "Books", columns: [{ field: "title", header: "Title" }], query: books } as const
const item = { collection: "books", fields, id: "emma" } as const
const chart = {
  caption: "Books by author",
  category: { field: "_id", header: "Author" },
  source: Aggregate.from("books").pipe(Aggregate.group("author"), Aggregate.count()),
  values: [{ field: "count", header: "Books" }]
}
const actions = [{ operation: { _tag: "Remove" }, label: "Remove" }] as const

/** The props of components that need the result of a hook. */
const hooksOf: Readonly<Record<string, () => Props>> = {
  InfiniteListParts: () => ({ label: "Books", list: kit.useInfinite(books) }),
  SearchBoxParts: () => ({ label: "Search books", search: kit.useSearch(SearchQuery.from("books")) }),
  SortMenuParts: () => ({ fields: orders, sort: kit.useSort(books) }),
  Pager: () => pagerProps(),
  PagerParts: () => pagerProps(),
  SortMenu: () => ({ fields: orders, sort: kit.useSort(books) })
}

const pagerProps = (): Props => {
  const pager = kit.usePager(books, { by: "offset", size: 10 })
  return { listing: kit.useCollection(pager.query).listing, pager }
}

const withHookProps = (name: string, Component: AnyComponent): AnyComponent => {
  const useProps = hooksOf[name]
  return useProps === undefined ? Component : (props) => React.createElement(Component, { ...useProps(), ...props })
}

/** The components that load their own state. New ones are added automatically. */
export const components: ReadonlyArray<Named> = exported.flatMap(([name, value]) =>
  stateful.includes(name) && isComponent(value) ? [[name, withHookProps(name, value)] as const] : []
)

/** The roots of the unstyled parts. */
export const roots: ReadonlyArray<Named> = exported.flatMap(([name, value]) =>
  namespaces.includes(name) && typeof value === "object" && value !== null && "Root" in value && isComponent(value.Root)
    ? [[name, withHookProps(name, value.Root)] as const]
    : []
)

const challenge: Challenge = { stateToken: Redacted.make("a state") }

/** The props that a component requires to render. */
export const propsOf: Readonly<Record<string, Props>> = {
  AggregateChart: chart,
  AggregateChartParts: chart,
  AccountMenu: { name: "Ada", onSignIn: () => {} },
  BulkActionsParts: { actions, collection: "books", selection: kit.Selection.none },
  BulkActions: { actions, collection: "books", selection: kit.Selection.none },
  CollectionGrid: list,
  CollectionTable: list,
  DistinctValuesParts: { field: "title", label: "Title", onFilter: () => {}, query: books },
  DistinctValues: { field: "title", label: "Title", onFilter: () => {}, query: books },
  EmailVerificationFormParts: { email: "ada@example.com", stateToken: Redacted.make("a state") },
  EmailVerificationForm: { email: "ada@example.com", stateToken: Redacted.make("a state") },
  ExportDialog: { query: books },
  ExportDialogParts: { query: books },
  DataErrorParts: { problem: { key: "offline", retryable: true } },
  FilterBuilder: { collection: "books", fields, onApply: () => {} },
  FilterBuilderParts: { collection: "books", fields, onApply: () => {} },
  Form: {
    onSubmit: () => {},
    state: { _tag: "Failed", attempt: 1, problem: { key: "offline", retryable: true }, wait: 0 },
    styled: false,
    words: { title: "Order", submit: "Order", submitting: "Ordering…" }
  },
  ImportWizard: { collection: "books" },
  ImportWizardParts: { collection: "books" },
  InfiniteList: { children: () => "A book", label: "Books", nameOf: () => "A book", query: books },
  CollectionGridParts: list,
  ItemDetail: item,
  ItemFormParts: item,
  ItemForm: item,
  PatchFormParts: item,
  ItemDetailParts: item,
  CollectionTableParts: list,
  MfaChallengeParts: { challenge },
  MfaChallenge: { challenge },
  PatchForm: item,
  ReferencePickerParts: { label: "Author", labelField: "name", onChange: () => {}, target: "authors", value: [] },
  ReferencePicker: { label: "Author", labelField: "name", onChange: () => {}, target: "authors", value: [] },
  ResetPasswordFormParts: { recoveryToken: Redacted.make("a token") },
  ResetPasswordForm: { recoveryToken: Redacted.make("a token") },
  StatusBadgeParts: { kind: "backup", status: "READY" },
  SearchBox: { label: "Search books", search: SearchQuery.from("books") }
}
