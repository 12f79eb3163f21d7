/** A collection of books, and members who edit them. */
import * as Collection from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import { shelfCollections } from "../../../../packages/testing/src/internal/scenarios/ItemScenarios.ts"
import * as Faults from "@portico/testing/Faults"
import * as Testing from "@portico/testing/Testing"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Atom from "effect/reactivity/Atom"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"
import * as Schema from "effect/Schema"
import { type FormPlan, itemFormMachine } from "../../../../packages/react/src/data/item/itemFormMachine.ts"
import type { Editing, ItemFormEvent, ItemFormState } from "../../../../packages/react/src/data/item/ItemFormState.ts"
import { registryOver } from "../../runtime/registry.ts"

export const Shelf = Collection.make(
  "shelf",
  Schema.Struct({ title: Schema.NonEmptyString, price: Schema.Finite, stock: Schema.Int })
)

const seed = { ...Bookshop.seed, collections: [...Bookshop.seed.collections, ...shelfCollections] }

/** A provider with the collection, a signed-in member and a fault injector. */
export const world = Effect.gen(function* () {
  const faults = Faults.injector()
  const services = yield* Layer.build(Testing.layerTest({ faults: faults.current, seed }))
  yield* Effect.provide(Testing.signIn(), services)
  const registry = yield* registryOver(Layer.succeedContext(services))
  const elsewhere = <A, E>(effect: Effect.Effect<A, E, Items>) => Effect.provide(effect, services)
  const requests = Context.get(services, Testing.World).requests
  const stored = (id = "emma") =>
    Effect.map(
      elsewhere(Items.use((items) => items.get("shelf", id, { consistentRead: true }))),
      (found): Readonly<Record<string, unknown>> | undefined => (found._tag === "Some" ? found.value.data : undefined)
    )
  return { elsewhere, faults, registry, requests, services, stored }
})

/** Waits until a machine is in a state, and returns that state. */
export const until = <State>(
  registry: AtomRegistry.AtomRegistry,
  machine: Atom.Atom<State>,
  isThere: (state: State) => boolean
) =>
  Effect.callback<State>((resume) => {
    const look = (state: State) => {
      if (isThere(state)) resume(Effect.succeed(state))
    }
    look(registry.get(machine))
    return Effect.sync(registry.subscribe(machine, look))
  })

/** Opens a form and returns the functions to fill it in. */
export const formIn = (registry: AtomRegistry.AtomRegistry, plan: Partial<FormPlan> = {}) => {
  const machine = itemFormMachine({ collection: Shelf, id: "emma", ...plan })
  registry.mount(machine)
  const read = () => registry.get(machine)
  const send = (...events: ReadonlyArray<ItemFormEvent>) => {
    for (const event of events) registry.set(machine, event)
  }
  const type = (field: string, entry: string) => send({ _tag: "Change", field, entry })
  const settled = until(registry, machine, isSettled)
  const editing = Effect.map(settled, (state) => state as Editing)
  const saved = Effect.suspend(() => {
    send(save)
    return editing
  })
  return { read, send, type, settled, editing, saved }
}

/** Opens a form for a signed-in member. */
export const openedIn = (registry: AtomRegistry.AtomRegistry, plan: Partial<FormPlan> = {}) => {
  const form = formIn(registry, plan)
  form.send(member)
  return Effect.as(form.settled, form)
}

const isSettled = (state: ItemFormState): boolean =>
  state._tag !== "Loading" && !(state._tag === "Editing" && state.save._tag === "Submitting")

export const member: ItemFormEvent = { _tag: "Session", member: "Member" }
export const save: ItemFormEvent = { _tag: "Save" }

export const problemOf = ({ save }: Editing) => (save._tag === "Failed" ? save.problem : undefined)

/** Sets a field of a book outside the form. */
export const patchElsewhere = (field: string, value: unknown) =>
  Items.use((items) => items.patch("shelf", "emma", Patch.empty.pipe(Patch.set(field, value))))
