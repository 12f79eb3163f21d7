// @ts-check
import { existsSync } from "node:fs"

const candidates = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"
]

/** Path of an installed Chromium or Chrome, or undefined. */
export const chromiumPath = () => candidates.find((path) => path !== undefined && existsSync(path))

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
]

/** Playwright launch options. Without an installed browser, Playwright's own is used. */
export const chromium = () => {
  const executablePath = chromiumPath()
  return executablePath === undefined ? { args } : { args, executablePath }
}
