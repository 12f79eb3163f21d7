/** Generated atoms and steps that run on a registry, with what can be observed of it. */
import * as Atom from "effect/reactivity/Atom"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"
import { vi } from "vitest"
import { Random } from "../../../differential/Random.ts"

const sources = 4
const derived = 10

export type Step =
  | { readonly _tag: "Set"; readonly atom: number; readonly value: number }
  | { readonly _tag: "Get" | "Listen" | "Mount" | "Leave" | "Refresh"; readonly atom: number }
  | { readonly _tag: "Wait"; readonly milliseconds: number }

/** Generates the steps of a seed. */
export const stepsOf = (seed: number): ReadonlyArray<Step> => {
  const random = new Random(seed)
  return Array.from({ length: 40 }, (): Step => {
    const atom = random.below(sources + derived)
    const value = random.below(5)
    return random.pick<Step>([
      { _tag: "Set", atom, value },
      { _tag: "Set", atom: random.below(sources), value },
      { _tag: "Get", atom },
      { _tag: "Listen", atom },
      { _tag: "Mount", atom },
      { _tag: "Leave", atom },
      { _tag: "Refresh", atom },
      // Effect removes unused values up to half a second later than their time.
      { _tag: "Wait", milliseconds: random.pick([1, 2000]) }
    ])
  })
}

interface Graph {
  readonly atoms: ReadonlyArray<Atom.Atom<number>>
  /** The number of computations of each atom that have started and not ended. */
  readonly running: ReadonlyArray<number>
}

// Atoms of all kinds, each over random earlier ones.
const graph = (seed: number, canFail: boolean): Graph => {
  const random = new Random(seed)
  const atoms: Array<Atom.Atom<number>> = []
  const running: Array<number> = []
  const start = (index: number, get: Atom.AtomContext) => {
    running[index] = (running[index] ?? 0) + 1
    get.addFinalizer(() => (running[index] = (running[index] ?? 0) - 1))
  }
  const lasting = <A extends Atom.Atom<any>>(atom: A): A =>
    random.pick([
      () => atom,
      () => Atom.setIdleTTL(atom, 0),
      () => Atom.setIdleTTL(atom, 100),
      () => Atom.keepAlive(atom),
      () => Atom.setLazy(atom, false)
    ])()
  // The order matters: in a batch, atoms that follow others by a subscription change after the write.
  const write = (context: Atom.WriteContext<number>, one: Atom.Atom<number>, value: number) => {
    context.setSelf(context.get(one) + value)
    const target = atoms.find((atom) => Atom.isWritable(atom))
    if (target !== undefined && Atom.isWritable(target)) context.set(target, value)
  }
  for (let index = 0; index < sources; index++) atoms.push(lasting(Atom.make(index)))
  for (let index = sources; index < sources + derived; index++) {
    const [one, other, third] = [random.pick(atoms), random.pick(atoms), random.pick(atoms)]
    const computed = (compute: (get: Atom.AtomContext) => number) => (get: Atom.AtomContext) => {
      start(index, get)
      return compute(get)
    }
    const kinds: ReadonlyArray<() => Atom.Atom<number>> = [
      () => Atom.readable(computed((get) => get(one) + get(other))),
      () => Atom.readable(computed((get) => (get(one) % 2 === 0 ? get(other) : get(third)))),
      () => Atom.map(one, (value) => value % 3),
      () => Atom.fnSync((value: number, get) => value + get(other), { initialValue: 0 }),
      () =>
        Atom.writable(
          computed((get) => get(one)),
          (context, value: number) => write(context, one, value)
        ),
      () =>
        Atom.transform(one, (get, atom) => {
          start(index, get)
          get.subscribe(atom, (value) => get.setSelf(value + 1))
          return get.once(atom) + 1
        }),
      () =>
        Atom.readable(
          computed((get) => {
            if (canFail && get(one) === 3) throw new Error("Three")
            return get(other)
          })
        )
    ]
    atoms.push(lasting(random.pick(kinds)()))
  }
  return { atoms, running }
}

/** The observations after a step. */
export interface Observed {
  readonly step: Step
  /** The value that was read, or the error that was thrown. */
  readonly result: number | string | undefined
  /** The last value that each listener knows, and the value of its atom. */
  readonly known: ReadonlyArray<readonly [heard: number | string | undefined, value: number | string | undefined]>
  readonly running: ReadonlyArray<number>
}

const attempt = (run: () => number | undefined | void): number | string | undefined => {
  try {
    return run() ?? undefined
  } catch (error) {
    return String(error)
  }
}

/** Runs steps with the atoms of a seed. At the end, nothing uses the atoms any more. */
export const observe = (
  registry: AtomRegistry.AtomRegistry,
  { canFail, seed, steps }: { readonly canFail: boolean; readonly seed: number; readonly steps: ReadonlyArray<Step> }
): ReadonlyArray<Observed> => {
  const { atoms, running } = graph(seed, canFail)
  const listeners: Array<{ readonly atom: Atom.Atom<number>; heard: number | string | undefined }> = []
  const leave: Array<() => void> = []
  const run = (step: Step): number | undefined | void => {
    if (step._tag === "Wait") return void vi.advanceTimersByTime(step.milliseconds)
    const atom = atoms[step.atom]
    if (atom === undefined) return undefined
    switch (step._tag) {
      case "Set":
        return Atom.isWritable(atom) ? registry.set(atom, step.value) : undefined
      case "Get":
        return registry.get(atom)
      case "Refresh":
        return registry.refresh(atom)
      case "Mount":
        return void leave.push(registry.mount(atom))
      case "Listen": {
        const listener = { atom, heard: attempt(() => registry.get(atom)) }
        leave.push(registry.subscribe(atom, (value) => (listener.heard = value)))
        return void listeners.push(listener)
      }
      case "Leave":
        listeners.splice(0)
        for (const one of leave.splice(0)) one()
        return undefined
    }
  }
  const observed = steps.map((step): Observed => {
    const result = attempt(() => run(step))
    const known = listeners.map(({ atom, heard }) => [heard, attempt(() => registry.get(atom))] as const)
    return { step, result, known, running: [...running] }
  })
  for (const one of leave) one()
  vi.advanceTimersByTime(10_000)
  return observed
}
