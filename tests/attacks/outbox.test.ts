import { assert, describe, it } from "@effect/vitest"
import * as Provider from "@portico/provider/Provider"
import { seed } from "../provider/Shop.ts"

/** Creates a provider that has just sent a recovery email to Ada. */
const mailed = async (options: Provider.Options = {}) => {
  const provider = Provider.make({ seed, ...options })
  const post = async (path: string, payload: object, authorization = "") =>
    provider.handler(
      new Request(`http://localhost:4000${path}`, {
        method: "POST",
        headers: { authorization },
        body: JSON.stringify(payload)
      })
    )
  const { access_token } = await (await post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })).json()
  await post("/v1/send-email", { email: "ada@shop.test" }, access_token)
  const [mail] = await provider.outbox()
  const look = async (url: string, address?: string, init: RequestInit = {}) => {
    const response = await provider.handler(new Request(url, init), address)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { ...provider, look, token: mail?.code ?? "none" }
}

const paths = ["/portico/outbox", "/portico/outbox.json"]

describe("the outbox", () => {
  it("is available on this machine", async () => {
    const { look, token } = await mailed()

    for (const path of paths) {
      for (const address of [undefined, "127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
        assert.include((await look(`http://localhost:4000${path}`, address)).text, token)
      }
    }
  })

  it.each([
    ["under the host name of another site, as after DNS rebinding", "http://evil.test:4000", "127.0.0.1", {}],
    ["under a host name that starts with localhost", "http://localhost.evil.test:4000", "127.0.0.1", {}],
    ["under an IP address of the local network", "http://192.168.1.7:4000", undefined, {}],
    ["to the local network, even with a localhost host name", "http://localhost:4000", "192.168.1.66", {}],
    ["to the network over IPv6", "http://localhost:4000", "2001:db8::66", {}],
    ["to the network with a mapped address", "http://[::1]:4000", "::ffff:10.0.0.66", {}],
    ["through a proxy on this machine", "http://localhost:4000", "127.0.0.1", { "x-forwarded-for": "203.0.113.9" }],
    ["through a proxy with the standard header", "http://localhost:4000", "127.0.0.1", { forwarded: "for=203.0.113.9" }]
  ])("is not shown %s", async (_, host, address, headers) => {
    const { look, outbox, token } = await mailed()

    for (const path of paths) {
      const shown = await look(host + path, address, { headers })
      assert.strictEqual(shown.status, 403)
      assert.notInclude(shown.text, token)
    }
    await look(`${host}/portico/outbox.json`, address, { headers, method: "DELETE" })
    assert.lengthOf(await outbox(), 1)
  })

  it("is not shown on this machine if the provider has a public name", async () => {
    const { look } = await mailed({ origin: "https://id.shop.test" })

    assert.strictEqual((await look("http://localhost:4000/portico/outbox.json", "127.0.0.1")).status, 403)
  })

  it("can be disabled", async () => {
    const { look } = await mailed({ outbox: false })

    assert.strictEqual((await look("http://localhost:4000/portico/outbox.json", "127.0.0.1")).status, 403)
  })

  it.each([
    ["an origin on another port of this machine", { origin: "http://localhost:9999" }],
    ["an origin of another site", { origin: "http://evil.test" }],
    ["the origin null, as from a sandboxed frame", { origin: "null" }],
    ["an https origin of the same host", { origin: "https://localhost:4000" }],
    ["a script of another site", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }],
    ["a script of another port", { "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" }]
  ])("refuses JSON to %s", async (_, headers) => {
    const { look, outbox, token } = await mailed()

    for (const method of ["GET", "DELETE"]) {
      const shown = await look("http://localhost:4000/portico/outbox.json", "127.0.0.1", { method, headers })
      assert.strictEqual(shown.status, 403)
      assert.notInclude(shown.text, token)
      assert.isNull(shown.headers.get("access-control-allow-origin"))
    }
    assert.lengthOf(await outbox(), 1)
  })

  it("returns JSON to its own page and to programs other than browsers", async () => {
    const { look, token } = await mailed()

    for (const headers of [
      {},
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "none" },
      { origin: "http://localhost:4000", "sec-fetch-site": "same-origin" }
    ]) {
      assert.include((await look("http://localhost:4000/portico/outbox.json", "127.0.0.1", { headers })).text, token)
    }
  })

  it("opens its page from a link on another site", async () => {
    const { look, token } = await mailed()

    const shown = await look("http://localhost:4000/portico/outbox", "127.0.0.1", {
      headers: { "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate" }
    })

    assert.include(shown.text, token)
  })

  it("cannot be cleared by a page of another site", async () => {
    const { look, outbox } = await mailed()

    await look("http://localhost:4000/portico/outbox", "127.0.0.1", {
      method: "POST",
      headers: { origin: "http://evil.test", "sec-fetch-site": "cross-site" },
      body: "action=clear"
    })

    assert.lengthOf(await outbox(), 1)
  })
})
