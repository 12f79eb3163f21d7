import type * as React from "react"
import { Alert, Confirm } from "@portico/react"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"

const confirm = (props: Partial<React.ComponentProps<typeof Confirm>> = {}) =>
  renderToString(
    <Confirm
      cancelLabel="Keep"
      confirmLabel="Remove"
      onCancel={() => {}}
      onConfirm={() => {}}
      title="Remove it?"
      {...props}
    >
      <p>This can't be undone.</p>
    </Confirm>
  )

describe("Alert", () => {
  it("has the role and the style of the kit's alerts, and the props of the application", () => {
    const html = renderToString(
      <Alert className="mine" id="sold-out" tone="warning">
        Sold out
      </Alert>
    )

    expect(html).toMatch(/^<div [^>]*class="portico-alert mine"/)
    for (const attribute of ['role="alert"', 'data-tone="warning"', 'id="sold-out"']) expect(html).toContain(attribute)
  })

  it("has the severity of its problem, and is an error by default", () => {
    expect(renderToString(<Alert problem={{ key: "offline", retryable: true }} />)).toContain('data-tone="warning"')
    expect(renderToString(<Alert />)).toContain('data-tone="danger"')
  })
})

describe("Confirm", () => {
  it("is a dialog that its title names and its content describes", () => {
    const html = confirm()
    const [, label] = /aria-labelledby="([^"]+)"/.exec(html) ?? []
    const [, description] = /aria-describedby="([^"]+)"/.exec(html) ?? []

    expect(html).toMatch(/^<dialog [^>]*class="portico-dialog"/)
    expect(html).toContain(`id="${label}">Remove it?</h2>`)
    expect(html).toContain(`<div id="${description}"><p>This can`)
  })

  it("has a field only if the user must type a phrase", () => {
    expect(confirm()).not.toContain("<input")
    expect(confirm({ phrase: { label: "Type Shelf to confirm", text: "Shelf" } })).toMatch(
      /aria-disabled="true"[^>]*>Remove<\/button>/
    )
  })

  it("adds the class names of the application", () => {
    expect(confirm({ classNames: { dialog: "my-dialog" } })).toContain('class="portico-dialog my-dialog"')
  })
})
