/** Examples of docstrings and guides, as files that a compiler reads. */
import { globSync, readFileSync } from "node:fs"

/** A piece of code in a text that people read. */
export interface Example {
  /** Where it stands: path and line. */
  readonly place: string
  readonly code: string
}

/** The `ts` and `tsx` pieces of the files that a pattern finds below a folder. */
export const examplesOf = (folder: string, pattern: string): ReadonlyArray<Example> =>
  globSync(pattern, { cwd: folder, exclude: (name) => name === "node_modules" || name === "dist" })
    .toSorted()
    .flatMap((path) => piecesOf(path, readFileSync(`${folder}/${path}`, "utf8")))

const piecesOf = (path: string, text: string): ReadonlyArray<Example> =>
  Array.from(text.matchAll(/^( \*\s|\s+\*\s)?```tsx?$\n([^]*?)\n^(?:\s+\*\s)?```$/gm), ({ 2: body = "", index }) => ({
    place: `${path}:${text.slice(0, index).split("\n").length}`,
    code: body
      .split("\n")
      .map((line) => line.replace(/^\s+\* ?/, ""))
      .join("\n")
  }))
