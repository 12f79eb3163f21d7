import * as Client from "@portico/client/Client"
import * as kit from "@portico/react"
import { SignInFormParts } from "@portico/react/auth"
import * as React from "react"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { components, type Named, propsOf, roots } from "../../stories/journeys/everyComponent.ts"

const asked: Array<string> = []

// Requests fail during server rendering.
const layer = Client.layerHandler(
  (request) => {
    asked.push(request.url)
    return Promise.reject(new TypeError("Nothing is asked on a server."))
  },
  { clientId: "portico-bookshop", host: "https://provider.test" }
)

const drawIn = (wrap: (drawn: React.ReactNode) => React.ReactNode, drawn: React.ReactNode): string =>
  renderToString(
    <React.StrictMode>
      <kit.ClientProvider layer={layer}>{wrap(drawn)}</kit.ClientProvider>
    </React.StrictMode>
  )

const draw = ([name, Component]: Named, children?: React.ReactNode): string => {
  const drawn = <Component {...propsOf[name]}>{children}</Component>
  try {
    return drawIn((drawn) => drawn, drawn)
  } catch (error) {
    // A part of a form cannot be rendered without the form.
    if (!String(error).includes("inside the Root of its form")) throw error
    return drawIn((drawn) => <SignInFormParts.Root>{drawn}</SignInFormParts.Root>, drawn)
  }
}

describe("rendering on a server", () => {
  it("finds components and roots to test", () => {
    expect(components.length).toBeGreaterThan(3)
    expect(roots.length).toBeGreaterThan(1)
  })

  it.each(components)("%s renders without requests and style attributes", (name, Component) => {
    // A strict Content Security Policy ignores style attributes in the HTML of a page.
    expect(draw([name, Component])).not.toContain(" style=")
    expect(asked).toEqual([])
  })

  it.each(roots)("the root of %s renders its children without classes of the kit", (name, Root) => {
    const html = draw([name, Root], <p>its own</p>)

    expect(html).not.toMatch(/class="[^"]*portico-/)
    expect(asked).toEqual([])
  })

  it("creates unique ids for several forms on one page", () => {
    const html = renderToString(
      <kit.ClientProvider layer={layer}>
        <kit.SignInForm />
        <kit.SignInForm />
        <kit.SignUpForm />
      </kit.ClientProvider>
    )
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)

    expect(ids.length).toBeGreaterThan(5)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("throws a clear error without a client", () => {
    expect(() => renderToString(<kit.SignInForm />)).toThrow(/<ClientProvider layer/)
  })
})
