/** The stories of a showcase file, without running it. */
import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { storyNameFromExport, toId } from "storybook/internal/csf"
import { root } from "../../scripts/root.mjs"

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

/** Returns the stories on a page, in the order of the file. */
export const showcaseStories = (path: string): ReadonlyArray<ShowcaseStory> => {
  const source = readFileSync(join(root, path), "utf8")
  const title = /^ {2}title: "([^"]+)"/m.exec(source)?.[1] ?? /\btitle: "([^"]+)"/.exec(source)?.[1] ?? basename(path)
  return Array.from(
    source.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?^export const (\w+) = \w+\.story\(/gm),
    ([, about = "", name = ""]) => ({
      about: about.replaceAll(/\n\s*\* ?/g, "\n").trim(),
      id: toId(title, storyNameFromExport(name)),
      name: storyNameFromExport(name)
    })
  )
}
