import type { HookFactory } from "@portico/provider/Provider"

const stock = (change: number) =>
  ({ fieldPath: "stock", action: "INCREMENT_FIELD", incrementFieldOptions: { value: change } }) as const

const reservations: HookFactory = (data) => ({
  orders: {
    enforced: true,
    beforeInsert: async (order) => {
      const book = await data.patch("books", String(order["bookId"]), [stock(-1)], { stock: { $gte: 1 } })
      if (book === undefined) throw new Error("The book is sold out.")
      return { ...order, price: book["price"] }
    },
    // The order was not added after all, for example because its id exists.
    afterFailedInsert: async (order) => {
      await data.patch("books", String(order["bookId"]), [stock(1)])
      return undefined
    }
  }
})

export default reservations
