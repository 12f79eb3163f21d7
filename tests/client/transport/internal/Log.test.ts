import { CurrentLoggers, logError, logWarning } from "../../../../packages/client/src/transport/internal/Log.ts"
import { assert, it } from "@effect/vitest"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as References from "effect/References"
import * as Tracer from "effect/Tracer"
import { makeTracer } from "../../../tracer.ts"

it("reads the loggers of the program by the key of Effect's reference", () => {
  assert.strictEqual(CurrentLoggers.key, Logger.CurrentLoggers.key)
})

it.effect("passes a warning to the loggers of the program, as Effect.logWarning does", () =>
  Effect.gen(function* () {
    const logged: Array<unknown> = []
    const logger = Logger.make(({ cause, date, fiber, logLevel, message }) => {
      logged.push({ cause, date: date.getTime(), fiber: fiber.id, logLevel, message })
    })
    const layer = Logger.layer([logger])

    yield* logWarning("first").pipe(Effect.andThen(Effect.logWarning("first")), Effect.provide(layer))

    assert.strictEqual(logged.length, 2)
    assert.deepStrictEqual(logged[0], logged[1])
  })
)

it.effect("passes an error and its values to the loggers of the program, as Effect.logError does", () =>
  Effect.gen(function* () {
    const logged: Array<unknown> = []
    const logger = Logger.make(({ logLevel, message }) => void logged.push({ logLevel, message }))
    const cause = new Error("thrown")

    yield* logError("first", cause).pipe(
      Effect.andThen(Effect.logError("first", cause)),
      Effect.provide(Logger.layer([logger]))
    )

    assert.deepStrictEqual(logged[0], { logLevel: "Error", message: ["first", cause] })
    assert.deepStrictEqual(logged[0], logged[1])
  })
)

it.effect.each(["Fatal", "None"] as const)("logs no error if the minimum level is %s", (level) =>
  Effect.gen(function* () {
    const logged: Array<unknown> = []
    const logger = Logger.make(({ message }) => void logged.push(message))

    yield* logError("quiet").pipe(
      Effect.provide(Logger.layer([logger])),
      Effect.provideService(References.MinimumLogLevel, level)
    )
    yield* logError("loud").pipe(
      Effect.provide(Logger.layer([logger])),
      Effect.provideService(References.MinimumLogLevel, "Error")
    )

    assert.deepStrictEqual(logged, [["loud"]])
  })
)

it.effect("writes a warning to the console if the program has no loggers", () =>
  Effect.gen(function* () {
    const written: Array<unknown> = []
    const console = { ...globalThis.console, log: (...line: ReadonlyArray<unknown>) => void written.push(line) }

    yield* Effect.provideService(logWarning("only line"), Console.Console, console)

    const fiber = yield* Effect.withFiber(({ id }) => Effect.succeed(id))
    assert.deepStrictEqual(written, [[`[1970-01-01T00:00:00.000Z] WARN (#${fiber}):`, "only line"]])
  })
)

it.effect.each(["Error", "Fatal", "None"] as const)("logs no warning if the minimum level is %s", (level) =>
  Effect.gen(function* () {
    const logged: Array<unknown> = []
    const logger = Logger.make(({ message }) => void logged.push(message))

    yield* logWarning("quiet").pipe(
      Effect.provide(Logger.layer([logger])),
      Effect.provideService(References.MinimumLogLevel, level)
    )

    assert.deepStrictEqual(logged, [])
  })
)

it.effect("adds the event of Effect's default loggers to the current span", () =>
  Effect.gen(function* () {
    const { spans, tracer } = makeTracer()
    const console = { ...globalThis.console, log: () => undefined }

    yield* Effect.all([
      Effect.withSpan(logWarning("seen"), "own"),
      Effect.withSpan(Effect.logWarning("seen"), "effect")
    ]).pipe(Effect.provideService(Console.Console, console), Effect.provideService(Tracer.Tracer, tracer))

    assert.strictEqual(spans[0]?.events.length, 1)
    assert.deepStrictEqual(spans[0]?.events, spans[1]?.events)
  })
)
