/**
 * The template of a file to import: the columns of a collection, and one row with an example.
 *
 * @since 0.1.0
 */
import { quote } from "../bulk/failuresFile.ts"
import type { FieldInfo } from "../value/FieldType.ts"

/**
 * Returns a CSV file with the id and the fields of a collection as columns, and one row with sample values. Its id is empty, so
 * that an import of the unchanged row creates a new item. Spreadsheet programs need the byte order mark to read it as UTF-8.
 * `sample` is the value of strings.
 */
export const templateOf = (fields: ReadonlyArray<FieldInfo>, sample: string): string => {
  const columns = importable(fields)
  const labels = columns.map(({ label, name }) => label ?? name)
  const names = columns.map(({ name }, index) => {
    const label = labels[index] ?? name
    return labels.filter((other) => other === label).length > 1 ? name : label
  })
  const id = fields.some(({ label, name }) => [label, name].some((title) => title?.toLowerCase() === "id"))
    ? "_id"
    : "ID"
  const rows = [
    [id, ...names],
    ["", ...columns.map((field) => sampleOf(field, sample))]
  ]
  return `\uFEFF${rows.map((cells) => `${cells.map(quote).join(",")}\r\n`).join("")}`
}

/** Returns the fields that a file can contain. Multi-references are stored separately from the item. */
export const importable = (fields: ReadonlyArray<FieldInfo>): ReadonlyArray<FieldInfo> =>
  fields.filter(({ many }) => many !== true)

const sampleOf = ({ element, options, type }: FieldInfo, sample: string): string => {
  const [option] = options ?? []
  if (option !== undefined) return String(option)
  switch (type) {
    case "number":
      return "12.5"
    case "boolean":
      return "true"
    case "date":
      return "2026-01-31T12:00:00Z"
    case "list":
      return element === "number" ? "[1,2]" : JSON.stringify([sample])
    case "object":
      return "{}"
    default:
      return sample
  }
}
