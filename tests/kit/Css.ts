/** The style sheets of the kit, parsed as far as tests need: blocks of declarations and their selectors. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../scripts/root.mjs"

export const folder = join(root, "packages/react/src/theme")

/** The style sheets by their path in the folder. */
export const sheets: Readonly<Record<string, string>> = Object.fromEntries(
  globSync("**/*.css", { cwd: folder })
    .toSorted()
    .map((path) => [path, readFileSync(join(folder, path), "utf8").replaceAll(/\/\*[^]*?\*\//g, "")])
)

/** Returns the declarations in order: name, value, and the selector of their block. */
export const declarationsOf = (
  sheet: string
): ReadonlyArray<readonly [selector: string, name: string, value: string]> =>
  [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", body = ""]) =>
    Array.from(
      body.matchAll(/([\w-]+)\s*:([^;]*);/g),
      ([, name = "", value = ""]) =>
        [
          (selector.split(";").at(-1) ?? "").trim().replaceAll(/\s+/g, " "),
          name,
          value.trim().replaceAll(/\s+/g, " ")
        ] as const
    )
  )

/** Returns the colors of a style sheet in a theme. */
export const colorsOf = (path: string, theme: "light" | "dark"): Readonly<Record<string, string>> =>
  Object.fromEntries(
    declarationsOf(sheets[path] ?? "").flatMap(([, name, value]) => {
      const color = new RegExp(`var\\(--portico-${theme}, (#[0-9a-f]{6})\\)`).exec(value)?.[1]
      return color === undefined ? [] : [[name.replace("--portico-color-", ""), color]]
    })
  )
