/**
 * Records the calls of a client as spans with the tracer of the program. Without a tracer, the client creates no spans:
 * `Effect.withSpan` imports Effect's own tracer as its default, which takes 1.6 kB of each page and whose spans nothing reads.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as References from "effect/References"
import * as Tracer from "effect/Tracer"
import * as Clock from "./Clock.ts"

/** The options of a span. */
export type Options = Pick<Tracer.SpanOptionsNoTrace, "attributes" | "kind" | "links">

/**
 * Runs an effect with a new span, without making it the parent of the spans within. Passes `undefined` if the program has no
 * tracer or disables it.
 */
export const use = <A, E, R>(
  name: string,
  options: Options,
  evaluate: (span: Tracer.Span | undefined) => Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.withFiber((fiber) => {
    const { tracer, tracerEnabled } = fiber.cache
    if (tracer === undefined || !tracerEnabled) return evaluate(undefined)
    let span: Tracer.Span | undefined
    // The fiber may be interrupted after each step, so the end of the span is registered before its start.
    return Effect.onExit(
      Effect.suspend(() => evaluate((span = start(fiber, tracer, name, options)))),
      (exit) =>
        Effect.sync(() => {
          if (isOpen(span)) span.end(timeOf(fiber), exit)
        })
    )
  })

/** Runs an effect in a span. The trace of a failure contains the name of the span. */
export const withSpan =
  (name: string, options: Options = {}) =>
  <A, E, R>(self: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    within(name, options, self)

/**
 * Creates a function from a generator function, or from a function that returns an effect. Operators receive the effect and
 * the arguments of the call. Unlike `Effect.fn.Traced`, it has no option `self`, and the body has no `this`.
 */
export interface Traced {
  <Eff extends Any, A, Args extends Arguments>(body: Body<Eff, A, Args>): (...args: Args) => Result<Eff, A>
  <Eff extends Any, A, Args extends Arguments, B extends Any>(
    body: Body<Eff, A, Args>,
    ab: Operator<Result<Eff, A>, B, Args>
  ): (...args: Args) => B
  <Eff extends Any, A, Args extends Arguments, B extends Any, C extends Any>(
    body: Body<Eff, A, Args>,
    ab: Operator<Result<Eff, A>, B, Args>,
    bc: Operator<B, C, Args>
  ): (...args: Args) => C
  <Eff extends Any, A, Args extends Arguments, B extends Any, C extends Any, D extends Any>(
    body: Body<Eff, A, Args>,
    ab: Operator<Result<Eff, A>, B, Args>,
    bc: Operator<B, C, Args>,
    cd: Operator<C, D, Args>
  ): (...args: Args) => D
  <Eff extends Any, A, Args extends Arguments, B extends Any, C extends Any, D extends Any, E extends Any>(
    body: Body<Eff, A, Args>,
    ab: Operator<Result<Eff, A>, B, Args>,
    bc: Operator<B, C, Args>,
    cd: Operator<C, D, Args>,
    de: Operator<D, E, Args>
  ): (...args: Args) => E
  <
    Eff extends Any,
    A,
    Args extends Arguments,
    B extends Any,
    C extends Any,
    D extends Any,
    E extends Any,
    F extends Any
  >(
    body: Body<Eff, A, Args>,
    ab: Operator<Result<Eff, A>, B, Args>,
    bc: Operator<B, C, Args>,
    cd: Operator<C, D, Args>,
    de: Operator<D, E, Args>,
    ef: Operator<E, F, Args>
  ): (...args: Args) => F
}

type Any = Effect.Effect<unknown, unknown, unknown>
type Arguments = ReadonlyArray<unknown>
type Body<Eff extends Any, A, Args extends Arguments> = (
  this: void,
  ...args: Args
) => Generator<Eff, A, never> | (Eff & Effect.Effect<A, unknown, unknown>)
type Result<Eff extends Any, A> = Effect.Effect<A, Effect.Error<Eff>, Effect.Services<Eff>>
type Operator<A, B, Args extends Arguments> = (self: A, ...args: Args) => B

/**
 * Creates a function whose calls run in a span, like `Effect.fn`, without its options, `this` and `length`. The trace of a
 * failure contains the line of the call.
 */
export const fn = (name: string): Traced => {
  const traced =
    (body: Body<Any, unknown, Arguments>, ...operators: ReadonlyArray<Operator<Any, Any, Arguments>>) =>
    (...args: Arguments) => {
      const effect = Effect.suspend(() => {
        const result = body(...args)
        return Effect.isEffect(result) ? result : Effect.gen(() => result)
      })
      const { stackTraceLimit } = Error
      // `Reflect.set` does not throw if `Error` is frozen.
      if (stackTraceLimit > 2) Reflect.set(Error, "stackTraceLimit", 2)
      const called = new Error()
      if (stackTraceLimit > 2) Reflect.set(Error, "stackTraceLimit", stackTraceLimit)
      const whole = operators.reduce((self, operator) => operator(self, ...args), effect)
      return within(name, {}, whole, called)
    }
  return traced
}

/** Adds attributes to the current span, if it is one of the client. */
export const annotate = (attributes: Readonly<Record<string, unknown>>): Effect.Effect<void> =>
  Effect.withFiber((fiber) => {
    const span = currentOf(fiber)
    if (span !== undefined) setAll(span, attributes)
    return Effect.void
  })

/** Returns the current span of a fiber that runs a call, or `undefined` if calls have no spans or the span has ended. */
export const currentOf = ({
  cache: { span, tracer, tracerEnabled }
}: Fiber.Fiber<unknown, unknown>): Tracer.Span | undefined =>
  tracer !== undefined && tracerEnabled && isOpen(span) ? span : undefined

/** Returns the closest span that does not disable its propagation. */
export const propagated = (span: Tracer.AnySpan | undefined): Tracer.AnySpan | undefined =>
  span !== undefined && Context.get(span.annotations, Tracer.DisablePropagation)
    ? propagated(span._tag === "Span" ? Option.getOrUndefined(span.parent) : undefined)
    : span

const within = <A, E, R>(
  name: string,
  options: Options,
  effect: Effect.Effect<A, E, R>,
  called?: Error
): Effect.Effect<A, E, R> =>
  Effect.withFiber((fiber) =>
    Effect.provideService(
      use(name, options, (span) =>
        span === undefined ? effect : (Effect.provideService(effect, Tracer.ParentSpan, span) as typeof effect)
      ),
      References.CurrentStackFrame,
      frameOf(name, called, fiber.cache.stackFrame)
    )
  )

// In a function of its own, because fibers and causes keep the frame: it must not keep the arguments of the call.
const frameOf = (
  name: string,
  called: Error | undefined,
  parent: References.StackFrame | undefined
): References.StackFrame => ({
  name,
  // In V8, the first two lines are the name of the error and the function that created it.
  stack: () => called?.stack?.split("\n")[2]?.trim(),
  parent
})

// Effect's `makeSpan` does the same with its own clock and tracer.
const start = (
  fiber: Fiber.Fiber<unknown, unknown>,
  tracer: Tracer.Tracer,
  name: string,
  { attributes, kind = "internal", links = [] }: Options
): Tracer.Span => {
  const parent = propagated(fiber.cache.span)
  const isImportant =
    levels.indexOf(fiber.getRef(Tracer.MinimumTraceLevel)) <= levels.indexOf(fiber.getRef(Tracer.CurrentTraceLevel))
  const span = tracer.span({
    name,
    parent: Option.fromUndefinedOr(parent),
    annotations: Context.empty(),
    links: [...fiber.getRef(References.TracerSpanLinks), ...links],
    startTime: timeOf(fiber),
    kind,
    root: false,
    sampled: parent?.sampled !== false && isImportant
  })
  setAll(span, { ...fiber.getRef(References.TracerSpanAnnotations), ...attributes })
  return span
}

const levels = ["All", "Trace", "Debug", "Info", "Warn", "Error", "Fatal", "None"]

const setAll = (span: Tracer.Span, attributes: Readonly<Record<string, unknown>>): void => {
  for (const [key, value] of Object.entries(attributes)) span.attribute(key, value)
}

const isOpen = (span: Tracer.AnySpan | undefined): span is Tracer.Span =>
  span?._tag === "Span" && span.status._tag !== "Ended"

const timeOf = (fiber: Fiber.Fiber<unknown, unknown>): bigint =>
  fiber.getRef(References.TracerTimingEnabled) ? Clock.of(fiber).currentTimeNanosUnsafe() : BigInt(0)
