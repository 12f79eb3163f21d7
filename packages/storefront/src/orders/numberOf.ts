/** Returns the short number of an order that members and editors read to each other, such as `C-4K7Q2M`. */
export const numberOf = (id: string): string => {
  const hash = Array.from(id).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 729_000_000, 7)
  const digits = Array.from({ length: 6 }, (_, place) => alphabet[Math.floor(hash / 30 ** place) % 30])
  return `C-${digits.join("")}`
}

// Without the digits and letters that are easily confused: 0, O, 1, I, L and U.
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
