/**
 * Creates the atoms of the kit. They are Effect's atoms, as its module `Atom` creates them. That module imports
 * `AtomRegistry`, whose class esbuild and webpack cannot remove, and with it all of `Schema`.
 *
 * @since 0.1.0
 */
import * as MutableHashMap from "effect/MutableHashMap"
import * as Option from "effect/Option"
import * as Pipeable from "effect/Pipeable"
import * as AsyncResult from "./AsyncResult.ts"
import type * as EffectAtom from "effect/reactivity/Atom"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"

export type Atom<A> = EffectAtom.Atom<A>
export type Writable<R, W = R> = EffectAtom.Writable<R, W>
export type AtomContext = EffectAtom.AtomContext
export type WriteContext<A> = EffectAtom.WriteContext<A>

type Read<A> = (get: AtomContext) => A
type Write<R, W> = (context: WriteContext<R>, value: W) => void
type Refresh = (refresh: <A>(atom: Atom<A>) => void) => void

/** An atom whose properties can be set. */
type Open<A> = { -readonly [Name in keyof A]: A[Name] }

const typeId: EffectAtom.TypeId = "~effect/reactivity/Atom"
const writableTypeId: EffectAtom.WritableTypeId = "~effect/reactivity/Atom/Writable"
const serverValueTypeId: typeof EffectAtom.ServerValueTypeId = "~effect-atom/atom/Atom/ServerValue"

/** The properties that all atoms inherit. */
export const prototype = {
  ...Pipeable.Prototype,
  [typeId]: typeId,
  equals: Object.is,
  toJSON(this: Atom<unknown>) {
    return { _id: "Atom", keepAlive: this.keepAlive, lazy: this.lazy, label: this.label }
  }
}

const writablePrototype = { ...prototype, [writableTypeId]: writableTypeId }

/** Creates an atom that computes its value. */
export const readable = <A>(read: Read<A>, refresh?: Refresh): Atom<A> =>
  Object.assign(Object.create(prototype), { keepAlive: false, lazy: true, read, refresh })

/** Creates an atom that computes its value and that can be written. */
export const writable = <R, W>(read: Read<R>, write: Write<R, W>, refresh?: Refresh): Writable<R, W> =>
  Object.assign(Object.create(writablePrototype), { keepAlive: false, lazy: true, read, write, refresh })

/** Creates an atom that contains a value. */
export const make = <A>(value: A): Writable<A> =>
  writable(
    () => value,
    (context, next: A) => context.setSelf(next)
  )

const change = <A extends Atom<any>>(self: A, changes: Partial<Open<Atom<unknown>>>): A =>
  Object.assign(Object.create(Object.getPrototypeOf(self)), { ...self, ...changes })

/** Keeps the value of an atom while nothing uses it. */
export const keepAlive = <A extends Atom<any>>(self: A): A => change(self, { keepAlive: true })

/** Removes the value of an atom after it has not been used for a time in milliseconds. */
export const setIdleTTL = <A extends Atom<any>>(self: A, idleTTL: number): A =>
  change(self, { keepAlive: false, idleTTL })

/** Creates an atom whose value is computed from another one. Refreshing or writing it refreshes or writes the other one. */
export const transform = <A, B>(self: Atom<A>, read: (get: AtomContext) => B): Atom<B> => {
  const refresh: Refresh = self.refresh ?? ((refresh) => refresh(self))
  if (!isWritable(self)) return setIdleTTL(readable(read, refresh), 0)
  return setIdleTTL(
    writable(read, (context, value) => context.set(self, value), refresh),
    0
  )
}

const isWritable = <A>(self: Atom<A>): self is Writable<A, unknown> => writableTypeId in self

/** Creates an atom with the mapped value of another one. */
export const map = <A, B>(self: Atom<A>, f: (value: A) => B): Atom<B> => transform(self, (get) => f(get(self)))

/** Sets the value of an atom on a server and during hydration. */
export const withServerValue =
  <Self extends Atom<any>>(read: (get: <A>(atom: Atom<A>) => A) => EffectAtom.Type<Self>) =>
  (self: Self): Self =>
    Object.assign(change(self, {}), { [serverValueTypeId]: read })

/** Makes the result of an atom an initial one on a server and during hydration. */
export const withServerValueInitial = <A extends Atom<AsyncResult.AsyncResult<any, any>>>(self: A): A =>
  withServerValue<A>(() => AsyncResult.initial(true) as EffectAtom.Type<A>)(self)

/** Returns the value of an atom on a server and during hydration. */
export const getServerValue = <A>(self: Atom<A>, registry: AtomRegistry.AtomRegistry): A =>
  serverValueTypeId in self
    ? (self[serverValueTypeId] as (get: <B>(atom: Atom<B>) => B) => A)((atom) => registry.get(atom))
    : registry.get(self)

/**
 * Returns a function that returns the same atom for equal arguments. The atoms are referenced weakly: after garbage
 * collection, an atom is created again.
 */
export const family = <Argument, A extends object>(create: (argument: Argument) => A): ((argument: Argument) => A) => {
  const atoms = MutableHashMap.empty<Argument, WeakRef<A>>()
  const released = new FinalizationRegistry<Argument>((argument) => {
    const found = MutableHashMap.get(atoms, argument)
    if (Option.isSome(found) && found.value.deref() === undefined) MutableHashMap.remove(atoms, argument)
  })
  return (argument) => {
    const known = Option.getOrUndefined(MutableHashMap.get(atoms, argument))?.deref()
    if (known !== undefined) return known
    const atom = create(argument)
    MutableHashMap.set(atoms, argument, new WeakRef(atom))
    released.register(atom, argument)
    return atom
  }
}
