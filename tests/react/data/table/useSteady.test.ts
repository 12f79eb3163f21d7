import { assert, describe, it } from "@effect/vitest"
import { createElement as draw } from "react"
import { sameNode } from "../../../../packages/react/src/data/table/useSteady.ts"

interface PriceProps {
  readonly onPress?: () => void
  readonly at?: Date
  readonly value?: number
}

const Price = ({ value }: PriceProps) => draw("data", { value })
const press = () => {}
const at = new Date(0)

// Each of them is asked twice, as a page that is drawn again does.
const steady: Readonly<Record<string, () => unknown>> = {
  text: () => "Emma",
  nothing: () => null,
  "an element": () => draw("b", { className: "title" }, "Emma"),
  "an element in others": () => draw("p", null, "By ", draw("b", null, 1)),
  "a component": () => draw(Price, { value: 1 }),
  "a style": () => draw("b", { style: { color: "red" } }),
  "a function that stays": () => draw(Price, { onPress: press }),
  "a thing that stays": () => draw(Price, { at }),
  "a list": () => [draw("b", { key: 1 }), "x"]
}

const unsteady: Readonly<Record<string, () => unknown>> = {
  "a function that is written anew": () => draw(Price, { onPress: () => {} }),
  "a thing with a class of its own": () => draw(Price, { at: new Date(0) })
}

const different: Readonly<Record<string, readonly [unknown, unknown]>> = {
  text: ["Emma", "Persuasion"],
  "a number and its text": [1, "1"],
  "nothing and an element": [null, draw("b")],
  "an element and an object": [draw("b"), {}],
  "elements of other types": [draw("b", null, 1), draw("i", null, 1)],
  "elements of other keys": [draw("b", { key: 1 }), draw("b", { key: 2 })],
  "what an element holds": [draw("p", null, draw("b", null, 1)), draw("p", null, draw("b", null, 2))],
  "a property more": [draw("b"), draw("b", { hidden: true })],
  "other properties of no value": [draw("b", { id: undefined }), draw("b", { hidden: undefined })],
  "a component's property": [draw(Price, { value: 1 }), draw(Price, { value: 2 })],
  "a style": [draw("b", { style: { color: "red" } }), draw("b", { style: { color: "blue" } })],
  "lists of other lengths": [["x"], ["x", "y"]]
}

describe("what a cell draws", () => {
  it.each(Object.entries(steady))("is the same: %s", (_, node) => {
    assert.isTrue(sameNode(node(), node()))
  })

  it.each(Object.entries(unsteady))("may be another: %s", (_, node) => {
    assert.isFalse(sameNode(node(), node()))
  })

  it.each(Object.entries(different))("is another: %s", (_, [one, other]) => {
    assert.isFalse(sameNode(one, other))
    assert.isFalse(sameNode(other, one))
  })
})
