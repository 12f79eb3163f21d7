/** The stories as their files define them. Nothing runs, so that checks are fast and read the committed files. */
import { globSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { root } from "../../scripts/root.mjs"

/** A story. */
export interface Story {
  readonly path: string
  /** The title in Storybook: `auth/SignInForm` or `auth/SignInForm/States`. */
  readonly title: string
  /** The name of its export. */
  readonly name: string
  /** The values after `spec:` in its tags. */
  readonly specs: ReadonlyArray<string>
  /** The source code, from its export to the next one. */
  readonly source: string
}

/** Returns the stories in a file. */
export const storiesIn = (path: string, source: string): ReadonlyArray<Story> => {
  const titled = /(?:^ {2}|\bmeta\(\{ )title: "([^"]+)"/m.exec(source)?.[1]
  const title = titled ?? join(basename(dirname(path)), basename(path).replace(/(\.view)?\.stories\.tsx$/, ""))
  const starts = [...source.matchAll(/^export const (\w+) = \w+\.(?:story|extend)\(/gm)]
  return starts.map(({ 1: name = "", index }, place) => {
    const own = source.slice(index, starts[place + 1]?.index)
    return {
      path,
      title,
      name,
      source: own,
      specs: Array.from(own.matchAll(/"spec:([^"]+)"/g), ([, spec = ""]) => spec)
    }
  })
}

/** All stories. */
export const stories: ReadonlyArray<Story> = globSync("stories/**/*.stories.tsx", { cwd: root })
  .toSorted()
  .flatMap((path) => storiesIn(path, readFileSync(join(root, path), "utf8")))
