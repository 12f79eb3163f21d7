// @ts-check
// Copies the projects of `examples` out of the repository.
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { tarballs } from "../pack.mjs"
import { root } from "../root.mjs"

/** @typedef {{ scripts: Record<string, string>, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

/** The names of all projects. */
export const projects = globSync("examples/*/package.json", { cwd: root })
  .map((path) => basename(dirname(path)))
  .toSorted()

/** @param {Record<string, string>} dependencies */
const packed = (dependencies = {}) =>
  Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, tarballs[name] ?? version]))

/**
 * Copies a project, with the tarballs instead of the published packages. No package of Portico comes from a registry.
 *
 * @param {string} name @param {string} folder
 */
export const copy = (name, folder) => {
  const project = join(folder, name)
  const output = /(^|[\\/])(node_modules|\.next|\.react-router|\.tanstack|build|dist|storybook-static)$/
  cpSync(join(root, "examples", name), project, { recursive: true, filter: (path) => !output.test(path) })
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(project, "package.json"), "utf8"))
  const dependencies = packed(manifest.dependencies)
  const devDependencies = packed(manifest.devDependencies)
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ ...manifest, dependencies, devDependencies, overrides: tarballs })
  )
  return { manifest, project }
}
