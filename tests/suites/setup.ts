import type { TestProject } from "vitest/node"
import { startPostgres } from "../../scripts/postgres.mjs"

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the Postgres server that only the suites use. */
    readonly postgresUrl: string
  }
}

/** Starts the Postgres server of the suites and stops it after them. */
export default async function setup(project: TestProject) {
  const server = await startPostgres({ fsync: false })
  project.provide("postgresUrl", server.url)
  return server.stop
}
