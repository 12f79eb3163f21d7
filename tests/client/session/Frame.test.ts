import { Frame, type FrameEvent, layer } from "@portico/client/session/Frame"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"

const url = "https://id.example/silent?state=x"
const origins = ["https://id.example"]

/** A minimal document for a frame. */
const page = Effect.acquireRelease(
  Effect.sync(() => {
    const target = new EventTarget()
    const frames: Array<ReturnType<typeof createElement>> = []
    const createElement = (name: string) => {
      const tokens = new Set<string>()
      const sandbox = { add: (...names: ReadonlyArray<string>) => names.forEach((name) => tokens.add(name)), tokens }
      const remove = (): void => void frames.splice(0)
      return Object.assign(new EventTarget(), { name, sandbox, src: "", style: {}, contentWindow: {}, remove })
    }
    const stubs = {
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
      document: { createElement, body: { append: (frame: (typeof frames)[number]) => void frames.push(frame) } }
    }
    Object.assign(globalThis, stubs)
    const post = (values: { readonly data: unknown; readonly origin: string; readonly source: unknown }) =>
      target.dispatchEvent(Object.assign(new Event("message"), values))
    const violate = (values: { readonly blockedURI: string; readonly effectiveDirective: string }) =>
      target.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), values))
    return { frames, post, violate, names: Object.keys(stubs) }
  }),
  ({ names }) => Effect.sync(() => names.forEach((name) => Reflect.deleteProperty(globalThis, name)))
)

it.effect("Frame.open adds a hidden, sandboxed frame and removes it when the scope closes", () =>
  Effect.gen(function* () {
    const { frames } = yield* page
    const open = Frame.use((frame) => frame.open(url, origins, () => undefined))
    const seen = Effect.sync(() => frames.map(({ name, sandbox, src, style }) => ({ name, sandbox, src, style })))

    const [shown] = yield* Effect.scoped(Effect.andThen(open, seen))
    const afterSuccess = frames.length
    yield* Effect.exit(Effect.scoped(Effect.andThen(open, Effect.interrupt)))

    assert.deepInclude(shown, { name: "iframe", src: url, style: { display: "none" } })
    assert.deepEqual([afterSuccess, frames.length], [0, 0])
  }).pipe(Effect.provide(layer))
)

it.effect("Frame.open reports the load and only messages of the frame from its own origin", () =>
  Effect.gen(function* () {
    const { frames, post } = yield* page
    const heard: Array<FrameEvent> = []

    yield* Effect.scoped(
      Effect.gen(function* () {
        yield* Frame.use((frame) => frame.open(url, origins, (event) => void heard.push(event)))
        const source = frames[0]?.contentWindow
        post({ data: "forged", origin: "https://id.example", source: {} })
        post({ data: "stranger", origin: "https://evil.example", source })
        post({ data: "page", origin: "https://id.example", source })
        frames[0]?.dispatchEvent(new Event("load"))
      })
    )
    post({ data: "late", origin: "https://id.example", source: undefined })

    assert.deepStrictEqual(heard, [{ _tag: "Message", data: "page" }, { _tag: "Loaded" }])
  }).pipe(Effect.provide(layer))
)

it.effect("Frame.open reports a policy violation only if it is about this frame", () =>
  Effect.gen(function* () {
    const { violate } = yield* page
    const heard: Array<FrameEvent> = []

    yield* Effect.scoped(
      Effect.gen(function* () {
        yield* Frame.use((frame) => frame.open(url, origins, (event) => void heard.push(event)))
        violate({ effectiveDirective: "img-src", blockedURI: "https://id.example" })
        violate({ effectiveDirective: "frame-src", blockedURI: "https://other.example/x" })
        violate({ effectiveDirective: "frame-src", blockedURI: "" })
        violate({ effectiveDirective: "frame-src", blockedURI: "https://id.example" })
      })
    )
    violate({ effectiveDirective: "frame-src", blockedURI: url })

    assert.deepStrictEqual(heard, [{ _tag: "Forbidden" }])
  }).pipe(Effect.provide(layer))
)

it.effect("Frame.open fails with FrameUnavailable on a server", () =>
  Effect.gen(function* () {
    const failure = yield* Effect.flip(Effect.scoped(Frame.use((frame) => frame.open(url, origins, () => undefined))))

    assert.strictEqual(failure._tag, "FrameUnavailable")
  }).pipe(Effect.provide(layer))
)
