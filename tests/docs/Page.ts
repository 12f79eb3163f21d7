/** Joins blocks to a page of Markdown, formatted like the formatter does. */
export const page = (...blocks: ReadonlyArray<string>): string => `${blocks.join("\n\n")}\n`

/** Formats a table with aligned columns. A bar in a cell is escaped. */
export const table = (heads: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const cells = [heads, ...rows].map((row) => row.map((cell) => cell.replaceAll("|", "\\|")))
  const widths = heads.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: ReadonlyArray<string>) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`
  return [...cells.slice(0, 1).map(line), rule, ...cells.slice(1).map(line)].join("\n")
}

/** Formats a string as code. An empty string stays empty. */
export const code = (text: string): string => (text === "" ? "" : `\`${text}\``)
