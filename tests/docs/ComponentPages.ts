/** The documentation pages of the components. */
import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { type Page, pageOf } from "../../.storybook/docs/Component.ts"
import { root } from "../../scripts/root.mjs"

/** The paths of the pages. */
export const pages: ReadonlyArray<string> = globSync("stories/{auth,data}/*.mdx", { cwd: root }).toSorted()

/** Returns the documentation that a page imports. */
export const docsOf = (path: string): Page => {
  const [, query = ""] = /virtual:portico\/docs\/\w+\??([^"]*)"/.exec(readFileSync(join(root, path), "utf8")) ?? []
  const search = new URLSearchParams(query)
  const list = (key: string) => (search.get(key) ?? "").split(",").filter((name) => name !== "")
  return pageOf(search.has("of") ? list("of") : [basename(path, ".mdx")], list("parts"), list("hooks"))
}
