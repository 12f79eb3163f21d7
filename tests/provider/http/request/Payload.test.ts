import { assert, describe, it, layer } from "@effect/vitest"
import * as Bodies from "../../../../packages/provider/src/http/request/Bodies.ts"
import * as Payload from "../../../../packages/provider/src/http/request/Payload.ts"
import * as Source from "../../../../packages/provider/src/http/request/Source.ts"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"

const fromQuery = (query: string) => Payload.fromQuery(new URLSearchParams(query))

describe("flat parameters", () => {
  it.effect.each([
    ["a=1&b=", { a: "1", b: "" }],
    ["a=1&a=2", { a: ["1", "2"] }],
    ["fields=a", { fields: ["a"] }],
    ["a.b.c=1&a.b.d=2", { a: { b: { c: "1", d: "2" } } }],
    ["a=x+y%20z", { a: "x y z" }],
    ["", {}]
  ] as const)("are parsed: %j", ([query, expected]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* fromQuery(query), { flat: true, payload: expected })
    })
  )

  it.effect("with prototype names are ordinary keys", () =>
    Effect.gen(function* () {
      const { payload } = yield* fromQuery("__proto__.polluted=1&constructor.prototype.polluted=1")

      assert.isTrue(Object.hasOwn(payload, "__proto__"))
      assert.isUndefined(({} as Record<string, unknown>)["polluted"])
    })
  )
})

describe("the parameter .r", () => {
  it.effect("contains a whole payload", () =>
    Effect.gen(function* () {
      const payload = { query: { filter: { title: "Ünïcödé ?&=#" } } }

      const read = yield* fromQuery(`.r=${Base64Url.encode(JSON.stringify(payload))}`)

      assert.deepStrictEqual(read, { flat: false, payload })
    })
  )

  it.effect.each(["", "%%%", "!!!!", Base64Url.encode("{"), Base64Url.encode("[]"), Base64Url.encode("null"), "_w"])(
    "is rejected if it is %j",
    (packed) =>
      Effect.gen(function* () {
        const refused = yield* Effect.flip(fromQuery(`.r=${packed}`))

        assert.strictEqual(refused._tag, "ValidationError")
      })
  )
})

const source = Source.ofNetwork("203.0.113.9")

layer(Bodies.layer)("a body", (it) => {
  const request = (body: ReadableStream<Uint8Array> | string) =>
    new Request("http://localhost/", { method: "POST", body, duplex: "half" } as RequestInit)

  it.effect("is read in chunks", () =>
    Effect.gen(function* () {
      const bytes = new TextEncoder().encode('{"title":"Ünïcödé"}')
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
          controller.close()
        }
      })

      assert.deepStrictEqual(yield* Payload.fromBody(request(body), source), { title: "Ünïcödé" })
    })
  )

  it.effect("is not read beyond the limit", () =>
    Effect.gen(function* () {
      let sent = 0
      let isCanceled = false
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent++
          controller.enqueue(new Uint8Array(1024 * 1024))
        },
        cancel() {
          isCanceled = true
        }
      })

      const refused = yield* Effect.flip(Payload.fromBody(request(body), source))

      assert.strictEqual(refused._tag === "ApplicationError" && refused.status, 413)
      assert.isTrue(isCanceled)
      assert.isBelow(sent, 20)
    })
  )

  it.effect("is rejected if its stream fails", () =>
    Effect.gen(function* () {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.error(new Error("gone"))
        }
      })

      assert.strictEqual((yield* Effect.flip(Payload.fromBody(request(body), source)))._tag, "ValidationError")
    })
  )
})
