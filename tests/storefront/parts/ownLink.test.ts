import { afterEach, assert, beforeEach, it, vi } from "@effect/vitest"
import { carried } from "../../../packages/storefront/src/parts/carried.ts"
import { followed, pathOf } from "../../../packages/storefront/src/parts/ownLink.ts"

class FakeElement {
  readonly attributes: Readonly<Record<string, string>>
  constructor(attributes: Readonly<Record<string, string>>) {
    this.attributes = attributes
  }
  readonly target = ""
  closest = () => (this.attributes["href"] === undefined ? null : this)
  getAttribute = (name: string) => this.attributes[name] ?? null
  hasAttribute = (name: string) => name in this.attributes
}

beforeEach(() => {
  vi.stubGlobal("location", new URL("https://shop.test/books/emma?scenario=slow"))
  vi.stubGlobal("Element", FakeElement)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const click = (attributes: Readonly<Record<string, string>>, more: object = {}) =>
  followed({
    altKey: false,
    button: 0,
    ctrlKey: false,
    defaultPrevented: false,
    metaKey: false,
    shiftKey: false,
    target: new FakeElement(attributes) as unknown as EventTarget,
    ...more
  })

it("returns the path of an address in the shop, and undefined for any other", () => {
  assert.strictEqual(pathOf("/basket?a=b#c"), "/basket?a=b#c")
  assert.strictEqual(pathOf("https://shop.test/basket"), "/basket")
  assert.isUndefined(pathOf("https://elsewhere.test/basket"))
  assert.isUndefined(pathOf("http://"))
})

it("follows a click on a plain link to a page of the shop", () => {
  assert.strictEqual(click({ href: "/basket" }), "/basket")
})

it("leaves a click to the browser if it opens another tab, a fragment or another site", () => {
  const left = [
    click({ href: "/basket" }, { ctrlKey: true }),
    click({ href: "/basket" }, { button: 1 }),
    click({ href: "/basket" }, { defaultPrevented: true }),
    click({ href: "/basket", download: "" }),
    click({ href: "#main" }),
    click({ href: "https://elsewhere.test/" }),
    click({})
  ]

  assert.deepStrictEqual(
    left,
    left.map(() => undefined)
  )
})

it("preserves the scenario of the page, unless the address names one", () => {
  assert.strictEqual(carried("/basket#lines"), "/basket?scenario=slow#lines")
  assert.strictEqual(carried("/basket?scenario=empty"), "/basket?scenario=empty")
})
