import { assert, describe, it } from "@effect/vitest"
import { createElement as draw } from "react"
import { sameNode } from "../../../../packages/react/src/data/table/useStable.ts"

interface PriceProps {
  readonly onPress?: () => void
  readonly at?: Date
  readonly value?: number
}

const Price = ({ value }: PriceProps) => draw("data", { value })
const press = () => {}
const at = new Date(0)

// Each function is called twice, as by a component that renders again.
const steady: Readonly<Record<string, () => unknown>> = {
  text: () => "Emma",
  nothing: () => null,
  "an element": () => draw("b", { className: "title" }, "Emma"),
  "an element in another": () => draw("p", null, "By ", draw("b", null, 1)),
  "a component": () => draw(Price, { value: 1 }),
  "a style": () => draw("b", { style: { color: "red" } }),
  "the same function": () => draw(Price, { onPress: press }),
  "the same object": () => draw(Price, { at }),
  "a list": () => [draw("b", { key: 1 }), "x"]
}

const unsteady: Readonly<Record<string, () => unknown>> = {
  "a new function": () => draw(Price, { onPress: () => {} }),
  "a new instance of a class": () => draw(Price, { at: new Date(0) })
}

const different: Readonly<Record<string, readonly [unknown, unknown]>> = {
  text: ["Emma", "Persuasion"],
  "a number and its string": [1, "1"],
  "null and an element": [null, draw("b")],
  "an element and an object": [draw("b"), {}],
  "elements of different types": [draw("b", null, 1), draw("i", null, 1)],
  "elements with different keys": [draw("b", { key: 1 }), draw("b", { key: 2 })],
  "the children of an element": [draw("p", null, draw("b", null, 1)), draw("p", null, draw("b", null, 2))],
  "an additional property": [draw("b"), draw("b", { hidden: true })],
  "different properties without a value": [draw("b", { id: undefined }), draw("b", { hidden: undefined })],
  "a property of a component": [draw(Price, { value: 1 }), draw(Price, { value: 2 })],
  "a style": [draw("b", { style: { color: "red" } }), draw("b", { style: { color: "blue" } })],
  "lists of different lengths": [["x"], ["x", "y"]]
}

describe("sameNode", () => {
  it.each(Object.entries(steady))("is true for %s", (_, node) => {
    assert.isTrue(sameNode(node(), node()))
  })

  it.each(Object.entries(unsteady))("is false for %s", (_, node) => {
    assert.isFalse(sameNode(node(), node()))
  })

  it.each(Object.entries(different))("is false if they differ: %s", (_, [one, other]) => {
    assert.isFalse(sameNode(one, other))
    assert.isFalse(sameNode(other, one))
  })
})
