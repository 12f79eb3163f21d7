/**
 * The registry of a page: the values of its atoms, and the timers after which unused values are removed.
 *
 * Effect's own registry restores serialized atoms with `Schema`, which would add more than 10 kB to every page
 * (`docs/decisions/0119-a-registry-of-atoms-without-schema.md`). `tests/react/runtime/registry` compares the two.
 *
 * @since 0.1.0
 */
import type * as Atom from "effect/reactivity/Atom"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"
import * as Scheduler from "effect/Scheduler"
import { AtomNode, type NodeRegistry } from "./AtomNode.ts"

// The constants are not imported, because the modules that declare them import `Schema`.
const typeId: AtomRegistry.TypeId = "~effect/reactivity/AtomRegistry"
const serializableTypeId: Atom.SerializableTypeId = "~effect-atom/atom/Atom/Serializable"

export interface RegistryOptions {
  /** The milliseconds for which the value of an unused atom is kept if the atom does not specify them. Default: 0. */
  readonly idleTTL?: number
  readonly initialValues?: Iterable<readonly [Atom.Atom<any>, unknown]>
}

/** Creates a registry. */
export const makeRegistry = (options: RegistryOptions = {}): Registry => new Registry(options)

/** The registry. It has the interface of Effect's, with what its nodes need. */
export class Registry implements NodeRegistry {
  readonly [typeId] = typeId
  readonly scheduler = new Scheduler.MixedScheduler("sync")
  readonly schedulerAsync = new Scheduler.MixedScheduler("async")
  readonly preloadedSerializable = new Map<string, unknown>()
  readonly stale = new Set<AtomNode<any>>()
  readonly changed = new Set<AtomNode<any>>()
  readonly #nodes = new Map<Atom.Atom<any> | string, AtomNode<any>>()
  readonly #timers = new Map<AtomNode<any>, ReturnType<typeof setTimeout>>()
  readonly #afterwards = this.schedulerAsync.makeDispatcher()
  readonly #idleTTL: number
  #isChanging = false
  #errors: Array<unknown> = []
  #isDisposed = false
  // How long the node that is being removed was kept. It counts for the atoms that only this one depended on.
  #elapsed = 0

  constructor({ idleTTL = 0, initialValues = [] }: RegistryOptions) {
    this.#idleTTL = idleTTL
    for (const [atom, value] of initialValues) this.ensureNode(atom.initialValueTarget ?? atom).setInitialValue(value)
  }

  readonly getNodes = (): ReadonlyMap<Atom.Atom<any> | string, AtomNode<any>> => this.#nodes

  /** Returns the node of an atom. A node that nothing uses afterwards is removed again. */
  readonly ensureNode = <A>(atom: Atom.Atom<A>): AtomNode<A> => {
    const key = keyOf(atom)
    const found = this.#nodes.get(key)
    if (found !== undefined) {
      if (this.#stopTimer(found)) this.scheduleNodeRemoval(found)
      return found
    }
    if (this.#isDisposed) throw new Error("The registry is disposed.")
    const node = new AtomNode(this, typeof key === "string" ? atom : key)
    this.#nodes.set(key, node)
    this.scheduleNodeRemoval(node)
    return node
  }

  readonly get = <A>(atom: Atom.Atom<A>): A => {
    const node = this.ensureNode(atom)
    // Within a change, what it has affected so far is computed first.
    if (this.#isChanging) this.#settle()
    else if (node.isStale) this.commit(() => node.value())
    return node.value()
  }

  readonly set = <R, W>(atom: Atom.Writable<R, W>, value: W): void => {
    const node = this.ensureNode(atom)
    this.commit(() => atom.write(node.writeContext, value))
  }

  readonly modify = <R, W, A>(atom: Atom.Writable<R, W>, f: (value: R) => [returnValue: A, nextValue: W]): A => {
    const [result, next] = f(this.get(atom))
    this.set(atom, next)
    return result
  }

  readonly update = <R, W>(atom: Atom.Writable<R, W>, f: (value: R) => W): void => this.set(atom, f(this.get(atom)))

  readonly refresh = <A>(atom: Atom.Atom<A>): void => {
    if (atom.refresh === undefined) this.ensureNode(atom).invalidate()
    else this.commit(() => atom.refresh?.(this.refresh))
  }

  readonly subscribe = <A>(
    atom: Atom.Atom<A>,
    listener: (value: A) => void,
    options?: { readonly immediate?: boolean }
  ): (() => void) => {
    const node = this.ensureNode(atom)
    if (options?.immediate === true) listener(this.get(atom))
    // Only a node with a current value notices the next change.
    else if (node.currentState() === "stale") this.get(atom)
    const unsubscribe = node.subscribe(() => listener(node.current()))
    return () => {
      unsubscribe()
      if (node.canBeRemoved) this.scheduleNodeRemoval(node)
    }
  }

  readonly mount = <A>(atom: Atom.Atom<A>): (() => void) => this.subscribe(atom, () => undefined, { immediate: true })

  readonly setSerializable = (): void => {
    throw new Error("ClientProvider does not restore atoms. HydratedClientProvider restores the responses of a page.")
  }

  /**
   * Runs a change. After the outermost one, the observed nodes that were affected are computed again, and then listeners
   * are informed.
   */
  readonly commit = (change: () => unknown): void => {
    if (this.#isChanging) return void change()
    const outer = this.#errors
    const errors: Array<unknown> = []
    this.#errors = errors
    this.#isChanging = true
    this.#attempt(change)
    this.#settle()
    this.#isChanging = false
    // A listener's own changes are complete when they return. They inform the rest of these listeners too.
    for (const node of this.changed) {
      this.changed.delete(node)
      for (const listener of node.listeners) this.#attempt(listener)
    }
    this.#errors = outer
    if (errors.length > 0) throw errors[0]
  }

  readonly runAll = (steps: ReadonlyArray<() => void>): void =>
    this.commit(() => {
      for (const step of steps) this.#attempt(step)
    })

  readonly scheduleNodeRemoval = (node: AtomNode<any>): void =>
    this.#afterwards.scheduleTask(() => this.release(node), 0)

  readonly release = (node: AtomNode<any>): void => {
    if (!node.canBeRemoved || this.#timers.has(node)) return
    const kept = node.atom.idleTTL ?? this.#idleTTL
    const rest = kept - this.#elapsed
    if (rest <= 0) return this.#remove(node)
    const end = (): void => {
      this.#timers.delete(node)
      if (!node.canBeRemoved) return
      this.#elapsed = kept
      try {
        this.#remove(node)
      } finally {
        this.#elapsed = 0
      }
    }
    this.#timers.set(node, setTimeout(end, rest))
  }

  readonly reset = (): void => {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    const nodes = [...this.#nodes.values()]
    this.#nodes.clear()
    this.runAll(nodes.map((node) => () => node.remove()))
  }

  readonly dispose = (): void => {
    this.#isDisposed = true
    this.reset()
  }

  #remove(node: AtomNode<any>): void {
    this.#nodes.delete(keyOf(node.atom))
    node.remove()
  }

  #stopTimer(node: AtomNode<any>): boolean {
    clearTimeout(this.#timers.get(node))
    return this.#timers.delete(node)
  }

  // A set also visits what is added to it in the meantime.
  #settle(): void {
    for (const node of this.stale) {
      this.stale.delete(node)
      this.#attempt(() => node.update())
    }
  }

  #attempt(run: () => unknown): void {
    try {
      run()
    } catch (error) {
      this.#errors.push(error)
    }
  }
}

const shared = new WeakMap<Atom.Atom<any>, Atom.Atom<any>>()

/** Makes an atom share the node of another one in all registries. */
export const share = <A>(atom: Atom.Atom<A>, nodeOf: Atom.Atom<A>): void => void shared.set(atom, nodeOf)

// Serializable atoms with the same key are the same atom.
const keyOf = (atom: Atom.Atom<any>): Atom.Atom<any> | string =>
  isSerializable(atom) ? atom[serializableTypeId].key : (shared.get(atom) ?? atom)

const isSerializable = (atom: Atom.Atom<any>): atom is Atom.Atom<any> & Atom.Serializable<any> =>
  serializableTypeId in atom
