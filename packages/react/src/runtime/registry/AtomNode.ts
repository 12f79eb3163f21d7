/**
 * The value of an atom in a registry: the atoms that it was computed from, those that are computed from it, and its
 * listeners.
 *
 * @since 0.1.0
 */
import * as Option from "effect/Option"
import type * as Atom from "effect/reactivity/Atom"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"
import { type Build, type Computed, startBuild } from "./Build.ts"

type State = "uninitialized" | "stale" | "valid" | "removed"

// A computation that changes what it reads starts again each time. The limit turns an endless loop into an error.
const maximumBuilds = 100

/** The registry of a node. */
export interface NodeRegistry extends AtomRegistry.AtomRegistry {
  /** The observed nodes to compute again within the running change. */
  readonly stale: Set<AtomNode<any>>
  /** The nodes whose listeners are informed at the end of the running change. */
  readonly changed: Set<AtomNode<any>>
  /** Runs a change, and then computes again what it affects and informs listeners. */
  readonly commit: (change: () => unknown) => void
  readonly ensureNode: <A>(atom: Atom.Atom<A>) => AtomNode<A>
  /** Removes a node that nothing uses, at once or when its time is over. */
  readonly release: (node: AtomNode<any>) => void
  /** Runs all steps, then throws the first error. */
  readonly runAll: (steps: ReadonlyArray<() => void>) => void
}

/** The node of an atom. Its registry creates it when the atom is first used, and removes it when nothing uses it. */
export class AtomNode<A> implements AtomRegistry.Node<A>, Computed<A> {
  readonly parents = new Set<AtomNode<any>>()
  readonly children = new Set<AtomNode<any>>()
  readonly listeners = new Set<() => void>()
  readonly writeContext: Atom.WriteContext<A>
  readonly registry: NodeRegistry
  readonly atom: Atom.Atom<A>
  #state: State = "uninitialized"
  #value: A | undefined
  #build: Build<A> | undefined
  #observers: number
  /** Whether the last computation failed. The next value reaches dependents that failed with it, even if it is equal. */
  #failed = false
  /** Whether the next computation keeps the value that `setInitialValue` set. */
  #keepsInitial = false
  /** Whether the write function of the atom has requested a computation, even if nothing observes the atom. */
  #isRequested = false

  constructor(registry: NodeRegistry, atom: Atom.Atom<A>) {
    this.registry = registry
    this.atom = atom
    this.#observers = atom.lazy ? 0 : 1
    this.writeContext = {
      get: registry.get,
      set: registry.set,
      setSelf: (value) => this.setValue(value),
      refreshSelf: () => {
        this.#isRequested = true
        this.invalidate()
      }
    }
  }

  currentState(): State {
    return this.#state
  }

  get canBeRemoved(): boolean {
    return !this.atom.keepAlive && this.listeners.size === 0 && this.children.size === 0 && this.#state !== "removed"
  }

  /** Returns the value, which is computed first if something that it depends on has changed. */
  value(): A {
    for (let builds = 0; this.isStale; builds++) {
      if (builds === maximumBuilds)
        throw new Error(`The atom changes what it reads: ${this.atom.label?.[0] ?? "no label"}`)
      this.#run()
    }
    return this.#value as A
  }

  /** Returns the value of the last computation, if there was one. */
  valueOption(): Option.Option<A> {
    return this.#state === "uninitialized" ? Option.none() : Option.some(this.#value as A)
  }

  /** The value of the last computation. */
  current(): A {
    return this.#value as A
  }

  get isStale(): boolean {
    return this.#state === "uninitialized" || this.#state === "stale"
  }

  /** Sets the value that the atom has instead of its first computed value, which still determines what it depends on. */
  setInitialValue(value: A): void {
    if (this.#state !== "uninitialized") return this.setValue(value)
    this.#keepsInitial = true
    this.#state = "stale"
    this.#value = value
    this.registry.commit(() => this.registry.changed.add(this))
  }

  /** Sets the value, and informs dependents and listeners if it is another one. */
  setValue(value: A): void {
    if (this.#state === "removed") return
    const isEqual = this.#state !== "uninitialized" && this.atom.equals(this.#value as A, value)
    const hasRecovered = this.#failed
    this.#state = "valid"
    this.#failed = false
    if (isEqual && !hasRecovered) return
    this.registry.commit(() => {
      if (!isEqual) {
        this.#value = value
        this.registry.changed.add(this)
      }
      this.#invalidateChildren()
    })
  }

  /** Marks the value as stale. It is computed again at once if something observes it, and otherwise when it is read. */
  invalidate(parent?: AtomNode<any>): void {
    this.registry.commit(() => {
      if (this.#build?.reads !== undefined) {
        // A running computation is only affected by what it has read.
        if (parent === undefined || this.#build.reads.has(parent)) this.#endBuild()
      } else if (this.#state === "valid") {
        this.#state = "stale"
        this.#endBuild()
        if (this.#isNeeded) this.registry.stale.add(this)
        else this.#invalidateChildren()
      } else if (this.isStale && this.#isNeeded && parent?.isStale !== true) {
        // Its last computation failed. A parent that has a value again can change that.
        this.registry.stale.add(this)
      }
    })
  }

  /** Computes a stale value again. If nothing observes it any more, its dependents become stale instead. */
  update(): void {
    if (!this.isStale) return
    if (this.#isNeeded) this.value()
    else this.#invalidateChildren()
  }

  /** Reads another atom, which this one depends on from then on. */
  read<B>(atom: Atom.Atom<B>, build: Pick<Build<A>, "reads">): B {
    const parent = this.registry.ensureNode(atom)
    // The dependency exists even if the other atom fails, so that its recovery is noticed.
    if (!this.parents.has(parent)) this.#link(parent)
    try {
      return parent.value()
    } finally {
      build.reads?.add(parent)
    }
  }

  subscribe(listener: () => void): () => void {
    if (this.listeners.size === 0) this.#observe(1)
    this.listeners.add(listener)
    return () => {
      if (this.listeners.delete(listener) && this.listeners.size === 0) this.#observe(-1)
    }
  }

  /** Ends the computation, and releases the atoms that it depends on. */
  remove(): void {
    this.#state = "removed"
    if (this.listeners.size > 0) this.#observe(-1)
    this.listeners.clear()
    this.registry.commit(() => {
      this.#endBuild()
      for (const parent of this.parents) {
        this.#unlink(parent)
        this.registry.release(parent)
      }
    })
  }

  get #isNeeded(): boolean {
    return this.#observers > 0 || this.#isRequested
  }

  #run(): void {
    const previous = this.#build
    const build = startBuild(this)
    this.#build = build
    this.#isRequested = false
    previous?.end()
    let value: A
    let isFailed = true
    try {
      value = this.atom.read(build)
      isFailed = false
    } finally {
      const reads = build.reads
      build.reads = undefined
      if (this.#build === build) {
        this.#unlinkUnread(reads)
        if (isFailed) {
          this.#failed = true
          this.registry.commit(() => this.#invalidateChildren())
        }
      }
    }
    // The computation was superseded, or has set its own value.
    if (this.#build !== build || !this.isStale) return
    if (this.#keepsInitial) {
      this.#keepsInitial = false
      this.#state = "valid"
    } else {
      this.setValue(value)
    }
  }

  #endBuild(): void {
    const build = this.#build
    this.#build = undefined
    build?.end()
  }

  #invalidateChildren(): void {
    for (const child of this.children) child.invalidate(this)
  }

  #link(parent: AtomNode<any>): void {
    this.parents.add(parent)
    parent.children.add(this)
    if (this.#observers > 0) parent.#observe(1)
  }

  #unlink(parent: AtomNode<any>): void {
    this.parents.delete(parent)
    parent.children.delete(this)
    if (this.#observers > 0) parent.#observe(-1)
  }

  #unlinkUnread(reads: ReadonlySet<unknown> | undefined): void {
    for (const parent of this.parents) {
      if (reads?.has(parent) === true) continue
      this.#unlink(parent)
      // Later, because the atom may read it again soon.
      this.registry.scheduleNodeRemoval(parent)
    }
  }

  // The count spares walking the dependents on every change.
  #observe(change: 1 | -1): void {
    const before = this.#observers > 0
    this.#observers += change
    if (before === this.#observers > 0) return
    for (const parent of this.parents) parent.#observe(change)
  }
}
