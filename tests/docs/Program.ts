import { spawnSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { node, root } from "../../scripts/root.mjs"

/** The packages, relative to a folder in `node_modules/.cache`. */
const packages = ["contract", "client", "provider", "testing", "server", "react", "storefront"]

/**
 * Compiles files in a folder of `node_modules/.cache` and returns the output of the compiler. They use the declarations of
 * the packages, because checking the sources again takes three times as long. The compiler first updates the outdated ones.
 */
export const compile = (
  name: string,
  files: ReadonlyArray<readonly [name: string, code: string]>,
  options: Readonly<Record<string, unknown>> = {}
): string => {
  const folder = join(root, "node_modules/.cache", name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, code] of files) writeFileSync(join(folder, file), `${code}\n`)
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../../../tsconfig.json",
      compilerOptions: { composite: false, incremental: false, plugins: [], ...options },
      references: packages.map((name) => ({ path: `../../../packages/${name}` })),
      include: [],
      files: files.map(([file]) => file)
    })
  )
  return spawnSync(node(), [join(root, "scripts/tsc.mjs"), "-b", folder], { encoding: "utf8" }).stdout
}
