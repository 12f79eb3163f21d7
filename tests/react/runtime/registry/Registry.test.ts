import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"
import * as Stream from "effect/Stream"
import * as AtomRegistry from "effect/reactivity/AtomRegistry"
import { afterEach, assert, beforeEach, describe, expect, it, vi } from "vitest"
import { makeRegistry } from "../../../../packages/react/src/runtime/registry/Registry.ts"
import { isThorough } from "../../../thorough.ts"
import { observe, stepsOf } from "./generated.ts"

afterEach(() => vi.useRealTimers())

describe("a change", () => {
  it("computes an atom once, although it depends on the changed one in several ways", () => {
    const registry = makeRegistry()
    const count = Atom.make(1)
    const double = Atom.map(count, (value) => value * 2)
    const triple = Atom.map(count, (value) => value * 3)
    const seen: Array<number> = []
    const sum = Atom.readable((get) => get(double) + get(triple))
    registry.subscribe(sum, (value) => seen.push(value), { immediate: true })

    registry.set(count, 2)

    assert.deepStrictEqual(seen, [5, 10])
  })

  it("informs listeners once of all that a write function changes", () => {
    const registry = makeRegistry()
    const first = Atom.make("")
    const last = Atom.make("")
    const name = Atom.writable<string, readonly [string, string]>(
      (get) => `${get(first)} ${get(last)}`,
      (context, [one, other]) => {
        context.set(first, one)
        context.set(last, other)
      }
    )
    const seen: Array<string> = []
    registry.subscribe(name, (value) => seen.push(value), { immediate: true })

    registry.set(name, ["Jane", "Austen"])

    assert.deepStrictEqual(seen, [" ", "Jane Austen"])
  })

  it("lets a write function read what it has changed", () => {
    const registry = makeRegistry()
    const count = Atom.make(1)
    const next = Atom.map(count, (value) => value + 1)
    const copy = Atom.writable<number, number>(
      () => 0,
      (context, value) => {
        context.set(count, value)
        context.setSelf(context.get(next))
      }
    )
    registry.mount(next)

    registry.set(copy, 10)

    assert.strictEqual(registry.get(copy), 11)
  })

  it("is complete when a listener that makes it continues", () => {
    const registry = makeRegistry()
    const count = Atom.make(0)
    const copy = Atom.writable<number, number>(
      (get) => {
        get.subscribe(count, (value) => get.setSelf(value))
        return get.once(count)
      },
      (context, value) => context.set(count, value)
    )
    const trigger = Atom.make(0)
    registry.mount(copy)
    let read: number | undefined
    registry.subscribe(trigger, () => {
      registry.set(copy, 5)
      read = registry.get(copy)
    })

    registry.set(trigger, 1)

    assert.strictEqual(read, 5)
  })

  it("informs the other listeners and throws, if one throws", () => {
    const registry = makeRegistry()
    const count = Atom.make(0)
    const seen: Array<number> = []
    registry.subscribe(count, () => {
      throw new Error("no")
    })
    registry.subscribe(count, (value) => seen.push(value))

    assert.throws(() => registry.set(count, 1), "no")
    registry.set(Atom.make(0), 1)

    assert.deepStrictEqual(seen, [1])
  })

  it("fails instead of looping, if an atom changes what it reads", () => {
    const registry = makeRegistry()
    const count = Atom.make(0)
    const looping = Atom.withLabel(
      Atom.readable((get) => {
        get.set(count, get(count) + 1)
        return 0
      }),
      "looping"
    )

    assert.throws(() => registry.get(looping), "The atom changes what it reads: looping")
  })
})

describe("the effect of an atom", () => {
  it("starts once for each argument, is interrupted by the next one, and when nothing uses the atom", async () => {
    const registry = makeRegistry()
    const log: Array<string> = []
    const work = Atom.setIdleTTL(
      Atom.fn((name: string) => {
        log.push(`start ${name}`)
        return Effect.onInterrupt(Effect.never, () => Effect.sync(() => log.push(`interrupt ${name}`)))
      }),
      0
    )
    const unmount = registry.mount(work)

    registry.set(work, "a")
    registry.set(work, "b")
    unmount()
    await vi.waitFor(() => assert.lengthOf(log, 4))

    assert.deepStrictEqual(log, ["start a", "interrupt a", "start b", "interrupt b"])
  })

  it("reads results, options and streams of other atoms", async () => {
    const registry = makeRegistry()
    const result = Atom.make<AsyncResult.AsyncResult<number>>(AsyncResult.initial())
    const option = Atom.make(Option.none<number>())
    const all = Atom.make((get) =>
      Effect.all({
        result: get.resultOnce(result),
        option: get.someOnce(option),
        stream: Stream.runCollect(Stream.take(get.streamResult(result), 1))
      })
    )
    registry.mount(all)
    registry.set(option, Option.some(2))
    registry.set(result, AsyncResult.success(1))

    await vi.waitFor(() => assert.isTrue(AsyncResult.isSuccess(registry.get(all))))
    const read = registry.get(all)
    assert.deepStrictEqual(AsyncResult.isSuccess(read) ? read.value : undefined, { result: 1, option: 2, stream: [1] })
  })

  it("waits until a result is there, and fails with its failure", async () => {
    const registry = makeRegistry()
    const source = Atom.make<AsyncResult.AsyncResult<number, string>>(AsyncResult.initial())
    const dependent = Atom.make((get) => get.result(source))
    registry.mount(dependent)
    assert.isTrue(AsyncResult.isInitial(registry.get(dependent)))

    registry.set(source, AsyncResult.fail("no"))

    const read = registry.get(dependent)
    assert.deepStrictEqual(AsyncResult.toExit(read), Exit.fail("no"))
  })
})

describe("the value of an atom that nothing uses", () => {
  it("is kept for its time, and an atom that only it used is not kept longer", () => {
    vi.useFakeTimers()
    const registry = makeRegistry({ idleTTL: 400 })
    const count = Atom.make(0)
    const next = Atom.readable((get) => get(count) + 1)
    registry.mount(next)()
    registry.set(count, 5)

    vi.advanceTimersByTime(399)
    assert.strictEqual(registry.get(next), 6)
    vi.advanceTimersByTime(399)
    assert.strictEqual(registry.getNodes().size, 2)
    vi.advanceTimersByTime(2)

    assert.strictEqual(registry.getNodes().size, 0)
  })

  it("is not removed while the atom is kept alive, and is removed by a reset", () => {
    vi.useFakeTimers()
    const registry = makeRegistry()
    const kept = Atom.keepAlive(Atom.make(0))
    let ended = 0
    const derived = Atom.keepAlive(
      Atom.readable((get) => {
        get.addFinalizer(() => ended++)
        return get(kept)
      })
    )
    registry.set(kept, 1)
    registry.get(derived)

    vi.advanceTimersByTime(10_000)
    assert.deepStrictEqual([registry.get(derived), ended], [1, 0])
    registry.reset()

    assert.deepStrictEqual([registry.get(kept), ended], [0, 1])
  })
})

describe("a registry that is disposed", () => {
  it("creates no more values", () => {
    const registry = makeRegistry()
    registry.dispose()

    assert.throws(() => registry.get(Atom.make(0)), "The registry is disposed.")
  })
})

const seeds = Array.from({ length: isThorough ? 3000 : 300 }, (_, seed) => seed)

describe("generated atoms and steps", () => {
  beforeEach(() => vi.useFakeTimers())

  it("have the same values as in Effect's registry", () => {
    for (const seed of seeds) {
      const program = { canFail: false, seed, steps: stepsOf(seed) }
      const ours = observe(makeRegistry({ idleTTL: 400 }), program)
      const theirs = observe(AtomRegistry.make({ defaultIdleTTL: 400 }), program)
      const values = (all: typeof ours) =>
        all.map(({ known, result, step }) => [step, result, known.map(([, value]) => value)])
      expect(values(ours), `seed ${seed}`).toStrictEqual(values(theirs))
    }
  })

  const missed = (registry: () => AtomRegistry.AtomRegistry, canFail: boolean) =>
    seeds.flatMap((seed) =>
      observe(registry(), { canFail, seed, steps: stepsOf(seed) })
        .filter(({ known }) => known.some(([heard, value]) => typeof value === "number" && heard !== value))
        .map(({ step }) => ({ seed, step }))
    )

  it("inform each listener of the latest value", () => {
    expect(missed(() => makeRegistry({ idleTTL: 400 }), false)).toStrictEqual([])
  })

  it("inform listeners of atoms that can fail as Effect's registry does", () => {
    expect(missed(() => makeRegistry({ idleTTL: 400 }), true)).toStrictEqual(
      missed(() => AtomRegistry.make({ defaultIdleTTL: 400 }), true)
    )
  })

  it.each([false, true])("have at most one running computation per atom, if some atoms can fail: %s", (canFail) => {
    const abandoned = seeds.flatMap((seed) =>
      observe(makeRegistry({ idleTTL: 400 }), { canFail, seed, steps: stepsOf(seed) })
        .filter(({ running }) => running.some((count) => count > 1))
        .map(({ step }) => ({ seed, step }))
    )
    expect(abandoned).toStrictEqual([])
  })
})
