// @ts-check
// Bundles the command `portico`. Node takes one to two milliseconds to load a module, and the command has 500 of them.
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { rolldown } from "rolldown"
import { root } from "./root.mjs"

const source = join(root, "packages/provider/src")
const dist = join(root, "packages/provider/dist")
const folder = join(dist, "command")

/** The published command. */
export const command = join(dist, "bin.js")

/**
 * Replaces the compiled command with a bundle of all modules that it imports. The licenses of other packages in the bundle
 * are next to it.
 */
export const bundleCommand = async () => {
  const bundle = await rolldown({
    // `PgliteThread` and `Template` start the other two from the folder of their own module.
    input: {
      bin: join(source, "bin.ts"),
      PgliteWorker: join(source, "store/postgres/PgliteWorker.ts"),
      TemplateProgram: join(source, "store/postgres/TemplateProgram.ts")
    },
    platform: "node",
    // PGlite finds its files next to its modules. The others are loaded only by the requests that need them.
    external: /^(@electric-sql\/pglite|@simplewebauthn\/server|graphql)/
  })
  // Written to another folder first, so that a failure leaves the previous command complete.
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  const { output } = await bundle.write({
    dir: draft,
    minify: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js"
  })
  await bundle.close()
  const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))
  writeFileSync(join(draft, "licenses.txt"), licensesOf(modules))
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
  writeFileSync(command, '#!/usr/bin/env node\nimport "./command/bin.js"\n')
}

/** @param {ReadonlyArray<string>} modules */
const licensesOf = (modules) => {
  const folders = new Set(modules.filter((module) => module.includes("node_modules")).map(packageOf))
  return [...folders].toSorted().map(licenseOf).join("\n")
}

/** @param {string} path @returns {string} */
const packageOf = (path) => {
  const folder = dirname(path)
  const manifest = join(folder, "package.json")
  // Some packages have a nested package.json that contains only the type of the modules.
  const isPackage = existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version !== undefined
  return isPackage ? folder : packageOf(folder)
}

/** @param {string} folder */
const licenseOf = (folder) => {
  const { license, name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  const [file] = globSync("{LICENSE,license}*", { cwd: folder })
  if (file === undefined) throw new Error(`${name} has no license file, so it cannot be part of the bundled command.`)
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`
}
