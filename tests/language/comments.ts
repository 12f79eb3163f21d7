import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync } from "rolldown/utils"
import { root } from "../architecture/sources.ts"

/** A comment of a source file. */
export interface Comment {
  readonly text: string
  readonly line: number
  readonly isDocstring: boolean
}

/** Returns the comments of a source file. Consecutive lines of `//` are one comment. */
export const commentsOf = (file: string): ReadonlyArray<Comment> => {
  const source = readFileSync(join(root, file), "utf8")
  const lineAt = (offset: number): number => source.slice(0, offset).split("\n").length
  const found: Array<Comment> = []
  let lastLine = -1
  for (const { end, start, type, value } of parseSync(file, source).comments) {
    const line = lineAt(start)
    if (type === "Block") {
      const isDocstring = value.startsWith("*")
      const text = value.replace(/^\*/, "").replace(/^\s*\* ?/gm, "")
      found.push({ text: text.replace(/@(since|param|returns|type)\b.*$/gm, "").trim(), line, isDocstring })
      continue
    }
    const before = found.at(-1)
    if (before !== undefined && line === lastLine + 1 && !before.isDocstring) {
      found[found.length - 1] = { ...before, text: `${before.text} ${value.trim()}` }
    } else found.push({ text: value.trim(), line, isDocstring: false })
    lastLine = lineAt(end)
  }
  return found
}

/** Returns the lines of docstrings that do not start with an asterisk, such as code that was inserted into an example. */
export const brokenLinesOf = (file: string): ReadonlyArray<string> => {
  const { comments } = parseSync(file, readFileSync(join(root, file), "utf8"))
  return comments
    .filter(({ type, value }) => type === "Block" && value.startsWith("*"))
    .flatMap(({ value }) => value.split("\n").slice(1))
    .filter((line) => !/^\s*(\*|$)/.test(line))
}
