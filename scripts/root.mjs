// @ts-check
import { existsSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** The folder of this repository. */
export const root = fileURLToPath(new URL("..", import.meta.url))

/** Windows starts `.cmd` files only through a shell. */
export const shell = process.platform === "win32"

/** The package manager, in the one version that wrote the lockfile. */
export const pnpm = "pnpm@12.18.0"

/**
 * Returns the path of a command of an installed package.
 *
 * @param {string} name
 */
export const bin = (name) => join(root, "node_modules", ".bin", name)

const installedNode = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node")

/** Returns the path of the Node that the packages require, if it is installed. */
export const node = () => (existsSync(installedNode) ? installedNode : process.execPath)
