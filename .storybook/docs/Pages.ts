/** The documentation pages of the components. */
import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { root } from "../../scripts/root.mjs"
import { type Page, type PageNames, pageOf } from "./Component.ts"
import { docstring } from "./Docstring.ts"
import { exportOf } from "./Modules.ts"

/** A page in the list of all components. */
export interface ListedPage {
  /** The group and the name in the sidebar. */
  readonly title: string
  /** The first sentence of its description. */
  readonly about: string
}

/** Returns the paths of the pages. */
export const pagePaths = (): ReadonlyArray<string> => globSync("stories/{auth,data}/*.mdx", { cwd: root }).toSorted()

/** Returns the exports that a page documents, from the query of the module that it imports. */
export const namesIn = (page: string, query: URLSearchParams): PageNames => {
  const list = (key: string) => (query.get(key) ?? "").split(",").filter((name) => name !== "")
  return {
    components: query.has("of") ? list("of") : [page],
    parts: list("parts"),
    hooks: list("hooks"),
    types: list("types"),
    views: list("views"),
    modules: list("modules")
  }
}

/** Returns the exports that a page documents. */
export const namesOf = (path: string): PageNames => {
  const [, query = ""] = /"virtual:portico\/docs\/\w+\??([^"]*)"/.exec(readFileSync(join(root, path), "utf8")) ?? []
  return namesIn(basename(path, ".mdx"), new URLSearchParams(query))
}

/** Returns the documentation that a page imports. */
export const docsOf = (path: string): Page => pageOf(namesOf(path))

/** Returns all pages, in the order of their groups. */
export const listedPages = (): ReadonlyArray<ListedPage> =>
  pagePaths().map((path) => {
    const [, title = ""] = /<Meta title="([^"]+)"/.exec(readFileSync(join(root, path), "utf8")) ?? []
    const { components, hooks, parts } = namesOf(path)
    const [first = ""] = [...components, ...parts, ...hooks]
    const [about = ""] = docstring(exportOf(first).about)
      .about.replaceAll(/\s+/g, " ")
      .split(/(?<=\.) /)
    return { about, title }
  })
