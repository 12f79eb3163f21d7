// @ts-check
// Finishes the `dist` folders of the packages after compilation.
import { cpSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { annotatePure } from "./annotate-pure.mjs"
import { root } from "./root.mjs"

/** The bundled command, which is not compiled. */
const bundled = "packages/provider/dist/command/**"

/** Removes the output of deleted modules, which would otherwise be published. */
const removeOrphans = () => {
  for (const file of globSync("packages/*/dist/**/*.{js,d.ts}", { cwd: root, exclude: [bundled] })) {
    const module = file.replace(/([\\/])dist([\\/])/, "$1src$2").replace(/(\.css)?(\.d\.ts|\.js)$/, "$1")
    const sources = module.endsWith(".css") ? [module] : [`${module}.ts`, `${module}.tsx`]
    if (!sources.some((source) => existsSync(join(root, source)))) rmSync(join(root, file))
  }
  // Older versions of the build wrote source maps.
  for (const file of globSync("packages/*/dist/**/*.map", { cwd: root })) rmSync(join(root, file))
}

/** Copies the style sheets and the tokens of the React package next to its compiled modules. */
const copyStyles = () => {
  const source = join(root, "packages/react/src")
  const dist = join(root, "packages/react/dist")
  for (const file of globSync(["**/*.css", "theme/*.json"], { cwd: source })) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    cpSync(join(source, file), join(dist, file))
  }
  // Without it TypeScript 6 and 7 refuse `import "@portico/react/styles.css"` (TS2882).
  for (const file of ["styles.css", ...globSync("{styles,theme/presets}/*.css", { cwd: source })]) {
    writeFileSync(join(dist, `${file}.d.ts`), "export {}\n")
  }
}

/** Marks calls as pure, so that bundlers drop unused ones. */
const annotate = () => {
  for (const file of globSync("packages/*/dist/**/*.js", { cwd: root, exclude: [bundled] }))
    annotatePure(join(root, file))
}

/** Turns the compiled packages into the published ones. */
export const finishDist = () => {
  removeOrphans()
  annotate()
  copyStyles()
}
