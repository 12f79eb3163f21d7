/**
 * Rules of orders: an order contains the member's own basket at the current prices, and reserves its copies. Only its
 * status can change.
 */
import type { CollectionHooks, HookContext, HookData, HookItem } from "@portico/provider/Provider"
import { shippingOf, subtotalOf } from "../basket/Line.ts"
import { numberOf } from "../orders/numberOf.ts"
import { nextOf, type OrderStatus } from "../orders/statuses.ts"
import * as OrderDraft from "./OrderDraft.ts"
import { Refused } from "./Refused.ts"
import * as Reservations from "./Reservations.ts"

/** Returns the hooks of the orders. */
export const orderHooks = (data: HookData): CollectionHooks => ({
  enforced: true,

  beforeInsert: async (order, { caller, environment, operation }) => {
    if (caller.elevated) return undefined
    if (operation !== "insert" || environment !== "LIVE" || caller.memberId === undefined) {
      throw new Refused("INVALID", "An order can only be inserted.")
    }
    const draft = OrderDraft.read(order)
    const lines = await Reservations.take(data, draft, caller.memberId)
    const subtotal = subtotalOf(lines)
    const shipping = shippingOf(subtotal)
    const { _id, address, basketItems, name, payment } = draft
    return {
      _id,
      number: numberOf(_id),
      status: "placed",
      placedAt: new Date(),
      name: name.trim(),
      address,
      payment,
      lines,
      shipping,
      total: Math.round((subtotal + shipping) * 100) / 100,
      basketItems,
      // Two attempts can have the same id, and only one of them is stored.
      attempt: crypto.randomUUID()
    }
  },

  afterFailedInsert: async (order) => {
    if (order["attempt"] === undefined) return undefined
    const stored = await data.get("orders", String(order["_id"]))
    if (stored?.["attempt"] !== order["attempt"]) await Reservations.giveBack(data, order)
    return undefined
  },

  // The basket is emptied here too, so that its items are gone even if the member closes the page.
  afterInsert: async (order) => {
    await Promise.allSettled(itemsOf(order).map((id) => data.remove("baskets", id, { orderId: order["_id"] })))
    return undefined
  },

  beforeUpdate: async (order, context) => {
    if (context.caller.elevated) return undefined
    const stored = await storedOf(data, order, context)
    const { status } = order
    if (!nextOf[stored["status"] as OrderStatus].some((next) => next === status)) {
      throw new Refused("CHANGED", `The order is ${String(stored["status"])}, so it cannot be ${String(status)} next.`)
    }
    return { ...stored, status }
  },

  afterUpdate: async (order, { caller }) => {
    if (!caller.elevated && order["status"] === "canceled") await Reservations.giveBack(data, order)
    return undefined
  }
})

const storedOf = async (data: HookData, { _id }: HookItem, { environment, operation }: HookContext) => {
  const stored = await data.get("orders", String(_id))
  if (operation !== "patch" || environment !== "LIVE" || stored === undefined) {
    throw new Refused("INVALID", "The status of an order can only be patched.")
  }
  return stored
}

const itemsOf = (order: HookItem): ReadonlyArray<string> => order["basketItems"] as ReadonlyArray<string>
