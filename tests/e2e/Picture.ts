import type { Page } from "playwright"

/**
 * Takes a screenshot of the whole page in `test-results`, for manual inspection. Screenshots take seconds, so only
 * `PORTICO_PICTURES=1` enables them.
 */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env["PORTICO_PICTURES"] === "1") {
    await page.screenshot({ path: `test-results/${name}.png`, fullPage: true })
  }
}
