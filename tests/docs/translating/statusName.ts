import type { JobMessages, StatusWords } from "@portico/react"

/** Creates the function that returns the name of a status. An unknown status is returned unchanged. */
export const statusName =
  (words: StatusWords): JobMessages["status"] =>
  (kind, status) =>
    new Map<string, string>(Object.entries(words[kind])).get(status) ?? status
