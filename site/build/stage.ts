/** Writes the pages from which Astro builds the site, and its sidebar. */
import { copyFileSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { root } from "../../scripts/root.mjs"
import { type Page, type Section, sections } from "./Page.ts"
import { referencePages } from "./Reference.ts"
import { writtenPages } from "./Written.ts"

const folder = join(root, "site/.cache/pages")

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Returns the address of the Markdown of a page. */
const twinOf = ({ slug }: Page): string => `/${slug}.md`

const pageText = (page: Page): string => {
  const head = [{ tag: "link", attrs: { rel: "alternate", type: "text/markdown", href: twinOf(page) } }]
  const matter = {
    title: page.title,
    description: page.about,
    slug: page.slug,
    head,
    tableOfContents: { maxHeadingLevel: page.section === "api" ? 2 : 3 }
  }
  const lines = Object.entries(matter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${lines.join("\n")}\n---\n\n${page.body}\n`
}

/** Returns the Markdown of a page, whose links refer to the Markdown of other pages. */
const twinText = ({ about, body, section, title }: Page): string => {
  const text = body
    .replaceAll(/^(#+ .+) \{#[^}]+\}$/gm, "$1")
    .replaceAll(/\]\(\/([^)#]*)\/(#[^)]*)?\)/g, (_, slug: string, anchor = "") => `](/${slug}.md${anchor})`)
    .replaceAll("](/)", "](/index.md)")
  return (
    [`# ${title}`, ...(section === "api" && !body.replaceAll(/\s+/g, " ").startsWith(about) ? [about] : []), text, ""]
      .join("\n\n")
      .trimEnd() + "\n"
  )
}

const indexText = (pages: ReadonlyArray<Page>): string => {
  const line = (page: Page) => `- [${page.title}](${twinOf(page)}): ${page.about}`
  const lists = sections.map(
    ([section, name]) =>
      `## ${name}\n\n${pages
        .filter((page) => page.section === section)
        .map(line)
        .join("\n")}`
  )
  const [home] = pages
  return `${["# Portico", `> ${home?.about ?? ""}`, ...(home === undefined ? [] : [line(home)]), ...lists].join("\n\n")}\n`
}

const sidebarOf = (pages: ReadonlyArray<Page>) =>
  sections.map(([section, label]) => ({
    label,
    items: itemsOf(
      pages.filter((page) => page.section === section),
      section
    )
  }))

const itemsOf = (pages: ReadonlyArray<Page>, section: Section) => {
  const item = ({ label, slug, title }: Page) => ({ label: label ?? title, slug })
  if (section !== "api") return pages.map(item)
  return [...new Set(pages.map(({ group = "" }) => group))].map((group) => ({
    label: group,
    collapsed: true,
    items: pages.filter((page) => page.group === group).map(item)
  }))
}

const pages: ReadonlyArray<Page> = [...writtenPages(), ...(await referencePages())]

rmSync(join(root, "site/.cache"), { recursive: true, force: true })
rmSync(join(root, "site/public"), { recursive: true, force: true })
for (const page of pages) {
  write(join(folder, `${page.slug}.md`), pageText(page))
  write(join(root, "site/public", twinOf(page)), twinText(page))
}
write(join(root, "site/public/llms.txt"), indexText(pages))
write(join(root, "site/public/llms-full.txt"), pages.map(twinText).join("\n---\n\n"))
write(join(root, "site/.cache/sidebar.json"), JSON.stringify(sidebarOf(pages)))
for (const image of globSync(["docs/images/*", "site/src/favicon.svg"], { cwd: root }))
  copyFileSync(join(root, image), join(root, "site/public", basename(image)))
console.log(`${pages.length} pages`)
