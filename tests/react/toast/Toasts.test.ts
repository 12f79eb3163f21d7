import { describe, expect, it } from "vitest"
import { durationOf } from "../../../packages/react/src/toast/ToastRegion.view.tsx"
import { makeToasts, type Toast } from "../../../packages/react/src/toast/Toasts.ts"

const shownBy = () => {
  const shown: Array<string> = []
  return {
    shown,
    region: { add: ({ message }: Toast) => void shown.push(message), clear: () => void shown.splice(0) }
  }
}

describe("toasts", () => {
  it("are shown at least five seconds, long messages longer", () => {
    expect(durationOf({ message: "" })).toBe(5000)
    expect(durationOf({ message: "x".repeat(200) })).toBe(15_000)
  })

  it("with a button are shown at least ten seconds", () => {
    expect(durationOf({ message: "Saved.", action: { label: "Undo", onAction: () => {} } })).toBe(10_000)
  })

  it("about a failure stay until they are closed", () => {
    expect(durationOf({ message: "Not saved.", tone: "danger" })).toBe(0)
  })

  it("wait until their region is loaded, in order", () => {
    const store = makeToasts()
    const { region, shown } = shownBy()
    store.add({ message: "one" })
    store.add({ message: "two" })

    expect(store.waiting()).toHaveLength(2)
    store.connect(region)
    store.add({ message: "three" })

    expect(shown).toEqual(["one", "two", "three"])
    expect(store.waiting()).toEqual([])
  })

  it("wait again after their region is removed", () => {
    const store = makeToasts()
    const { region, shown } = shownBy()
    store.connect(region)()
    store.add({ message: "one" })

    expect(shown).toEqual([])
    expect(store.waiting()).toHaveLength(1)
  })

  it("are closed by clear, shown or waiting", () => {
    const store = makeToasts()
    const { region, shown } = shownBy()
    store.add({ message: "one" })
    store.clear()
    store.connect(region)
    store.add({ message: "two" })
    store.clear()

    expect(shown).toEqual([])
  })
})
