import { assert, describe, it } from "@effect/vitest"
import * as NodeServer from "@portico/provider/NodeServer"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"
import { Agent, request } from "node:http"

const anywhere = { port: 0, host: "127.0.0.1" }

const echo = async (incoming: Request): Promise<Response> =>
  Response.json(
    {
      method: incoming.method,
      url: incoming.url,
      agent: incoming.headers.get("x-agent"),
      text: await incoming.text()
    },
    {
      headers: [
        ["set-cookie", "a=1"],
        ["set-cookie", "b=2"]
      ]
    }
  )

const fetched = (url: string, init?: RequestInit) => Effect.promise(() => fetch(url, init))

describe("NodeServer.listen", () => {
  it.live("passes requests to the handler unchanged and sends its responses", () =>
    Effect.gen(function* () {
      const { port, url } = yield* NodeServer.listen(echo, anywhere)

      const response = yield* fetched(`${url}/a%20b?c=d+e`, {
        method: "POST",
        headers: { "x-agent": "test" },
        body: "Ünïcödé"
      })

      assert.strictEqual(url, `http://localhost:${port}`)
      assert.deepStrictEqual(yield* Effect.promise(() => response.json()), {
        method: "POST",
        url: `${url}/a%20b?c=d+e`,
        agent: "test",
        text: "Ünïcödé"
      })
      assert.deepStrictEqual(response.headers.getSetCookie(), ["a=1", "b=2"])
    })
  )

  it.live("reuses a keep-alive connection", () =>
    Effect.gen(function* () {
      const { port } = yield* NodeServer.listen(echo, anywhere)
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const ports = new Set<number | undefined>()
      const ask = Effect.callback<void>((resume) => {
        request({ port, host: "127.0.0.1", agent }, (response) => {
          ports.add(response.socket.localPort)
          response.resume().once("end", () => resume(Effect.void))
        }).end()
      })

      yield* ask
      yield* ask

      assert.strictEqual(ports.size, 1)
      agent.destroy()
    })
  )

  it.live("drops the connection if the handler rejects", () =>
    Effect.gen(function* () {
      const { url } = yield* NodeServer.listen(() => Promise.reject(new Error("dropped")), anywhere)

      const outcome = yield* Effect.promise(() =>
        fetch(url).then(
          () => "answered",
          () => "dropped"
        )
      )

      assert.strictEqual(outcome, "dropped")
    })
  )

  it.live("sends a response even if the handler does not read the body", () =>
    Effect.gen(function* () {
      const { url } = yield* NodeServer.listen(async () => new Response("no", { status: 413 }), anywhere)

      const response = yield* fetched(url, { method: "POST", body: "x".repeat(5_000_000) })

      assert.strictEqual(response.status, 413)
      assert.strictEqual((yield* fetched(url)).status, 413)
    })
  )

  it.live("completes pending requests before it stops and refuses later ones", () =>
    Effect.gen(function* () {
      const scope = yield* Scope.make()
      const { promise, resolve } = Promise.withResolvers<Response>()
      const arrived = Promise.withResolvers<void>()
      const server = NodeServer.listen(() => {
        arrived.resolve()
        return promise
      }, anywhere)
      const { url } = yield* Scope.provide(server, scope)
      const asked = fetch(url)
      yield* Effect.promise(() => arrived.promise)

      const closing = yield* Effect.forkChild(Scope.close(scope, Exit.void), { startImmediately: true })
      resolve(new Response("late", { headers: { connection: "close" } }))

      assert.strictEqual(yield* Effect.promise(async () => (await asked).text()), "late")
      yield* Fiber.join(closing)
      const after = yield* Effect.promise(() =>
        fetch(url).then(
          () => "answered",
          () => "refused"
        )
      )
      assert.strictEqual(after, "refused")
    })
  )
})

describe("NodeServer.listen with an unusable address", () => {
  it.live("names a taken port in its error", () =>
    Effect.gen(function* () {
      const { port } = yield* NodeServer.listen(echo, anywhere)

      const refused = yield* Effect.flip(NodeServer.listen(echo, { ...anywhere, port }))

      assert.strictEqual(
        refused.message,
        `Port ${port} is already in use. Stop the process that listens on it, or choose another port with --port.`
      )
    })
  )

  it.live("names an address of another machine in its error", () =>
    Effect.gen(function* () {
      const refused = yield* Effect.flip(NodeServer.listen(echo, { port: 0, host: "192.0.2.1" }))

      assert.strictEqual(refused.message, "This machine has no address 192.0.2.1. Choose another address with --host.")
    })
  )
})
