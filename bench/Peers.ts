/**
 * The clients that Portico is compared with. They are not dependencies of the workspace: the benchmark installs pinned
 * versions into a separate folder.
 */
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { pnpm, root, shell } from "../scripts/root.mjs"

/**
 * The reference client, whose behavior the two specifications describe, three widely used clients for sign-in, three
 * widely used clients for data, a driver of Postgres, a server of a JSON file, and two table components with their dependencies. MUI X 9.17.0 is newer, but requires
 * @mui/x-virtualizer 0.7.5, which is not in the registry.
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
  pg: "8.23.1",
  "json-server": "0.17.4",
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

/** The folder of the installed peers. */
export const folder = join(root, "node_modules/.cache/bench")

/** Installs the peers unless they are installed. Returns the reason if this fails. */
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
  return `The peers could not be installed: ${said.find((line) => /fail|err|no matching/i.test(line)) ?? said.at(-1)}`
}

/** Loads a module of a peer. */
export const load = (specifier: string): Promise<unknown> =>
  import(pathToFileURL(createRequire(join(folder, "package.json")).resolve(specifier)).href)

/** Loads a dependency of the provider. */
export const loadOfProvider = (specifier: string): Promise<unknown> =>
  import(pathToFileURL(createRequire(join(root, "packages/provider/package.json")).resolve(specifier)).href)
