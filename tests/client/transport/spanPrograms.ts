/** Programs with spans, which run with the functions of the client and with those of Effect. */
import * as Span from "../../../packages/client/src/transport/internal/Span.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Tracer from "effect/Tracer"

/** The ways to create spans, of the client and of Effect. */
export interface Spans {
  readonly fn: (name: string) => Span.Traced
  readonly use: (
    name: string,
    options: Span.Options,
    evaluate: (span: Tracer.Span | undefined) => Effect.Effect<number>
  ) => Effect.Effect<number>
  readonly within: <A, E>(name: string, self: Effect.Effect<A, E>, options?: Span.Options) => Effect.Effect<A, E>
}

export const effects: Spans = {
  fn: Effect.fn,
  use: (name, options, evaluate) => Effect.useSpan(name, options, evaluate),
  within: (name, self, options) => Effect.withSpan(self, name, options)
}

export const ours: Spans = {
  fn: Span.fn,
  use: Span.use,
  within: (name, self, options) => Span.withSpan(name, options)(self)
}

export const outside = Tracer.externalSpan({ spanId: "0123456789abcdef", traceId: "0123456789abcdef0123456789abcdef" })
const unsampled = Tracer.externalSpan({ spanId: "unsampled", traceId: "trace", sampled: false })
const hidden = Tracer.externalSpan({
  spanId: "hidden",
  traceId: "trace",
  annotations: Context.make(Tracer.DisablePropagation, true)
})

export const programs: Readonly<Record<string, (spans: Spans) => Effect.Effect<unknown, unknown>>> = {
  "nested spans that take time": ({ within }) =>
    within("outer", Effect.andThen(Effect.sleep(20), within("inner", Effect.sleep(300)))),
  "attributes, links and a kind": ({ within }) =>
    within("linked", Effect.succeed(1), {
      attributes: { first: 1, second: ["a"] },
      kind: "client",
      links: [{ span: outside, attributes: { reason: "batch" } }]
    }),
  "attributes and links of the program": ({ within }) =>
    within("linked", Effect.void, { attributes: { own: 1 } }).pipe(
      Effect.annotateSpans({ shared: true, own: 2 }),
      Effect.linkSpans(outside)
    ),
  "a failure": ({ within }) => within("failing", Effect.fail("no")),
  "a defect": ({ within }) => within("dying", Effect.die("no")),
  "an interruption": ({ within }) => within("interrupted", Effect.interrupt),
  "an external parent": ({ within }) => Effect.provideService(within("child", Effect.void), Tracer.ParentSpan, outside),
  "a parent that is not sampled": ({ within }) =>
    Effect.provideService(within("child", Effect.void), Tracer.ParentSpan, unsampled),
  "an external parent that disables propagation": ({ within }) =>
    Effect.provideService(within("child", Effect.void), Tracer.ParentSpan, hidden),
  "a parent that disables propagation": ({ within }) =>
    Effect.withSpan(within("child", Effect.void), "hidden", {
      annotations: Context.make(Tracer.DisablePropagation, true)
    }).pipe(Effect.provideService(Tracer.ParentSpan, outside)),
  "a disabled tracer": ({ within }) => Effect.withTracerEnabled(within("hidden", Effect.succeed(1)), false),
  "a span within a disabled one": ({ within }) =>
    Effect.withTracerEnabled(
      Effect.withSpan(Effect.withTracerEnabled(within("child", Effect.void), true), "hidden"),
      false
    ),
  "a minimum level above that of the spans": ({ within }) =>
    Effect.provideService(within("quiet", Effect.void), Tracer.MinimumTraceLevel, "Error"),
  "a minimum level below that of the spans": ({ within }) =>
    within("loud", Effect.void).pipe(
      Effect.provideService(Tracer.MinimumTraceLevel, "Debug"),
      Effect.provideService(Tracer.CurrentTraceLevel, "Warn")
    ),
  "no times": ({ within }) => Effect.withTracerTiming(within("timeless", Effect.sleep(20)), false),
  "the span itself": ({ use, within }) =>
    within(
      "outer",
      use("used", { kind: "client", attributes: { before: 1 } }, (span) => {
        span?.attribute("after", 2)
        return Effect.as(within("sibling", Effect.sleep(5)), 1)
      })
    ),
  functions: ({ fn }) => {
    const add = fn("add")(
      function* (left: number, right: number) {
        yield* Effect.sleep(7)
        return left + right
      },
      (self, left) => Effect.map(self, (sum) => [sum, left])
    )
    const twice = fn("twice")((value: number) => Effect.succeed(value * 2))
    return Effect.all([add(1, 2), twice(4)])
  }
}
