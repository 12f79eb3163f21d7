/** A book in a basket, with what the basket shows of it. The price is in euros. */
export interface Line {
  readonly bookId: string
  readonly title: string
  readonly price: number
}

/** What a basket costs. */
export const totalOf = (lines: ReadonlyArray<Line>): number => lines.reduce((total, { price }) => total + price, 0)
