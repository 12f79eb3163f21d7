/** The states of an order, and the order in which an order passes through them. */

/** The states of an order. Only editors can change them. */
export const orderStatuses = ["placed", "shipped", "delivered", "canceled"] as const

/** The state of an order. */
export type OrderStatus = (typeof orderStatuses)[number]

/** A state that follows another one. */
export type NextStatus = Exclude<OrderStatus, "placed">

/** The states that an order can have next, by its current state. */
export const nextOf: Readonly<Record<OrderStatus, ReadonlyArray<NextStatus>>> = {
  placed: ["shipped", "canceled"],
  shipped: ["delivered"],
  delivered: [],
  canceled: []
}
