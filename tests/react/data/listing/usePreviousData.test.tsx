import { assert, describe, it } from "@effect/vitest"
import * as React from "react"
import type { Viewer } from "../../../../packages/react/src/session/memberAtom.ts"
import { renderToStaticMarkup } from "react-dom/server"
import type { Outcome } from "../../../../packages/react/src/data/listing/Listing.ts"
import { ReadKey } from "../../../../packages/react/src/data/listing/ReadKey.ts"
import { usePreviousData } from "../../../../packages/react/src/data/listing/usePreviousData.ts"
import { make } from "../../../../packages/react/src/problem/Problem.ts"

type Step = readonly [readKey: ReadKey<string> | undefined, outcome: Outcome<string>]

const asking = (subject: string, collection = "books", viewer: Viewer = "Visitor") =>
  new ReadKey(viewer, collection, subject, subject)
const awaited: Outcome<string> = { _tag: "Awaited" }
const refused: Outcome<string> = { _tag: "Refused", problem: make("unreachable"), refetching: false }
const answered = (value: string): Outcome<string> => ({ _tag: "Succeeded", value, refetching: false })

const sameInitial = (readKey: ReadKey<string>, previous: ReadKey<string>) => readKey.subject[0] === previous.subject[0]

interface StepsProps {
  readonly isCompatible: typeof sameInitial | undefined
  readonly steps: ReadonlyArray<Step>
}

/** Renders once for each step, and shows the data of the last one. */
function Steps({ isCompatible, steps }: StepsProps) {
  const [index, setIndex] = React.useState(0)
  const [readKey, outcome] = steps[index]!
  const data = usePreviousData(readKey, outcome, isCompatible)
  if (index < steps.length - 1) setIndex(index + 1)
  return data ?? "nothing"
}

const shownAfter = (steps: ReadonlyArray<Step>, isCompatible?: typeof sameInitial) =>
  renderToStaticMarkup(<Steps isCompatible={isCompatible} steps={steps} />)

const first: Step = [asking("page 1"), answered("rows 1")]

describe("usePreviousData", () => {
  it("returns nothing before the first response", () => {
    assert.strictEqual(shownAfter([[asking("page 1"), awaited]]), "nothing")
    assert.strictEqual(shownAfter([[undefined, awaited]]), "nothing")
  })

  it.each([
    ["loads", awaited],
    ["failed to load", refused]
  ])("returns the previous page while the next one %s", (_, outcome) => {
    assert.strictEqual(shownAfter([first, [asking("page 2"), outcome]]), "rows 1")
  })

  it("returns the next page when it arrives, and then remembers that one", () => {
    const second: Step = [asking("page 2"), answered("rows 2")]

    assert.strictEqual(shownAfter([first, [asking("page 2"), awaited], second]), "rows 2")
    assert.strictEqual(shownAfter([first, second, [asking("page 3"), awaited]]), "rows 2")
  })

  it.each([
    ["another collection", asking("page 1", "authors")],
    ["another user", asking("page 1", "books", "Member ada")],
    ["an unknown user", undefined]
  ])("returns no data of another readKey: %s", (_, readKey) => {
    assert.strictEqual(shownAfter([first, [readKey, awaited]]), "nothing")
  })

  it("returns no data that is not compatible", () => {
    assert.strictEqual(shownAfter([first, [asking("page 2"), awaited]], sameInitial), "rows 1")
    assert.strictEqual(shownAfter([first, [asking("chart"), awaited]], sameInitial), "nothing")
  })
})
