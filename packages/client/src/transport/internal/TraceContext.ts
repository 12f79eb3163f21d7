/**
 * The header that continues a trace in the server of a request (W3C Trace Context).
 *
 * @since 0.1.0
 */
import type * as Fiber from "effect/Fiber"
import * as Tracer from "effect/Tracer"
import { propagated } from "./Span.ts"
import type { SettingsShape } from "../Settings.ts"

/** The header of a request in a trace, or no header. */
export interface TraceHeaders {
  readonly traceparent?: string
}

/**
 * Returns the header of a request to `origin` in a span, by default the current one of the fiber. Returns none without a span,
 * if the origin is not in the setting `traceOrigins`, or if the program disables tracing or propagation.
 */
export const traceHeaders = (
  { traceOrigins }: Pick<SettingsShape, "traceOrigins">,
  origin: string,
  fiber: Fiber.Fiber<unknown, unknown>,
  span: Tracer.AnySpan | undefined = propagated(fiber.cache.span)
): TraceHeaders =>
  span !== undefined &&
  traceOrigins.has(origin) &&
  fiber.cache.tracerEnabled &&
  !fiber.getRef(Tracer.DisablePropagation)
    ? // The value equals that of `HttpTraceContext.toHeaders`, whose module would add Effect's `Headers` to every bundle.
      // Effect generates the ids of a span when they are first read, so they are read only if they are sent.
      { traceparent: `00-${span.traceId.padStart(32, "0")}-${span.spanId}-${span.sampled ? "01" : "00"}` }
    : {}
