/** A book in a basket. The price is in euros. */
export interface Line {
  readonly bookId: string
  readonly title: string
  readonly price: number
}

/** Returns the total price of the lines, in euros. */
export const totalOf = (lines: ReadonlyArray<Line>): number => lines.reduce((total, { price }) => total + price, 0)
