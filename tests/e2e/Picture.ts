import type { Page } from "playwright"

/**
 * Takes a picture of the whole page for somebody to look at, in `test-results`. Pictures cost seconds where nobody looks
 * at them: only `PORTICO_PICTURES=1` asks for them.
 */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env["PORTICO_PICTURES"] === "1") {
    await page.screenshot({ path: `test-results/${name}.png`, fullPage: true })
  }
}
