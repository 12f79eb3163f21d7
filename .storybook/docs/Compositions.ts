/** The compositions of the guide, for links from the pages of the components in them. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../scripts/root.mjs"
import { moduleAt } from "./Modules.ts"

const guide = "stories/guides/Compositions.mdx"

/** Returns the headings of the compositions that contain one of the components. */
export const compositionsWith = (components: ReadonlyArray<string>): ReadonlyArray<string> => {
  const source = readFileSync(join(root, guide), "utf8")
  const paths = new Map(
    Array.from(source.matchAll(/^import (\w+) from "\.\/(.+)\?raw"$/gm), ([, name = "", path = ""]) => [name, path])
  )
  return Array.from(source.matchAll(/^## (.+)$[^]*?<File code=\{(\w+)\}/gm)).flatMap(([, title = "", name = ""]) => {
    const { imported } = moduleAt(`stories/guides/${paths.get(name)}`)
    return components.some((component) => imported.has(component)) ? [title] : []
  })
}
