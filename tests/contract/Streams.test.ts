import * as Streams from "@portico/contract/Streams"
import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Channel from "effect/Channel"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Stream from "effect/Stream"

/** Creates a stream of batches that records when a run begins and ends. */
const batches = (values: ReadonlyArray<readonly [number, ...Array<number>]>) => {
  const events: Array<string> = []
  const stream = Streams.fromPull(
    Effect.gen(function* () {
      yield* Effect.acquireRelease(
        Effect.sync(() => events.push("begin")),
        () => Effect.sync(() => events.push("end"))
      )
      let index = 0
      return Effect.suspend(() => {
        const batch = values[index++]
        return batch === undefined ? Cause.done() : Effect.succeed(batch)
      })
    })
  )
  return { events, stream }
}

const namesOf = (value: object): ReadonlyArray<PropertyKey> => {
  const prototype: object = Object.getPrototypeOf(value)
  return [...Reflect.ownKeys(value), ...Reflect.ownKeys(prototype)].filter((name) => name !== "constructor")
}

describe("fromPull", () => {
  it("creates the same objects as Effect", () => {
    const ours = Streams.fromPull(Effect.never)
    const theirs = Stream.fromPull(Effect.never)

    assert.isTrue(Stream.isStream(ours))
    assert.isTrue(Channel.isChannel(ours.channel))
    assert.sameMembers([...namesOf(ours)], [...namesOf(theirs)])
    assert.sameMembers([...namesOf(ours.channel)], [...namesOf(theirs.channel)])
  })

  it.effect("creates a stream that the operators of Effect accept", () =>
    Effect.gen(function* () {
      const { events, stream } = batches([[1, 2], [3]])

      const doubled = yield* stream.pipe(
        Stream.map((value) => value * 2),
        Stream.concat(Stream.make(9)),
        Stream.runCollect
      )
      const first = yield* Stream.runHead(Stream.merge(stream, Stream.never))

      assert.deepStrictEqual(doubled, [2, 4, 6, 9])
      assert.deepStrictEqual(first._tag === "Some" && first.value, 1)
      assert.deepStrictEqual(events, ["begin", "end", "begin", "end"])
    })
  )

  it.effect("creates a stream that fails with the defect of its effect", () =>
    Effect.gen(function* () {
      const exit = yield* Effect.exit(
        Stream.runDrain(Streams.fromPull<never, never, never, never, never>(Effect.die("broken")))
      )

      assert.deepStrictEqual(exit, Exit.die("broken"))
    })
  )
})

it.effect("empty ends without values", () =>
  Effect.gen(function* () {
    assert.deepStrictEqual(yield* Stream.runCollect(Streams.empty), [])
  })
)

describe("runForEach", () => {
  const collect = <E>(stream: Stream.Stream<number, E>) => {
    const seen: Array<number> = []
    return Effect.map(
      Effect.exit(Streams.runForEach(stream, (value) => Effect.sync(() => void seen.push(value)))),
      (exit) => ({ exit, seen })
    )
  }

  it.effect.each([
    ["of its own", () => batches([[1, 2], [3]]).stream],
    ["of Effect", () => Stream.fromArrays([1, 2], [3])],
    ["of Effect with an operator", () => Stream.map(Stream.range(0, 2), (value) => value + 1)]
  ] as const)("runs the effect for each value of a stream %s in order", ([, stream]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* collect(stream()), { exit: Exit.void, seen: [1, 2, 3] })
    })
  )

  it.effect.each([
    ["the failure", Stream.fail("lost"), Exit.fail("lost")],
    ["the defect", Stream.die("broken"), Exit.die("broken")]
  ] as const)("ends with %s of the stream, after its values", ([, end, expected]) =>
    Effect.gen(function* () {
      const { exit, seen } = yield* collect(Stream.concat(Stream.make(1), end))

      assert.deepStrictEqual(exit, expected)
      assert.deepStrictEqual(seen, [1])
    })
  )

  it.effect("fails with the failure of the effect, and closes the scope of the run", () =>
    Effect.gen(function* () {
      const { events, stream } = batches([[1, 2]])

      const exit = yield* Effect.exit(Streams.runForEach(stream, (value) => Effect.fail(value)))

      assert.deepStrictEqual(exit, Exit.fail(1))
      assert.deepStrictEqual(events, ["begin", "end"])
    })
  )

  it.effect("closes the scope when it is interrupted", () =>
    Effect.gen(function* () {
      const { events, stream } = batches([[1]])

      const fiber = yield* Effect.forkChild(
        Streams.runForEach(stream, () => Effect.never),
        { startImmediately: true }
      )
      yield* Fiber.interrupt(fiber)

      assert.deepStrictEqual(events, ["begin", "end"])
    })
  )
})
