// @ts-check
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { root } from "./root.mjs"

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"
]

const shell = join(root, "node_modules/.cache/headless-shell")

const packedShell = join(root, "node_modules/@sparticuz/chromium/bin/chromium.br")

/** Path of an installed Chromium or Chrome, or undefined. */
export const installedChromium = () =>
  [process.env.CHROMIUM_PATH, ...installed].find((path) => path && existsSync(path))

/** Path of the browser that tests run in: the one that CHROMIUM_PATH names, the headless shell, or an installed one. */
export const chromiumPath = () =>
  [process.env.CHROMIUM_PATH, shell].find((path) => path && existsSync(path)) ?? installedChromium()

/**
 * Unpacks Chromium's headless shell, in which a page takes a tenth of the resources of the full browser
 * (decision 0047). If it does not run because of missing system libraries or another processor, the tests use
 * the full browser.
 */
export const unpackShell = () => {
  if (!existsSync(packedShell)) return
  const { version } = JSON.parse(readFileSync(join(packedShell, "../../package.json"), "utf8"))
  const stamp = `${shell}.version`
  if (existsSync(shell) && existsSync(stamp) && readFileSync(stamp, "utf8") === version) return
  mkdirSync(join(shell, ".."), { recursive: true })
  const unpacked = `${shell}.${process.pid}`
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(packedShell)), { mode: 0o755 })
  try {
    execFileSync(unpacked, ["--version"], { stdio: "ignore" })
    renameSync(unpacked, shell)
    writeFileSync(stamp, version)
  } catch {
    for (const path of [unpacked, shell, stamp]) rmSync(path, { force: true })
  }
}

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
