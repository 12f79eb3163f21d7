import { assert, describe, it } from "@effect/vitest"
import * as ColumnLayout from "../../../../packages/react/src/data/table/ColumnLayout.ts"

const ids = ["title", "author", "year"]
const layout = ColumnLayout.layoutOf(ids)

const order = (of: ColumnLayout.ColumnLayout) => of.map(({ id }) => id).join(" ")
const shown = (of: ColumnLayout.ColumnLayout) => ColumnLayout.arranged(ids, of, (id) => id).join(" ")

describe("the layout of columns", () => {
  it("shows all columns in their order by default", () => {
    assert.strictEqual(shown([]), "title author year")
  })

  it("moves a column past its visible neighbor", () => {
    const hidden = ColumnLayout.withHidden(layout, "author", true)

    assert.strictEqual(order(ColumnLayout.moved(layout, "year", -1)), "title year author")
    assert.strictEqual(shown(ColumnLayout.moved(hidden, "title", 1)), "year title")
    assert.strictEqual(shown(ColumnLayout.moved(hidden, "year", -1)), "year title")
    assert.strictEqual(ColumnLayout.moved(layout, "title", -1), layout)
    assert.strictEqual(ColumnLayout.moved(layout, "year", 1), layout)
    assert.strictEqual(ColumnLayout.moved(layout, "price", 1), layout)
  })

  it("always shows a column", () => {
    const one = ["title", "author"].reduce((of, id) => ColumnLayout.withHidden(of, id, true), layout)

    assert.strictEqual(shown(ColumnLayout.withHidden(one, "year", true)), "year")
    assert.strictEqual(shown(ColumnLayout.withHidden(one, "author", false)), "author year")
  })

  it("puts pinned columns at their edges, and does not move others past them", () => {
    const pinned = ColumnLayout.withPinned(layout, "year", "start")

    assert.strictEqual(shown(pinned), "year title author")
    assert.strictEqual(shown(ColumnLayout.withPinned(pinned, "title", "end")), "year author title")
    assert.strictEqual(shown(ColumnLayout.withPinned(pinned, "year", undefined)), "year title author")
    assert.strictEqual(ColumnLayout.dropped(pinned, "year", "title", "after"), pinned)
    assert.strictEqual(ColumnLayout.moved(pinned, "title", -1), pinned)
    assert.strictEqual(ColumnLayout.moved(pinned, "year", 1), pinned)
  })

  it("drops a column next to another one", () => {
    assert.strictEqual(order(ColumnLayout.dropped(layout, "year", "title", "before")), "year title author")
    assert.strictEqual(order(ColumnLayout.dropped(layout, "title", "author", "after")), "author title year")
    assert.strictEqual(ColumnLayout.dropped(layout, "title", "author", "before"), layout)
    assert.strictEqual(ColumnLayout.dropped(layout, "title", "title", "after"), layout)
    assert.strictEqual(ColumnLayout.dropped(layout, "price", "title", "after"), layout)
  })

  it("limits the width of a column", () => {
    const widths = [10, 200.4, 5000, undefined].map((width) => ColumnLayout.withWidth(layout, "title", width)[0]?.width)

    assert.deepStrictEqual(widths, [ColumnLayout.leastWidth, 200, ColumnLayout.mostWidth, undefined])
  })

  it("drops stored columns that no longer exist, and inserts new ones after their predecessors", () => {
    const stored = ColumnLayout.layoutOf(["year", "isbn", "title"])

    assert.strictEqual(order(ColumnLayout.layoutOf(ids, stored)), "year title author")
    assert.strictEqual(order(ColumnLayout.layoutOf(["price", ...ids], layout)), "price title author year")
  })

  it("survives storing", () => {
    const changed = ColumnLayout.withWidth(ColumnLayout.withPinned(layout, "year", "end"), "title", 300)

    assert.strictEqual(JSON.stringify(ColumnLayout.parse(JSON.stringify(changed))), JSON.stringify(changed))
  })

  it.each([null, "", "{", "7", "{}", '[null, 7, {}, { "id": 7 }]'])("is the default if %o is stored", (stored) => {
    assert.deepStrictEqual(ColumnLayout.parse(stored), [])
  })

  it("ignores invalid parts of what is stored", () => {
    const stored =
      '[{ "id": "a", "width": "9", "hidden": 1, "pinned": true }, { "id": "a" }, { "id": "b", "width": 1 }]'

    assert.strictEqual(JSON.stringify(ColumnLayout.parse(stored)), '[{"id":"a"},{"id":"b","width":64}]')
  })
})
