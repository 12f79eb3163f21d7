import { userEvent } from "storybook/test"

/** Returns books as CSV. The rows at the indexes in `bad` have an invalid price. */
export const booksCsv = (rows: number, bad: ReadonlyArray<number> = []): string =>
  [
    "_id,Title,price,published",
    ...Array.from({ length: rows }, (_, index) => {
      const price = bad.includes(index) ? "a lot" : String(5 + (index % 20))
      return `book-${index},"Volume ${index}, a book",${price},2001-01-0${1 + (index % 9)}`
    })
  ].join("\n")

/** Returns books as JSONL: one object per line. */
export const booksJsonl = (rows: number): string =>
  Array.from({ length: rows }, (_, index) =>
    JSON.stringify({
      _id: `line-${index}`,
      title: `Volume ${index}`,
      price: index,
      published: { $date: "2001-01-01T00:00:00Z" }
    })
  ).join("\n")

/** Creates a file with this content. */
export const fileOf = (name: string, text: string): File =>
  new File([text], name, { type: name.endsWith("csv") ? "text/csv" : "application/jsonl", lastModified: 0 })

/** Chooses a file in the input. */
export const upload = (input: HTMLElement, file: File): Promise<void> => userEvent.upload(input, file)
