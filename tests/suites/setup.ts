import type { TestProject } from "vitest/node"
import { startPostgres } from "../../scripts/postgres.mjs"

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the Postgres server that the suites have for themselves. */
    readonly postgresUrl: string
  }
}

/** Starts the one Postgres server of the suites, and ends it after them. */
export default async function setup(project: TestProject) {
  const server = await startPostgres({ fsync: false })
  project.provide("postgresUrl", server.url)
  return server.stop
}
