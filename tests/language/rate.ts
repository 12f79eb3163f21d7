/** Prints how much of the prose breaks the rules. Run it with `npm run language`; `--list` prints each violation. */
import { files, type Kind, proseOf } from "./prose.ts"
import { opens, violations } from "./rules.ts"

const kinds: ReadonlyArray<Kind> = ["docstring", "comment", "document", "message", "title"]
const list = process.argv.includes("--list")
const chosen = process.argv.slice(2).filter((argument) => argument !== "--list")

const rows = kinds.map((kind) => ({ kind, pieces: 0, words: 0, wording: 0, openings: 0 }))
for (const file of files) {
  if (chosen.length > 0 && !chosen.some((part) => file.startsWith(part))) continue
  for (const { kind, line, text } of proseOf(file)) {
    const row = rows.find((candidate) => candidate.kind === kind)
    if (row === undefined) continue
    const found = violations(text, kind)
    row.pieces++
    row.words += text.split(/\s+/).length
    row.wording += found.length
    if (opens(text, kind)) row.openings++
    if (list) for (const violation of found) console.log(`${file}:${line} ${kind} ${violation}`)
  }
}

const words = rows.reduce((sum, row) => sum + row.words, 0)
const wording = rows.reduce((sum, row) => sum + row.wording - row.openings, 0)
console.table(
  rows.map(({ kind, openings, pieces, wording, words }) => ({
    kind,
    pieces,
    words,
    "wording per 1000 words": Number((((wording - openings) * 1000) / Math.max(1, words)).toFixed(2)),
    "ruled-out openings, %": Number(((openings * 100) / Math.max(1, pieces)).toFixed(2))
  }))
)
console.log(`Ruled-out wording per 1000 words, all kinds: ${((wording * 1000) / words).toFixed(2)}`)
