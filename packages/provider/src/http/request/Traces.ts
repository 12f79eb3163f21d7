/**
 * The trace of a request: its span continues the trace of the caller, down to the SQL statements.
 *
 * @since 0.1.0
 */
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Headers from "effect/http/Headers"
import * as HttpTraceContext from "effect/http/HttpTraceContext"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Tracer from "effect/Tracer"

/**
 * Runs the processing of a request in a server span. The span is a child of the one in the header `traceparent` (W3C Trace
 * Context), if the caller sent one.
 */
export const inSpan = <A, E, R>(request: Request, self: Effect.Effect<A, E, R>) => {
  const caller = HttpTraceContext.w3c(Headers.fromInput({ traceparent: request.headers.get("traceparent") ?? "" }))
  return Effect.withSpan(self, "Provider.handle", {
    kind: "server",
    captureStackTrace: false,
    attributes: { "http.request.method": request.method },
    ...Option.match(caller, { onNone: () => ({}), onSome: (parent) => ({ parent }) })
  })
}

/**
 * A layer with the tracer of another layer, which receives no values of requests. The messages of errors may quote values, such
 * as the item that exists already, so the errors of spans have only their name and code.
 */
export const layer = (tracing: Layer.Layer<never>): Layer.Layer<never> =>
  Layer.effect(
    Tracer.Tracer,
    Effect.map(Tracer.Tracer, (tracer) =>
      Tracer.make({
        span: (options) => withoutValues(tracer.span(options)),
        ...(tracer.context === undefined ? {} : { context: tracer.context })
      })
    )
  ).pipe(Layer.provide(tracing))

const withoutValues = (span: Tracer.Span): Tracer.Span => {
  const end = span.end.bind(span)
  return Object.assign(span, {
    end: (time: bigint, exit: Exit.Exit<unknown, unknown>) =>
      end(time, Exit.isSuccess(exit) ? exit : Exit.failCause(withoutMessages(exit.cause)))
  })
}

const withoutMessages = ({ reasons }: Cause.Cause<unknown>): Cause.Cause<unknown> =>
  Cause.fromReasons(
    reasons.map((reason) =>
      Cause.isFailReason(reason)
        ? Cause.makeFailReason(withoutMessage(reason.error))
        : Cause.isDieReason(reason)
          ? Cause.makeDieReason(withoutMessage(reason.defect))
          : reason
    )
  )

// The first lines of a stack are the message.
const withoutMessage = (error: unknown): Error => {
  const { _tag, code, name, stack } = Object(error) as Readonly<Record<string, unknown>>
  const bare = new Error(text(code) ?? "")
  bare.name = text(_tag) ?? text(name) ?? typeof error
  const frames =
    text(stack)
      ?.split("\n")
      .filter((line) => /^ +at /.test(line)) ?? []
  bare.stack = [`${bare.name}: ${bare.message}`, ...frames].join("\n")
  return bare
}

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)
