const euros = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" })

/** Formats a price in euros. */
export const price = (amount: number): string => euros.format(amount)
