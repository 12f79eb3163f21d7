import { Frame, type FrameEvent } from "@portico/client/session/Frame"
import * as PageFrame from "../../../packages/testing/src/internal/PageFrame.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Queue from "effect/Queue"

const url = "http://provider.test/portico/session/1"

const page = (message: string, target = "http://provider.test") =>
  `<!doctype html><body data-origin="${target}" data-message="${message}"><main></main></body>`

/** Returns all events of a frame until it has loaded. */
const heard = (html: string | Error, origins = ["http://provider.test"], origin?: string) =>
  Effect.gen(function* () {
    const handler = () => (typeof html === "string" ? Promise.resolve(new Response(html)) : Promise.reject(html))
    const events = yield* Queue.unbounded<FrameEvent>()
    yield* Frame.use((frame) => frame.open(url, origins, (event) => void Queue.offerUnsafe(events, event))).pipe(
      Effect.provide(PageFrame.layer(handler, origin))
    )
    const all: Array<FrameEvent> = []
    while (all.at(-1)?._tag !== "Loaded") all.push(yield* Queue.take(events))
    return all
  })

const loaded: FrameEvent = { _tag: "Loaded" }

describe("a frame without a browser", () => {
  it.effect("sends the messages of the page's script", () =>
    Effect.gen(function* () {
      const events = yield* heard(page("&#123;&#34;code&#34;:&#34;a&#60;b&#34;}"))

      assert.deepStrictEqual(events, [
        { _tag: "Message", data: { type: "ready", storage: true } },
        { _tag: "Message", data: { code: "a<b" } },
        loaded
      ])
    })
  )

  it.effect("sends nothing of a page that targets another window", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* heard(page("{}"), undefined, "http://shop.test"), [loaded])
      assert.lengthOf(yield* heard(page("{}", "http://shop.test"), undefined, "http://shop.test"), 3)
    })
  )

  it.effect("sends nothing of a page from an unexpected origin", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* heard(page("{}"), ["http://elsewhere.test"]), [loaded])
    })
  )

  it.effect.each([["another page", "<body><p>Not here.</p></body>"] as const, ["nothing", new TypeError()] as const])(
    "only loads for %s",
    ([, html]) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* heard(html), [loaded])
      })
  )
})
