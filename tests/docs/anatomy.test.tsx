/** The anatomies on the pages of the components: the parts must be in the parts whose context they need. */
import { ClientProvider } from "@portico/react"
import * as auth from "@portico/react/auth"
import * as charts from "@portico/react/charts"
import * as data from "@portico/react/data"
import { Form } from "@portico/react/form"
import * as Aggregate from "@portico/client/data/Aggregate"
import type * as React from "react"
import { createElement, Fragment } from "react"
import { renderToString } from "react-dom/server"
import { assert, describe, it } from "vitest"
import type { Anatomy } from "../../.storybook/docs/Anatomy.ts"
import { anatomyCode } from "../../stories/guides/pages/anatomyCode.ts"
import { shop } from "../../stories/guides/examples/shop.ts"
import { propsOf, roots } from "../../stories/journeys/everyComponent.ts"
import { docsOf, pages } from "./ComponentPages.ts"

type AnyComponent = React.ComponentType<Readonly<Record<string, unknown>>>

type Namespace = Readonly<Record<string, AnyComponent>>

const namespaces = { ...auth, ...charts, ...data, Form } as unknown as Readonly<Record<string, Namespace>>

/** Values of the required props that the anatomies name, besides those of the roots in `propsOf`. */
const values: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "AggregateChartParts.Root": {
    caption: "Books",
    category: { field: "_id", header: "Author" },
    source: Aggregate.from("books").pipe(Aggregate.group("author"), Aggregate.count()),
    values: [{ field: "count", header: "Books" }]
  },
  "CollectionTableParts.ColumnMenu": {
    columns: [{ field: "title", header: "Title" }],
    controller: { layout: [], reset: () => {}, setLayout: () => {} }
  },
  "CollectionTableParts.RowMenu": {
    actions: [{ label: "Open", onSelect: () => {} }],
    item: { data: { title: "Emma" }, id: "emma" }
  },
  "Form.Root": {
    onSubmit: () => {},
    state: { _tag: "Idle" },
    words: { title: "Your voucher", submit: "Redeem", submitting: "Redeeming…" }
  },
  "Form.Error": { labels: {} },
  "Form.Notice": { outcome: "done", takesFocus: false },
  "Form.Password": { autoComplete: "current-password" },
  "Form.Resend": { onPress: () => {}, state: { _tag: "Ready" } },
  "Form.Select": { label: "Kind", name: "kind", options: [["a", "A"]] },
  "Form.ReadOnly": { value: "ada@example.com" },
  "Form.Field": { label: "Name", name: "name" },
  "ChangePasswordFormParts.Username": { value: "ada@example.com" },
  "InfiniteListParts.Items": { children: () => "A book", nameOf: () => "A book" },
  "ResetPasswordFormParts.Email": { value: "ada@example.com" },
  "StatusBadgeParts.Root": { kind: "backup", status: "READY" }
}

const elementOf = (namespace: string, { hasContent, name, parts }: Anatomy): React.ReactElement => {
  const [, Root] = name === "Root" ? (roots.find(([root]) => root === namespace) ?? []) : []
  const Component = Root ?? namespaces[namespace]?.[name]
  assert.isDefined(Component, `${namespace}.${name} is exported`)
  const props = { ...(name === "Root" ? propsOf[namespace] : {}), ...values[`${namespace}.${name}`] }
  const children = parts.map((part) => elementOf(namespace, part))
  if (children.length > 0) return createElement(Component, props, ...children)
  return createElement(Component, hasContent && !("children" in props) ? { ...props, children: "Text" } : props)
}

const all = pages.flatMap((path) => docsOf(path).parts)

describe("the anatomies", () => {
  it.each(all.map((parts) => [parts.name, parts] as const))("of %s render", (name, { anatomy, parts }) => {
    const names = Array.from(anatomyCode(name, anatomy).matchAll(/<\w+\.(\w+)/g), ([, part]) => part)
    const [root] = anatomy

    assert.sameMembers(
      names,
      parts.map((part) => part.name)
    )
    assert.isDefined(root)
    const all = createElement(Fragment, null, ...anatomy.map((one) => elementOf(name, one)))
    renderToString(<ClientProvider layer={shop}>{all}</ClientProvider>)
  })

  it("contain the required props", () => {
    const [chart] = all.filter(({ name }) => name === "AggregateChartParts")

    assert.include(anatomyCode("AggregateChartParts", chart?.anatomy ?? []), "caption={caption} category={category}")
  })
})
