import { strengthWith } from "@portico/react/strength"

/** Rates the strength of a password. Words from the shop's name count as weak. */
export const strength = strengthWith({ words: ["colonnade", "bookshop", "portico"] })
