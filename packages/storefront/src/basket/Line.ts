/** A book in a basket. The price of a copy is in euros, as it was when the book was added. */
export interface Line {
  readonly bookId: string
  readonly title: string
  readonly price: number
  /** The number of copies, at least 1. */
  readonly quantity: number
}

/** Returns the number of copies of all lines. */
export const copiesOf = (lines: ReadonlyArray<Pick<Line, "quantity">>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns the total price of the lines without shipping, in euros. */
export const subtotalOf = (lines: ReadonlyArray<Pick<Line, "price" | "quantity">>): number =>
  // Rounded to cents, because sums of prices such as 10.9 are not exact.
  Math.round(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0) * 100) / 100

/** The subtotal from which shipping is free, in euros. */
export const freeShippingFrom = 30

/** Returns the price of shipping for a subtotal, in euros. */
export const shippingOf = (subtotal: number): number => (subtotal >= freeShippingFrom || subtotal === 0 ? 0 : 3.9)
