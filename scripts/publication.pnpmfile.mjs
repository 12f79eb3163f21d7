// @ts-check
// The addresses of the project in the manifests of the published packages. `publication.json` has them in one place. It
// stays empty until the project has an address.
import { readFileSync } from "node:fs"

/** @typedef {{ readonly homepage: string, readonly repository: string }} Publication */

/**
 * Returns the published form of a manifest.
 *
 * @param {Record<string, unknown>} manifest @param {Publication} publication
 * @returns {Record<string, unknown>}
 */
export const published = (manifest, { homepage, repository }) => {
  const folder = `packages/${String(manifest.name).replace("@portico/", "")}`
  return {
    ...manifest,
    ...(homepage === "" ? {} : { homepage }),
    ...(repository === ""
      ? {}
      : {
          repository: { type: "git", url: `git+${repository}.git`, directory: folder },
          bugs: { url: `${repository}/issues` }
        })
  }
}

export const hooks = {
  /** @param {Record<string, unknown>} manifest */
  beforePacking: (manifest) =>
    published(manifest, JSON.parse(readFileSync(new URL("publication.json", import.meta.url), "utf8")))
}
