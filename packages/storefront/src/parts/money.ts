const euros = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" })

/** Writes a price in euros. */
export const price = (amount: number): string => euros.format(amount)
