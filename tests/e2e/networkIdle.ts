import type { Page } from "playwright"

/**
 * Waits until the page has sent no request for half a second, at most 10 seconds. If a frame is removed while it loads,
 * Playwright waits for its requests forever.
 */
export const networkIdle = (page: Page): Promise<void> =>
  page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => undefined)
