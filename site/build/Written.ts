/** The pages that are written in `docs`, with the files that they include. */
import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, dirname, extname, join, posix } from "node:path"
import publication from "../../scripts/publication.json" with { type: "json" }
import { root } from "../../scripts/root.mjs"
import type { Page, Section } from "./Page.ts"

/** The folders of the pages. The named pages come first, all others follow in the order of their titles. */
const folders: ReadonlyArray<readonly [Section, string, ReadonlyArray<string>]> = [
  ["home", "docs/index.md", []],
  [
    "start",
    "docs/start/*.md",
    [
      "index",
      "vite-react",
      "next",
      "react-router",
      "tanstack-start",
      "hono",
      "workerd",
      "bun",
      "node",
      "javascript",
      "tests",
      "storybook"
    ]
  ],
  [
    "concepts",
    "docs/concepts/*.md",
    ["members-and-tokens", "sessions", "collections", "permissions", "errors", "layers", "provider", "scenarios"]
  ],
  ["guides", "docs/guides/*.md", ["members", "data", "kit", "forms", "tables", "styling"]],
  ["reference", "docs/*.md", ["errors", "faults", "semantics", "endpoints"]]
]

/** A written page, before its links are resolved. */
interface Written {
  readonly path: string
  readonly slug: string
  readonly section: Section
}

const listed = (): ReadonlyArray<Written> =>
  folders.flatMap(([section, pattern, first]) => {
    const rank = (path: string): number => {
      const place = first.indexOf(basename(path, ".md"))
      return place < 0 ? first.length : place
    }
    return globSync(pattern, { cwd: root })
      .filter((path) => section === "home" || path !== "docs/index.md")
      .map((path) => ({ path, section, slug: slugOf(path, section) }))
      .toSorted(
        (left, right) => rank(left.path) - rank(right.path) || titleOf(left.path).localeCompare(titleOf(right.path))
      )
  })

const slugOf = (path: string, section: Section): string => {
  if (section === "home") return "index"
  const name = basename(path, ".md")
  return name === "index" ? section : `${section}/${name}`
}

const read = (path: string): string => readFileSync(join(root, path), "utf8").replaceAll(/<!--[^]*?-->\n*/g, "")

const titleOf = (path: string): string => /^# (.+)$/m.exec(read(path))?.[1] ?? basename(path, ".md")

/** Returns the pages that are written in `docs`. Throws if a link or an included file does not exist. */
export const writtenPages = (): ReadonlyArray<Page> => {
  const pages = listed()
  const addresses = new Map(pages.map(({ path, slug }) => [path, slug === "index" ? "/" : `/${slug}/`]))
  return pages.map(({ path, section, slug }) => {
    const body = read(path).replace(/^# .+\n+/m, "")
    return {
      slug,
      section,
      title: titleOf(path),
      about: plain(body.split("\n\n")[0] ?? ""),
      body: outsideCode(included(path, body), (text) => linked(path, text, addresses)).trim()
    }
  })
}

const plain = (text: string): string =>
  (
    text
      .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1")
      .replaceAll(/\s+/g, " ")
      .split(/(?<=[.!]) /)[0] ?? ""
  )
    .replaceAll(/[`*]/g, "")
    .replace(/:$/, ".")
    .trim()

/** Replaces each paragraph that consists of a link to a file that is not Markdown by the content of that file. */
const included = (path: string, text: string): string =>
  text.replaceAll(/^\[`?([^\]`]+)`?\]\(((?!https?:)[^)#]+)\)$/gm, (link: string, title: string, target: string) => {
    const file = posix.join(dirname(path), target)
    if (target.endsWith(".md")) return link
    const content = readFileSync(join(root, file), "utf8").trimEnd()
    return `\`\`\`${extname(file).slice(1)} title="${title}"\n${content}\n\`\`\``
  })

/** Changes the Markdown outside of code blocks. */
const outsideCode = (text: string, change: (text: string) => string): string =>
  text
    .split(/(^```[^]*?^```$)/m)
    .map((piece) => (piece.startsWith("```") ? piece : change(piece)))
    .join("")

const linked = (path: string, text: string, addresses: ReadonlyMap<string, string>): string =>
  text.replaceAll(
    /\[([^\]]+)\]\(((?!https?:|#|mailto:|\/)[^)#\s]+)(#[^)\s]*)?\)/g,
    (_, title: string, target: string, anchor = "") => {
      const file = posix.join(dirname(path), target)
      const address = addresses.get(file)
      if (address !== undefined) return `[${title}](${address}${anchor})`
      if (!existsSync(join(root, file))) throw new Error(`${path} links to ${file}, which does not exist.`)
      if (/\.(png|svg)$/.test(file)) return `[${title}](/${basename(file)})`
      const { repository } = publication
      return repository === "" ? `${title} (\`${file}\`)` : `[${title}](${repository}/blob/main/${file}${anchor})`
    }
  )
