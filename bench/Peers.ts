/**
 * The clients we compare ourselves with. They are no dependencies of the workspace: the bench installs them, pinned,
 * into a folder of its own.
 */
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { pnpm, root, shell } from "../scripts/root.mjs"

/**
 * The reference client, whose behaviour the two specifications describe, three clients that many sites sign in with,
 * three that many read their data with, and two tables with what they stand on. MUI X 9.17.0 is newer, but asks for a
 * @mui/x-virtualizer 0.7.5 that the registry does not hold.
 */
const versions = {
  "@wix/sdk": "1.17.1",
  "@wix/data": "1.0.341",
  "@supabase/auth-js": "2.119.1",
  "@auth0/auth0-spa-js": "2.27.0",
  "@azure/msal-browser": "5.29.0",
  "@supabase/postgrest-js": "2.119.1",
  firebase: "12.19.0",
  parse: "8.6.2",
  "@mui/x-data-grid": "9.14.0",
  "@mui/material": "9.5.0",
  "@emotion/react": "11.14.0",
  "@emotion/styled": "11.14.1",
  "@tanstack/react-table": "9.3.1",
  "@tanstack/react-virtual": "3.14.26",
  react: "19.3.1",
  "react-dom": "19.3.1"
}

const manifest = JSON.stringify({ private: true, type: "module", dependencies: versions })

/** Folder of the installed peers. */
export const folder = join(root, "node_modules/.cache/bench")

/** Installs the peers where they are not yet. Says why where that fails. */
export const install = (): string | undefined => {
  const file = join(folder, "package.json")
  if (existsSync(file) && readFileSync(file, "utf8") === manifest && existsSync(join(folder, "node_modules"))) {
    return undefined
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, manifest)
  const args = ["--yes", pnpm, "install", "--ignore-workspace", "--no-lockfile", "--ignore-scripts"]
  const { status, stderr, stdout } = spawnSync("npx", args, { cwd: folder, encoding: "utf8", shell })
  if (status === 0) return undefined
  rmSync(file)
  const said = `${stdout}\n${stderr}`.split("\n").filter((line) => line.trim() !== "" && !/\bwarn\b/i.test(line))
  return `the peers could not be installed: ${said.find((line) => /fail|err|no matching/i.test(line)) ?? said.at(-1)}`
}

/** Loads a module of a peer. */
export const load = (specifier: string): Promise<unknown> =>
  import(pathToFileURL(createRequire(join(folder, "package.json")).resolve(specifier)).href)
