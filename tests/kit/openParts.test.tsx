import * as Client from "@portico/client/Client"
import * as kit from "@portico/react"
import * as auth from "@portico/react/auth"
import * as data from "@portico/react/data"
import * as React from "react"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { propsOf, roots } from "../../stories/journeys/everyComponent.ts"
import { closedParts } from "./PartSources.ts"

const layer = Client.layerHandler(() => Promise.reject(new TypeError("Nothing is requested on a server.")), {
  clientId: "portico-bookshop",
  host: "https://provider.test"
})

type AnyComponent = React.ComponentType<Readonly<Record<string, unknown>>>

const namespaces = { ...auth, ...data } as unknown as Readonly<Record<string, Readonly<Record<string, AnyComponent>>>>

/** Each part of each namespace, with its root. A new part is tested without a change here. */
const parts = roots.flatMap(([name, Root]) =>
  Object.entries(namespaces[name] ?? {}).map(([part, Part]) => [`${name}.${part}`, Root, Part, name] as const)
)

/** The parts that render no element in their initial state, or need another part around them for one. */
const later = ["RequireMemberParts.Loading", "SessionNoticeParts.Root", "SilentLoginParts.Root"]

const open = parts.filter(
  ([name]) => !later.includes(name) && (name.endsWith("FormParts.Root") || !Object.hasOwn(closedParts, name))
)

/** The fields pass attributes to their input, and the class name to the element around it. */
const isField = (name: string): boolean => /\.(Code|Current|Email|New|Password|Username)$/.test(name)

const attributes = { "data-testid": "open", style: { order: 7 } }

const nested = new Set([
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
  }
}

const draw = (name: string, Root: AnyComponent, Part: AnyComponent, given: object): string => {
  const namespace = name.split(".")[0] ?? ""
  const Inner = namespaces[namespace]?.[inner[namespace] ?? ""] ?? React.Fragment
  const props = propsOf[namespace]
  const part = React.createElement(Part, { ...required[name], ...given })
  const html = (children: React.ReactElement) =>
    renderToString(<kit.ClientProvider layer={layer}>{children}</kit.ClientProvider>)
  if (name.endsWith(".Root")) return html(<Root {...props} {...given} />)
  return html(<Root {...props}>{nested.has(name) ? <Inner>{part}</Inner> : part}</Root>)
}

// Each part is rendered in its initial state. The parts that show nothing in it are tested by their stories.
const shows = (name: string, Root: AnyComponent, Part: AnyComponent): boolean =>
  draw(name, Root, Part, {}) !== draw(name, Root, () => null, {})

describe("the parts", () => {
  it("are found", () => {
    expect(parts.length).toBeGreaterThan(200)
    expect(later.filter((name) => !parts.some(([found]) => found === name))).toEqual([])
  })

  it.each(open)("%s passes attributes and styles to its element", (name, Root, Part) => {
    const html = draw(name, Root, Part, attributes)

    expect(html.includes('data-testid="open"')).toBe(name.endsWith(".Root") || shows(name, Root, Part))
    expect(html.includes("order:7")).toBe(html.includes('data-testid="open"'))
  })

  it.each(open.filter(([name]) => !isField(name)))("%s calls className with its state", (name, Root, Part) => {
    const className = (state: unknown) => `state-${typeof state}`

    const html = draw(name, Root, Part, { ...attributes, className })

    expect(html.includes("state-object")).toBe(html.includes('data-testid="open"'))
  })

  it.each(open.filter(([name]) => !isField(name)))("%s renders the given element", (name, Root, Part) => {
    const html = draw(name, Root, Part, { ...attributes, render: <section title="own" /> })

    expect(/<section[^>]*title="own"/.test(html)).toBe(html.includes('data-testid="open"'))
  })
})
