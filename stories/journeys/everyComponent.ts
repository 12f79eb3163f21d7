import type { Challenge } from "@portico/client/auth/LoginState"
import * as Query from "@portico/client/data/Query"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import * as core from "@portico/react"
import * as auth from "@portico/react/auth"
import * as data from "@portico/react/data"
import * as Redacted from "effect/Redacted"
import * as React from "react"

const kit = { ...core, ...auth, ...data }

type Props = Readonly<Record<string, unknown>>
type AnyComponent = React.ComponentType<Props>

/** A component of the kit, with the name of its export. */
export type Named = readonly [name: string, component: AnyComponent]

const index = Object.values(
  import.meta.glob<string>("../../packages/react/src/{index,auth/index,data/index}.ts", {
    eager: true,
    import: "default",
    query: "?raw"
  })
).join("\n")

// A component in a `.view.tsx` takes its state as a prop and has a story for each state. The others load their state.
const stateful = Array.from(index.matchAll(/^export (?:\{|\* as )([^}]+?)\}? from "([^"]+)"/gm)).flatMap(
  ([, names = "", path = ""]) =>
    path.endsWith(".tsx") && !path.endsWith(".view.tsx") && !path.startsWith("./runtime/")
      ? names.split(",").map((name) => name.trim())
      : []
)

const exported = Object.entries<unknown>(kit).filter(([name]) => stateful.includes(name))
const isComponent = (value: unknown): value is AnyComponent => typeof value === "function"

const books = Query.from("books")
const fields = [{ name: "title", type: "text" }] as const
const orders = [{ field: "title", label: "Title" }] as const
const list = { caption: "Books", columns: [{ field: "title", header: "Title" }], query: books } as const
const item = { collection: "books", fields, id: "emma" } as const
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
  isComponent(value) ? [[name, withHookProps(name, value)] as const] : []
)

/** The roots of the unstyled parts. */
export const roots: ReadonlyArray<Named> = exported.flatMap(([name, value]) =>
  typeof value === "object" && value !== null && "Root" in value && isComponent(value.Root)
    ? [[name, withHookProps(name, value.Root)] as const]
    : []
)

const challenge: Challenge = { stateToken: Redacted.make("a state") }

/** The props that a component requires to render. */
export const propsOf: Readonly<Record<string, Props>> = {
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
  SearchBox: { label: "Search books", search: SearchQuery.from("books") }
}
