/** The stories of a showcase file, without running it. */
import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { storyNameFromExport, toId } from "storybook/internal/csf"
import type { ESTree } from "vite"
import { root } from "../../scripts/root.mjs"
import { docstring } from "./Docstring.ts"
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
  /** The height of its frame, if its parameters render it in a document of its own: `docs.story.height`. */
  readonly frame: string | undefined
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
  storiesIn(path).map(({ about, frame, id, name }) => ({ about, frame, id, name }))

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
    const given = options?.type === "SpreadElement" ? undefined : options
    return {
      about: docstring(docstrings.get(name) ?? "").about,
      frame: frameOf(given),
      id: toId(title, storyNameFromExport(name)),
      name: storyNameFromExport(name),
      options: given
    }
  })
}

const shownOf = (options: ESTree.Expression | undefined): Shown => {
  const shown = optionOf(options, "shown")
  return shown === undefined ? [] : (valueOf(shown) as Shown)
}

const frameOf = (options: ESTree.Expression | undefined): string | undefined => {
  const [inline, height] = [optionOf(options, "inline"), optionOf(options, "height")]
  if (inline === undefined || valueOf(inline) !== false) return undefined
  return height === undefined ? "24rem" : String(valueOf(height))
}

const optionOf = (options: ESTree.Expression | undefined, name: string): ESTree.Expression | undefined =>
  [...nodesOf<ESTree.ObjectProperty>(options, "Property")].find(
    ({ key }) => key.type === "Identifier" && key.name === name
  )?.value

const valueOf = (node: ESTree.Node | null): unknown => {
  if (node?.type === "ArrayExpression") return node.elements.map(valueOf)
  if (node?.type === "Literal") return "regex" in node ? new RegExp(node.regex.pattern, node.regex.flags) : node.value
  throw new Error(`What a story shows is a literal, not ${node?.type}.`)
}
