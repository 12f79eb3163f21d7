/** The accessibility check of a page. All tests in browsers use the same rules: WCAG 2.2 at level AA, and best practices. */
import type AxeModule from "axe-core"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright"

const wcag22 = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The rules on colors. */
export const colorRules = ["color-contrast", "link-in-text-block"]

// The minified script. The other one has 1.5 MB, which a browser takes long to compile.
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/**
 * Returns the accessibility violations of a page in its current state. `rules` are the names of rules or of tags, such as
 * `color-contrast`.
 */
export const violations = async (page: Page, rules: ReadonlyArray<string> = wcag22): Promise<ReadonlyArray<string>> => {
  // A document keeps the script, so only its first check loads it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source)
  return page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { readonly axe: typeof AxeModule }
    const { violations } = await axe.run({ resultTypes: ["violations"], runOnly: [...rules] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${target.join(" ")} in ${html.slice(0, 200)}`)
    )
  }, rules)
}
