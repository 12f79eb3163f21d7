import { afterEach, describe, expect, it, vi } from "vitest"
import * as BasketDraft from "../../../packages/storefront/src/basket/BasketDraft.ts"
import { subtotalOf } from "../../../packages/storefront/src/basket/Line.ts"

const emma = { bookId: "emma", title: "Emma", price: 10.9, quantity: 1 }
const dracula = { bookId: "dracula", title: "Dracula", price: 12, quantity: 1 }

const storage = (initial?: string) => {
  const texts = new Map(initial === undefined ? [] : [["colonnade.basket", initial]])
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text)
  })
  return texts
}

vi.stubGlobal("addEventListener", () => undefined)
vi.stubGlobal("removeEventListener", () => undefined)

afterEach(() => BasketDraft.remove(["emma", "dracula"]))

describe("a basket on this device", () => {
  it("contains each book once, in the order of insertion", () => {
    storage()

    BasketDraft.add(emma)
    BasketDraft.add(dracula)
    BasketDraft.add(emma)

    expect(BasketDraft.lines()).toEqual([emma, dracula])
    expect(subtotalOf(BasketDraft.lines())).toBeCloseTo(22.9)
    expect(BasketDraft.lines()).toBe(BasketDraft.lines())
  })

  it("contains the number of copies that the visitor chose", () => {
    storage()

    BasketDraft.add(emma)
    BasketDraft.setQuantity("emma", 3)

    expect(BasketDraft.lines()).toEqual([{ ...emma, quantity: 3 }])
    expect(subtotalOf(BasketDraft.lines())).toBe(32.7)
  })

  it.each([undefined, 0, 1.5, "2"])("contains one copy of a line whose stored quantity is %s", (quantity) => {
    storage(JSON.stringify([{ ...emma, quantity }]))

    expect(BasketDraft.lines()).toEqual([emma])
  })

  it("notifies subscribers of every change until they unsubscribe", () => {
    storage()
    const hear = vi.fn<() => void>()

    const end = BasketDraft.subscribe(hear)
    BasketDraft.add(emma)
    BasketDraft.remove(["emma"])
    end()
    BasketDraft.add(emma)

    expect(hear).toHaveBeenCalledTimes(2)
  })

  it.each(["rubbish", "{}", "null", '[null,1,{"bookId":1}]'])("is empty if its storage contains %s", (text) => {
    storage(text)

    expect(BasketDraft.lines()).toEqual([])
  })

  it("lasts until the page is closed if there is no storage", () => {
    vi.stubGlobal("localStorage", undefined)

    BasketDraft.add(emma)

    expect(BasketDraft.lines()).toEqual([emma])
  })

  it("lasts until the page is closed if the storage is full", () => {
    const texts = storage()
    BasketDraft.add(dracula)
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError")
      }
    })

    BasketDraft.add(emma)
    const filled = BasketDraft.lines()
    storage()
    BasketDraft.remove(["dracula"])

    expect(filled).toEqual([dracula, emma])
    expect(BasketDraft.lines()).toEqual([emma])
  })
})
