import * as auth from "@portico/react/auth"
import * as charts from "@portico/react/charts"
import * as data from "@portico/react/data"
import * as form from "@portico/react/form"
import * as React from "react"
import { propsOf, roots } from "./everyComponent.ts"

type AnyComponent = React.ComponentType<Readonly<Record<string, unknown>>>

const namespaces = { ...auth, ...charts, ...data, ...form } as unknown as Readonly<
  Record<string, Readonly<Record<string, AnyComponent>>>
>

/** A part of the kit. */
export interface EveryPart {
  readonly name: string
  /** Returns the part within its root. The root receives the given props itself. */
  readonly element: (given: object) => React.ReactElement
  /** The root, without the part. */
  readonly without: React.ReactElement
}

const nested = new Set([
  "AccountMenuParts.Button",
  "AccountMenuParts.Heading",
  "AccountMenuParts.Item",
  "AccountMenuParts.List",
  "AccountMenuParts.Panel",
  "AccountMenuParts.SignOut",
  "ItemFormParts.Status",
  "ItemFormParts.Submit",
  "ProfilePanelParts.Error",
  "ProfilePanelParts.Status",
  "ProfilePanelParts.Submit",
  "SilentLoginParts.Status",
  "SilentLoginParts.Text",
  "SilentLoginParts.Title"
])

/** The parts that contain the nested parts of their namespace. */
const inner: Readonly<Record<string, string>> = {
  AccountMenuParts: "Menu",
  ItemFormParts: "Form",
  ProfilePanelParts: "Form",
  SilentLoginParts: "Passage"
}

/** The props that a part requires. */
const required: Readonly<Record<string, object>> = {
  "CollectionTableParts.ColumnMenu": {
    columns: [{ field: "title", header: "Title" }],
    controller: { layout: [], reset: () => {}, setLayout: () => {} }
  },
  "CollectionTableParts.RowMenu": {
    actions: [{ label: "Open", onSelect: () => {} }],
    item: { data: { title: "Emma" }, id: "emma" }
  },
  "Form.Error": { labels: {} },
  "Form.Field": { label: "Name", name: "name" },
  "Form.Hint": { children: "A hint" },
  "Form.Notice": { children: "Done", outcome: "done", takesFocus: false },
  "Form.Password": { autoComplete: "current-password" },
  "Form.ReadOnly": { value: "ada@example.com" },
  "Form.Resend": { onPress: () => {}, state: { _tag: "Ready" } },
  "Form.Select": { label: "Country", name: "country", options: [["DE", "Germany"]] }
}

/** The parts of each namespace. A new part is found without a change here. */
export const everyPart: ReadonlyArray<EveryPart> = roots.flatMap(([namespace, Root]) => {
  const parts = namespaces[namespace] ?? {}
  const Inner = parts[inner[namespace] ?? ""] ?? React.Fragment
  const props = propsOf[namespace]
  return Object.entries(parts).map(([part, Part]) => {
    const name = `${namespace}.${part}`
    const within = (children: React.ReactNode) =>
      React.createElement(Root, props, nested.has(name) ? React.createElement(Inner, {}, children) : children)
    return {
      name,
      element: (given) =>
        part === "Root"
          ? React.createElement(Root, { ...props, ...given })
          : within(React.createElement(Part, { ...required[name], ...given })),
      without: within(null)
    }
  })
})

/** Returns each root with all of its parts. `given` returns the props of a part. */
export const everyRoot = (given: (name: string) => object): ReadonlyArray<React.ReactElement> =>
  roots.map(([namespace, Root]) => {
    const parts = Object.entries(namespaces[namespace] ?? {}).filter(([part]) => part !== "Root")
    const innerName = inner[namespace]
    const draw = ([part, Part]: readonly [string, AnyComponent], children?: React.ReactNode) => {
      const name = `${namespace}.${part}`
      return React.createElement(Part, { ...required[name], ...given(name), key: name }, children)
    }
    const isNested = ([part]: readonly [string, AnyComponent]) => nested.has(`${namespace}.${part}`)
    const within = parts.filter(isNested).map((part) => draw(part))
    const children = parts
      .filter((part) => !isNested(part))
      .map((part) => (part[0] === innerName ? draw(part, within) : draw(part)))
    return React.createElement(Root, { ...propsOf[namespace], ...given(`${namespace}.Root`), key: namespace }, children)
  })
