import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import * as Tracer from "effect/Tracer"
import { makeTracer } from "../../tracer.ts"

/** Runs a program with a tracer. Returns what the tracer recorded, without ids. */
export const record = <A, E>(program: Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const { spans, tracer } = makeTracer()
    const fiber = yield* Effect.forkChild(Effect.provideService(Effect.exit(program), Tracer.Tracer, tracer))
    yield* TestClock.adjust("1 minute")
    const exit = yield* Fiber.join(fiber)
    return {
      exit: shapeOf(exit),
      spans: spans.map(({ attributes, events, kind, links, name, parent, sampled, status }) => ({
        attributes: [...attributes],
        events,
        kind,
        links: links.map(({ attributes, span }) => ({ attributes, of: nameOf(span) })),
        name,
        parent: Option.getOrUndefined(Option.map(parent, nameOf)),
        sampled,
        status: status._tag === "Ended" ? { ...status, exit: shapeOf(status.exit) } : status
      }))
    }
  })

// Each program runs in another fiber. Only functions show the line of their call.
const shapeOf = (exit: Exit.Exit<unknown, unknown>): unknown =>
  JSON.parse(JSON.stringify(exit, (key, value: unknown) => (key === "fiberId" ? undefined : value)))

const nameOf = (span: Tracer.AnySpan) => (span._tag === "Span" ? span.name : span.spanId)
