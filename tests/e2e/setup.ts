import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder in which the storefront is built, by the first file that needs it. */
    readonly siteFolder: string
  }
}

/** Keeps the one build of the storefront for as long as the tests in a browser run. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "portico-site-"))
  project.provide("siteFolder", folder)
  return () => rm(folder, { recursive: true, force: true })
}
