import { Client, Queries, Query } from "@portico/client"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as OtlpSerialization from "effect/observability/OtlpSerialization"
import * as OtlpTracer from "effect/observability/OtlpTracer"

const host = process.env["PORTICO_HOST"] ?? "http://localhost:4000"

// The provider's host is named, so its spans are part of the same trace.
const client = Client.layer({ clientId: "shop", host, traceOrigins: [host] })

// Its settings are the environment variables of OpenTelemetry, OTEL_TRACES_EXPORTER and OTEL_EXPORTER_OTLP_ENDPOINT.
const tracing = OtlpTracer.layerFromConfig({ resource: { serviceName: "shop" } }).pipe(
  Layer.provide([OtlpSerialization.layerJson, FetchHttpClient.layer])
)

const program = Effect.gen(function* () {
  const { items } = yield* Queries.use((queries) => queries.run(Query.from("books")))
  console.log(`read ${items.length} books in the trace ${(yield* Effect.currentSpan).traceId}`)
}).pipe(Effect.withSpan("list books"))

await Effect.runPromise(Effect.provide(program, [client, tracing]))
