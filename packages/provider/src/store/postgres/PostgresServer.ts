/**
 * Connections to a Postgres server.
 *
 * @since 0.1.0
 */
import * as PgClient from "@effect/sql-pg/PgClient"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as SqlClient from "effect/sql/SqlClient"
import { Database, settings } from "./Database.ts"

/** Opens connections to a server. */
export const layer = (url: Redacted.Redacted, schema: string, readTimeout: number) => {
  const startupParameters = { ...settings(schema), jit: "off" }
  const clientOf = (more: Readonly<Record<string, string>>) =>
    PgClient.layer({ url, multiplex: true, startupParameters: { ...startupParameters, ...more } })
  return Layer.merge(
    clientOf({}),
    Layer.effect(
      Database,
      // Connections of their own, because how long a statement may take is a matter of its session.
      Effect.map(Layer.build(clientOf({ statement_timeout: String(readTimeout) })), (context) => ({
        exclusive: false,
        reads: Context.get(context, SqlClient.SqlClient),
        readTimeout
      }))
    )
  )
}
