/** Examples of docstrings and guides, as files that are compiled. */
import { globSync, readFileSync } from "node:fs"

/** A code block in a document. */
export interface Example {
  /** The path and the line. */
  readonly place: string
  readonly code: string
}

/** Returns the `ts` and `tsx` code blocks of the files in a folder that match a pattern. */
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
