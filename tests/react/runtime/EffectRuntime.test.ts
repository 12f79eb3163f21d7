import { assert, describe, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Atom from "effect/reactivity/Atom"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Reactivity from "effect/reactivity/Reactivity"
import { runtime } from "../../../packages/react/src/runtime/EffectRuntime.ts"
import { makeRegistry } from "../../../packages/react/src/runtime/registry/Registry.ts"
import * as Runtime from "../../../packages/react/src/runtime/Runtime.ts"

describe("the runtime for atoms of an application", () => {
  it("builds the client once, together with the kit", () => {
    let clients = 0
    const client = Layer.effectContext(
      Effect.sync(() => {
        clients++
        return Context.empty() as Context.Context<Runtime.Services>
      })
    )
    const registry = makeRegistry({ initialValues: [[Runtime.runtime.layer, client]] })

    registry.mount(Runtime.runtime)
    registry.mount(runtime)

    assert.isTrue(AsyncResult.isSuccess(registry.get(runtime)))
    assert.strictEqual(clients, 1)
  })

  it.each([
    ["of the application", Atom.withReactivity(["books"])],
    ["of the kit", Runtime.withReactivity(["books"])]
  ])("refreshes atoms %s after its mutations", (_, withKey) => {
    const registry = makeRegistry({ initialValues: [[Runtime.runtime.layer, Layer.empty]] })
    let reads = 0
    const counted = withKey(Atom.readable(() => ++reads))
    const mutation = runtime.fn<void>()(() => Reactivity.invalidate(["books"]))
    registry.mount(counted)
    registry.mount(mutation)

    registry.set(mutation, undefined)

    assert.strictEqual(registry.get(counted), 2)
  })

  it("refreshes atoms of the kit after mutations of a service of the client that has a Reactivity of its own", () => {
    const change = Context.Service<() => void>("change")
    const client = Layer.effect(
      change,
      Reactivity.Reactivity.use(({ invalidateUnsafe }) => Effect.succeed(() => invalidateUnsafe(["books"])))
    ).pipe(Layer.provide(Reactivity.layer))
    const registry = makeRegistry({ initialValues: [[Runtime.runtime.layer, client]] })
    let reads = 0
    registry.mount(Runtime.withReactivity(["books"])(Atom.readable(() => ++reads)))
    registry.mount(Runtime.runtime)

    const services = AsyncResult.getOrThrow(registry.get(Runtime.runtime))
    Context.getUnsafe(services, change)()

    assert.strictEqual(reads, 2)
  })
})
