/** The accessibility check of a page. All tests in browsers use the same rules: WCAG 2.2 at level AA, and best practices. */
import AxeModule from "axe-core"
import type { Page } from "playwright"

const wcag22 = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/**
 * Returns the accessibility violations of a page in its current state. `rules` are the names of rules or of tags, such as
 * `color-contrast`.
 */
export const violations = async (page: Page, rules: ReadonlyArray<string> = wcag22): Promise<ReadonlyArray<string>> => {
  await page.evaluate(AxeModule.source)
  return page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { readonly axe: typeof AxeModule }
    const { violations } = await axe.run({ runOnly: [...rules] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${target.join(" ")} in ${html.slice(0, 200)}`)
    )
  }, rules)
}
