import { assert, describe, it } from "@effect/vitest"
import { maximumBodyBytes, maximumDepth } from "../../packages/provider/src/http/request/Payload.ts"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll } from "vitest"
import { open } from "../provider/Shop.ts"
import { head, serve } from "./Wire.ts"

let wire: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  wire = await serve()
})

afterAll(() => wire.stop())

const login = "POST /v2/login HTTP/1.1"
const megabyte = Buffer.alloc(1024 * 1024, 0x61)

const isWell = async () => assert.isNotEmpty(await wire.token())

describe("a body that is too large", () => {
  it("is refused by its length before it arrives", async () => {
    const authorization = `authorization: ${await wire.token()}`
    const length = `content-length: ${maximumBodyBytes + 1}`

    const { status } = await wire.write([head(login, "host: localhost", authorization, length)])

    assert.strictEqual(status, 413)
    await isWell()
  })

  it("is refused while it arrives if it has no length", async () => {
    const authorization = `authorization: ${await wire.token()}`
    let sent = 0
    const pieces = function* () {
      yield head(login, "host: localhost", authorization, "transfer-encoding: chunked")
      yield `c\r\n{"password":\r\n`
      for (; sent < 200; sent++) {
        yield `${megabyte.length.toString(16)}\r\n`
        yield megabyte
        yield "\r\n"
      }
    }

    const { status } = await wire.write(pieces(), 5000)

    assert.oneOf(status, [413, 0])
    assert.isBelow(sent, 200)
    await isWell()
  })

  it("is refused if its length is invalid", async () => {
    for (const length of ["-1", "1e9", "0x10", "5, 6", "99999999999999999999"]) {
      const { status } = await wire.write([head(login, "host: localhost", `content-length: ${length}`), "{}"], 1000)
      assert.oneOf(status, [400, 413, 0], length)
    }
    await isWell()
  })

  it("is refused if two lengths contradict each other, as in request smuggling", async () => {
    const smuggled = head(
      "POST /oauth2/token HTTP/1.1",
      "host: localhost",
      "content-length: 4",
      "transfer-encoding: chunked"
    )

    const { status, text } = await wire.write([smuggled, "0\r\n\r\nGET /portico/outbox.json HTTP/1.1\r\n\r\n"], 1000)

    assert.strictEqual(status, 400)
    assert.notInclude(text, "mails")
  })

  it("is refused from 16 kB on if it is a form", async () => {
    const shop = open()
    const { body } = await shop.session({
      redirectUri: "http://shop.test/callback?from=portico",
      responseMode: "query"
    })

    const refused = await shop.send(body.redirectSession.fullUrl, { method: "POST", body: "x".repeat(16 * 1024 + 1) })

    assert.strictEqual(refused.status, 413)
  })
})

describe("a large body", () => {
  it.each([
    ["no access token", []],
    ["an invalid access token", ["authorization: forged"]]
  ])("is refused with 401 before any of it has arrived if the call has %s", async (_, lines) => {
    const { status } = await wire.write([head(login, "host: localhost", ...lines, "content-length: 15000000")], 2000)

    assert.strictEqual(status, 401)
    await isWell()
  })

  it("is refused with 401 while the caller still sends it", async () => {
    const pieces = function* () {
      yield head(login, "host: localhost", "content-length: 15728640")
      for (let sent = 0; sent < 15; sent++) yield megabyte
    }

    assert.strictEqual((await wire.write(pieces())).status, 401)
    await isWell()
  })

  it("shares a limited amount of memory with 39 others that arrive at the same time", async () => {
    const authorization = `authorization: ${await wire.token()}`
    const pieces = function* () {
      yield head(login, "host: localhost", authorization, `content-length: ${15 * megabyte.length + 14}`)
      yield `{"loginId":"`
      for (let sent = 0; sent < 15; sent++) yield megabyte
      yield `"}`
    }
    // Counts the buffers of the bodies. The resident memory also contains garbage of the whole test process.
    const before = process.memoryUsage().arrayBuffers
    let peak = before
    const sampling = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers)
    }, 5)

    const replies = await Promise.all(Array.from({ length: 40 }, () => wire.write(pieces(), 20_000)))

    clearInterval(sampling)
    for (const { status, text } of replies) {
      assert.oneOf(status, [400, 503])
      if (status === 503) assert.match(text, /retry-after: [1-9]/i)
    }
    assert.isBelow((peak - before) / 2 ** 20, 200)
    await isWell()
  })
})

describe("a body that would expand", () => {
  it("is not decompressed", async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x61))
    const before = process.memoryUsage().rss
    const lines = ["host: localhost", "content-encoding: gzip", `content-length: ${bomb.length}`]

    const { status } = await wire.write([head("POST /oauth2/token HTTP/1.1", ...lines), bomb])

    assert.strictEqual(status, 400)
    assert.isBelow(process.memoryUsage().rss - before, 48 * 1024 * 1024)
  })

  it.each([
    ["lists", (depth: number) => "[".repeat(depth) + "]".repeat(depth)],
    ["objects", (depth: number) => '{"a":'.repeat(depth) + "1" + "}".repeat(depth)],
    ["lists that never end", (depth: number) => "[".repeat(depth)],
    ["lists after a string with brackets", (depth: number) => `["\\"]]]]",${"[".repeat(depth)}`]
  ])("is refused before it is parsed if it is nested too deeply: %s", async (_, nested) => {
    const shop = open()
    const token = await shop.visitor()

    for (const depth of [maximumDepth + 1, 100_000, 1_000_000]) {
      const refused = await shop.send("/v2/login", {
        method: "POST",
        headers: { authorization: token },
        body: `{"loginId":${nested(depth)}}`
      })
      assert.strictEqual(refused.status, 400)
      assert.include(refused.text, "nested deeper")
    }
  })

  it("is refused if a parameter or a name is nested too deeply", async () => {
    const shop = open()
    const headers = { authorization: await shop.visitor() }
    const packed = Buffer.from(`{"a":${"[".repeat(2000)}${"]".repeat(2000)}}`).toString("base64url")

    assert.strictEqual((await shop.send(`/v1/logout?.r=${packed}`, { headers })).status, 400)
    assert.isBelow((await shop.send(`/v1/logout?${"a.".repeat(5000)}b=1`, { headers })).status, 500)
  })

  it("is refused if a GraphQL query is too large", async () => {
    const shop = open()
    const token = await shop.visitor()
    const ask = async (query: string) => (await shop.post("/graphql/alpha", { query }, token)).body

    const many = await ask(`{ ${Array.from({ length: 5000 }, (_, index) => `a${index}: me { id }`).join(" ")} }`)
    const deep = await ask("{ me ".repeat(5000))
    const loop = await ask("query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }")

    for (const { data, errors } of [many, deep, loop]) {
      assert.isUndefined(data)
      assert.isNotEmpty(errors)
    }
  })
})

describe("a body that is not a JSON object", () => {
  it.each([
    ["nothing", ""],
    ["null", "null"],
    ["a list", "[]"],
    ["a number", "1e999"],
    ["a truncated object", `{"clientId":`],
    ["bytes that are not UTF-8", Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ["UTF-16", Buffer.from(`{"clientId":"shop"}`, "utf16le")],
    ["a form", "clientId=shop&grantType=anonymous"],
    ["XML with an entity", `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`]
  ])("is refused without internal details: %s", async (_, body) => {
    const refused = await open().send("/oauth2/token", { method: "POST", body })

    assert.strictEqual(refused.status, 400)
    assert.notMatch(refused.text, /SyntaxError|at .+:\d+:\d+|node_modules|root:/)
  })
})

describe("an invalid connection", () => {
  it.each([
    ["ends within its body", [head(login, "host: localhost", "content-length: 100"), "{"]],
    ["sends no host", [head("GET /portico/outbox.json HTTP/1.1")]],
    ["sends two hosts", [head("GET /portico/outbox.json HTTP/1.1", "host: evil.test", "host: localhost")]],
    ["requests a page of another site", [head("GET http://evil.test/portico/outbox.json HTTP/1.1", "host: localhost")]],
    ["requests a tunnel", [head("CONNECT evil.test:443 HTTP/1.1", "host: localhost")]],
    [
      "writes a header over two lines",
      [head("GET /portico/outbox.json HTTP/1.1", "host: localhost", "a: b", " c: d", "host:")]
    ],
    ["sends a head of a megabyte", [head("GET / HTTP/1.1", "host: localhost", `x: ${"y".repeat(1024 * 1024)}`)]]
  ])("does not stop the provider: %s", async (_, pieces) => {
    const { text } = await wire.write(pieces, 500)

    assert.notInclude(text, `"mails"`)
    await isWell()
  })
})
