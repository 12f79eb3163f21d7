// @ts-check
// Packs each package as it would be published.
import { spawn } from "node:child_process"
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { pnpm, root, shell } from "./root.mjs"

/** The folder of the tarballs. */
export const out = join(root, "node_modules/.cache/packages")
/**
 * Runs a command. The error of a failed one contains its output.
 *
 * @param {string} command @param {ReadonlyArray<string>} args @param {string} [cwd]
 * @returns {Promise<void>}
 */
export const run = (command, args, cwd = root) =>
  new Promise((resolve, reject) => {
    let output = ""
    const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"], shell })
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)))
    child.once("error", reject).once("exit", (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${command.split("/").at(-1)} ${args.join(" ")}\n${output}`))
    })
  })

/** @typedef {{ name: string, version: string, private?: boolean, exports?: Record<string, string>, peerDependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

/**
 * The packages that are published.
 *
 * @type {ReadonlyArray<Manifest & { folder: string, tarball: string }>}
 */
export const packages = globSync("packages/*/package.json", { cwd: root })
  .map((path) => {
    /** @type {Manifest} */
    const manifest = JSON.parse(readFileSync(join(root, path), "utf8"))
    const folder = join(root, path, "..")
    return {
      ...manifest,
      folder,
      tarball: `${manifest.name.replace("@", "").replace("/", "-")}-${manifest.version}.tgz`
    }
  })
  .filter((manifest) => manifest.private !== true)

/** Creates the tarballs. */
export const pack = async () => {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const filters = packages.flatMap(({ name }) => ["--filter", name])
  const addresses = `--config.pnpmfile=${join(root, "scripts/publication.pnpmfile.mjs")}`
  await run("npx", ["--yes", pnpm, ...filters, "pack", addresses, "--pack-destination", out])
}

/** The tarball of each package, as a dependency. */
export const tarballs = Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${join(out, tarball)}`]))

const catalog = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")

/**
 * Returns the version of a package that the workspace uses.
 *
 * @param {string} name
 */
export const pinned = (name) => new RegExp(`^ {2}"?${name}"?: (.+)$`, "m").exec(catalog)?.[1] ?? "*"
