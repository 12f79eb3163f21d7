import * as Client from "@portico/client/Client"
import * as kit from "@portico/react"
import type * as React from "react"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { type EveryPart, everyPart } from "../../stories/journeys/everyPart.ts"
import { closedParts } from "./PartSources.ts"

const layer = Client.layerHandler(() => Promise.reject(new TypeError("Nothing is requested on a server.")), {
  clientId: "portico-bookshop",
  host: "https://provider.test"
})

const draw = (children: React.ReactNode): string =>
  renderToString(<kit.ClientProvider layer={layer}>{children}</kit.ClientProvider>)

/** The parts that render no element in their initial state, or need another part around them for one. */
const later = ["RequireMemberParts.Loading", "SessionNoticeParts.Root", "SilentLoginParts.Root"]

const open = everyPart.filter(
  ({ name }) => !later.includes(name) && (name.endsWith("FormParts.Root") || !Object.hasOwn(closedParts, name))
)

const attributes = { "data-testid": "open", style: { order: 7 } }

// Each part is rendered in its initial state. The parts that show nothing in it are tested by their stories.
const shows = ({ element, name, without }: EveryPart): boolean =>
  name.endsWith(".Root") || draw(element({})) !== draw(without)

const shown = open.filter(shows)

describe("the parts", () => {
  it("are found", () => {
    expect(new Set(everyPart.map(({ name }) => name.split(".")[0])).size).toBe(40)
    expect(everyPart).toHaveLength(320)
    expect(shown).toHaveLength(179)
    expect(later.filter((name) => !everyPart.some((part) => part.name === name))).toEqual([])
  })

  it.each(shown)("$name passes attributes and styles to its element", ({ element }) => {
    const html = draw(element(attributes))

    expect(html).toContain('data-testid="open"')
    expect(html).toContain("order:7")
  })

  it.each(shown)("$name calls className and style with its state", ({ element }) => {
    const className = (state: unknown) => `state-${typeof state}`
    const style = (state: unknown) => ({ order: typeof state === "object" ? 8 : 0 })

    const html = draw(element({ className, style }))

    expect(html).toContain("state-object")
    expect(html).toContain("order:8")
  })

  it.each(shown)("$name renders the given element and the element of a function", ({ element }) => {
    const render = (props: object, state: unknown) => <section {...props} title={`of ${typeof state}`} />

    expect(draw(element({ render: <section title="own" /> }))).toMatch(/<section[^>]*title="own"/)
    expect(draw(element({ render }))).toMatch(/<section[^>]*title="of object"/)
  })
})
