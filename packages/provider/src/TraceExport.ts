/**
 * The export of traces by the command `portico`.
 *
 * @since 0.1.0
 */
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as OtlpSerialization from "effect/observability/OtlpSerialization"
import * as OtlpTracer from "effect/observability/OtlpTracer"

/**
 * A layer that exports spans by the OpenTelemetry protocol over HTTP. The variables `OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME` and others of OpenTelemetry are its settings.
 */
export const layer: Layer.Layer<never> = Layer.suspend(() => {
  // OpenTelemetry's default. Effect's is to export nothing.
  process.env["OTEL_TRACES_EXPORTER"] ??= "otlp"
  return OtlpTracer.layerFromConfig({ resource: { serviceName: "portico" } })
}).pipe(Layer.provide([OtlpSerialization.layerJson, FetchHttpClient.layer]))
