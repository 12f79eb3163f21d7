/** The stories of a showcase file, without running it. */
import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { storyNameFromExport, toId } from "storybook/internal/csf"
import type { ESTree } from "vite"
import { root } from "../../scripts/root.mjs"
import { docstring } from "./Component.ts"
import { moduleAt } from "./Modules.ts"
import type { Shown } from "./shown.ts"
import { nodesOf } from "./Walk.ts"

/** A story of a showcase. */
export interface ShowcaseStory {
  readonly id: string
  /** The name in the sidebar. */
  readonly name: string
  /** Its description, from the comment above it. */
  readonly about: string
}

/** Returns the path of the showcase of a page, such as `SignInForm`. */
export const showcaseOf = (page: string): string | undefined =>
  globSync(`stories/**/${page}.showcase.stories.tsx`, { cwd: root })[0]

/** Returns the path of the showcase that imports a module. */
export const showcaseWith = (id: string): string => {
  const paths = globSync("stories/**/*.showcase.stories.tsx", { cwd: root })
  const path = paths.find((path) => readFileSync(join(root, path), "utf8").includes(`"${id}"`))
  if (path === undefined) throw new Error(`No showcase imports ${id}.`)
  return path
}

/** Returns the stories on a page, in the order of the file. */
export const showcaseStories = (path: string): ReadonlyArray<ShowcaseStory> =>
  storiesIn(path).map(({ about, id, name }) => ({ about, id, name }))

/** Returns what each story of a file shows, by its id. The tests of the pages compare them with what they render. */
export const shownIn = (path: string): ReadonlyMap<string, Shown> =>
  new Map(storiesIn(path).map(({ id, options }) => [id, shownOf(options)]))

interface Story extends ShowcaseStory {
  readonly options: ESTree.Expression | undefined
}

const storiesIn = (path: string): ReadonlyArray<Story> => {
  const { declared, docstrings, source } = moduleAt(path)
  const title = /\btitle: "([^"]+)"/.exec(source)?.[1] ?? basename(path)
  return [...declared].flatMap(([name, node]) => {
    const call = node.type === "VariableDeclarator" && node.init?.type === "CallExpression" ? node.init : undefined
    const { callee, arguments: [options] = [] } = call ?? {}
    const isStory = callee?.type === "MemberExpression" && source.slice(callee.start, callee.end).endsWith(".story")
    if (!isStory) return []
    return {
      about: docstring(docstrings.get(name) ?? "").about,
      id: toId(title, storyNameFromExport(name)),
      name: storyNameFromExport(name),
      options: options?.type === "SpreadElement" ? undefined : options
    }
  })
}

const shownOf = (options: ESTree.Expression | undefined): Shown => {
  const properties = [...nodesOf<ESTree.ObjectProperty>(options, "Property")]
  const shown = properties.find(({ key }) => key.type === "Identifier" && key.name === "shown")
  return shown === undefined ? [] : (valueOf(shown.value) as Shown)
}

const valueOf = (node: ESTree.Node | null): unknown => {
  if (node?.type === "ArrayExpression") return node.elements.map(valueOf)
  if (node?.type === "Literal") return "regex" in node ? new RegExp(node.regex.pattern, node.regex.flags) : node.value
  throw new Error(`What a story shows is a literal, not ${node?.type}.`)
}
