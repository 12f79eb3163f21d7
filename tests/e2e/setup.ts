import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder of the built storefront, which the first file that needs it builds. */
    readonly siteFolder: string
  }
}

/** Provides a folder for the build of the storefront, until the browser tests have finished. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "portico-site-"))
  project.provide("siteFolder", folder)
  return () => rm(folder, { recursive: true, force: true })
}
