import { strengthWith } from "@portico/react/strength"

/** How strong a password is for this shop. */
export const strength = strengthWith({ words: ["colonnade", "bookshop", "portico"] })
