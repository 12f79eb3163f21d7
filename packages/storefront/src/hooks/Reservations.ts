/**
 * Reservations of an order: its basket items, so that no other order contains them, and its copies of books. Each step
 * is one conditional patch, so that two orders never reserve the same copy or the same basket item.
 */
import type { HookData, HookItem } from "@portico/provider/Provider"
import type { OrderDraft } from "./OrderDraft.ts"
import { Refused } from "./Refused.ts"

/** A line of an order, with the price and the names of the book as they are stored. */
export interface OrderLine {
  readonly bookId: string
  readonly title: string
  readonly author: string
  readonly price: number
  readonly quantity: number
}

/**
 * Reserves the member's basket items and the copies of an order, and returns its lines. If one of them cannot be
 * reserved, or differs from what the member saw, throws and reserves nothing.
 */
export const take = async (
  data: HookData,
  { _id: orderId, basketItems, lines }: OrderDraft,
  memberId: string
): Promise<ReadonlyArray<OrderLine>> => {
  const undoing: Array<() => Promise<unknown>> = []
  const until = performance.now() + patience
  const goOn = () => {
    if (performance.now() > until) throw new Refused("CHANGED", "The order took too long.")
  }
  try {
    const wanted = new Map<string, number>()
    for (const id of new Set(basketItems)) {
      goOn()
      const item = await data.patch("baskets", id, [set("orderId", orderId)], {
        _ownerId: memberId,
        orderId: { $exists: false }
      })
      if (item === undefined) throw changed()
      undoing.push(() => freeItem(data, id, orderId))
      const { bookId, quantity = 1 } = item
      wanted.set(String(bookId), (wanted.get(String(bookId)) ?? 0) + Number(quantity))
    }
    // The lines are those that the member saw, and the basket can be different by now.
    const books = new Set(lines.map(({ bookId }) => bookId))
    if (
      wanted.size !== lines.length ||
      books.size !== lines.length ||
      lines.some(({ bookId, quantity }) => wanted.get(bookId) !== quantity)
    ) {
      throw changed()
    }
    const reserved: Array<OrderLine> = []
    for (const { bookId, price, quantity } of lines) {
      goOn()
      const book = await data.patch("books", bookId, [add("stock", -quantity)], { stock: { $gte: quantity }, price })
      if (book === undefined) throw changed()
      undoing.push(() => freeCopies(data, bookId, quantity))
      reserved.push({ bookId, title: String(book["title"]), author: String(book["author"]), price, quantity })
    }
    return reserved
  } catch (cause) {
    await Promise.allSettled(undoing.map((undo) => undo()))
    throw cause
  }
}

// In milliseconds. The provider refuses the order after 10 s, and would not notice what is reserved later.
const patience = 4000

/** Returns the copies of an order to the stock, and frees those of its basket items that still exist. */
export const giveBack = async (data: HookData, { _id, basketItems, lines }: HookItem): Promise<void> => {
  await Promise.allSettled([
    ...(lines as ReadonlyArray<OrderLine>).map(({ bookId, quantity }) => freeCopies(data, bookId, quantity)),
    ...(basketItems as ReadonlyArray<string>).map((id) => freeItem(data, id, String(_id)))
  ])
}

const freeCopies = (data: HookData, bookId: string, quantity: number) =>
  data.patch("books", bookId, [add("stock", quantity)])

const freeItem = (data: HookData, id: string, orderId: string) =>
  data.patch("baskets", id, [{ fieldPath: "orderId", action: "REMOVE_FIELD" }], { orderId })

const set = (fieldPath: string, value: unknown) =>
  ({ fieldPath, action: "SET_FIELD", setFieldOptions: { value } }) as const

const add = (fieldPath: string, value: number) =>
  ({ fieldPath, action: "INCREMENT_FIELD", incrementFieldOptions: { value } }) as const

const changed = () => new Refused("CHANGED", "The basket, a price or the stock has changed.")
