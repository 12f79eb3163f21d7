import * as Span from "../../../../packages/client/src/transport/internal/Span.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as References from "effect/References"
import * as Scheduler from "effect/Scheduler"
import * as TestClock from "effect/testing/TestClock"
import * as Tracer from "effect/Tracer"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { makeTracer } from "../../../tracer.ts"
import { effects, ours, outside, programs } from "../spanPrograms.ts"
import { record } from "../spans.ts"

describe("spans of the client", () => {
  it.effect.each(Object.entries(programs))("are those of Effect: %s", ([, program]) =>
    Effect.gen(function* () {
      const expected = yield* record(program(effects))
      yield* TestClock.setTime(0)

      assert.deepStrictEqual(yield* record(program(ours)), expected)
    })
  )

  it.effect("are recorded by all of these programs except with a disabled tracer", () =>
    Effect.gen(function* () {
      const counts = yield* Effect.forEach(Object.entries(programs), ([name, program]) =>
        Effect.map(record(program(ours)), ({ spans }) => [name, spans.length] as const)
      )

      assert.deepStrictEqual(
        counts.filter(([, count]) => count === 0).map(([name]) => name),
        ["a disabled tracer"]
      )
    })
  )

  it.effect("do not exist in a program without a tracer", () =>
    Effect.gen(function* () {
      const seen: Array<unknown> = []
      const look = Effect.withFiber((fiber) => Effect.sync(() => void seen.push(fiber.cache.span)))
      const call = Span.fn("call")(() => Span.use("request", {}, (span) => Effect.andThen(look, Effect.succeed(span))))

      const span = yield* Span.withSpan("outer")(call()).pipe(Effect.provideService(Tracer.ParentSpan, outside))

      assert.isUndefined(span)
      assert.deepStrictEqual(seen, [outside])
    })
  )

  it.effect("receive the attributes of a call, which a span of the program never does", () =>
    Effect.gen(function* () {
      const call = Span.withSpan("call")(Span.annotate({ outcome: "SUCCESS" }))
      const { spans } = yield* record(call)
      const disabled = yield* record(Effect.withSpan(Effect.withTracerEnabled(call, false), "program"))
      const program = yield* Effect.makeSpan("program")

      yield* Effect.provideService(call, Tracer.ParentSpan, program)

      assert.deepStrictEqual(spans[0]?.attributes, [["outcome", "SUCCESS"]])
      assert.deepStrictEqual(disabled.spans[0]?.attributes, [])
      assert.deepStrictEqual([...program.attributes], [])
    })
  )

  it.effect("receive nothing after their end, and end once", () =>
    Effect.gen(function* () {
      const ends: Array<bigint> = []
      const tracer = Tracer.make({
        span: (options) => {
          const span = new Tracer.NativeSpan(options)
          const end = span.end.bind(span)
          return Object.assign(span, {
            end: (...args: Parameters<typeof end>) => {
              ends.push(args[0])
              end(...args)
            }
          })
        }
      })
      const call = Span.use("ended early", {}, (span) => {
        span?.end(5n, Exit.void)
        const noted = Effect.as(Span.annotate({ late: true }), span?.attributes.size)
        return span === undefined ? noted : Effect.provideService(noted, Tracer.ParentSpan, span)
      })

      assert.strictEqual(yield* Effect.provideService(call, Tracer.Tracer, tracer), 0)
      assert.deepStrictEqual(ends, [5n])
    })
  )

  it.live("end if their fiber is interrupted at any step", () =>
    Effect.gen(function* () {
      const { spans, tracer } = makeTracer()
      const call = Span.fn("call")(() => Effect.never)
      const calls = [Span.withSpan("within")(Effect.never), Span.use("used", {}, () => Effect.never), call()]

      // With fewer operations before a fiber yields, Effect makes no progress.
      for (let operations = 5; operations < 60; operations++) {
        for (const one of calls) {
          const program = one.pipe(
            Effect.provideService(Tracer.Tracer, tracer),
            Effect.provideService(Scheduler.MaxOpsBeforeYield, operations)
          )
          const fiber = Effect.runFork(program)
          fiber.interruptUnsafe()
          yield* Fiber.await(fiber)
        }
      }

      assert.isAbove(spans.length, 100)
      assert.deepStrictEqual(
        spans.filter(({ status }) => status._tag !== "Ended").map(({ name }) => name),
        []
      )
    })
  )

  it.effect("end if the effect cannot be created", () =>
    Effect.gen(function* () {
      const { exit, spans } = yield* record(
        Span.use("thrown", {}, () => {
          throw new Error("no")
        })
      )

      assert.include(JSON.stringify(exit), "Die")
      assert.deepStrictEqual(
        spans.map(({ status }) => status._tag),
        ["Ended"]
      )
    })
  )
})

const collectGarbage: () => void = (() => {
  setFlagsFromString("--expose-gc")
  return runInNewContext("gc")
})()

describe("the stack frames of calls with spans", () => {
  it.effect("show the line of the call in the trace of a failure", () =>
    Effect.gen(function* () {
      const call = Span.fn("Members.login")(() => Effect.fail("refused"))

      const exit = yield* Effect.exit(call())

      const trace = Exit.isFailure(exit) ? Cause.pretty(exit.cause) : ""
      assert.match(trace, /at Members\.login \(.*Span\.test\.ts:\d+:\d+\)/)
    })
  )

  it.effect("show the name of a span in the trace of a failure", () =>
    Effect.gen(function* () {
      const exit = yield* Effect.exit(Span.withSpan("Account.user")(Effect.fail("refused")))

      assert.include(Exit.isFailure(exit) ? Cause.pretty(exit.cause) : "", "at Account.user")
    })
  )

  it.effect("are recorded without changing the limit of stack traces", () =>
    Effect.gen(function* () {
      const before = Error.stackTraceLimit
      const depths: Array<number> = []

      yield* Span.fn("call")(() => {
        depths.push(Error.stackTraceLimit)
        return Effect.void
      })()

      assert.deepStrictEqual([...depths, Error.stackTraceLimit], [before, before])
    })
  )

  it.live("do not keep the arguments of a call with its failure", () =>
    Effect.gen(function* () {
      const call = Span.fn("call")((secret: object) => Effect.fail(Object.keys(secret)))
      const start = Effect.suspend(() => {
        const secret = { password: "secret" }
        const reference = new WeakRef(secret)
        return Effect.map(Effect.exit(call(secret)), (exit) => [exit, reference] as const)
      })

      const [exit, reference] = yield* start
      for (let round = 0; round < 5; round++) {
        yield* Effect.sleep(1)
        collectGarbage()
      }

      assert.isTrue(Exit.isFailure(exit))
      assert.isUndefined(reference.deref())
    })
  )

  it.effect("keep the frames of the program", () =>
    Effect.gen(function* () {
      const frames: Array<string | undefined> = []
      const look = Effect.withFiber((fiber) =>
        Effect.sync(() => {
          const frame = fiber.getRef(References.CurrentStackFrame)
          frames.push(frame?.name, frame?.parent?.name)
        })
      )

      yield* Effect.withSpan(Span.fn("inner")(() => look)(), "outer")

      assert.deepStrictEqual(frames, ["inner", "outer"])
    })
  )
})
