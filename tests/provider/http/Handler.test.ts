import { assert, describe, it } from "@effect/vitest"
import type { Entry } from "@portico/provider/Provider"
import { codeOf, home, open } from "../Shop.ts"

describe("every response", () => {
  it.each([
    ["POST", "/oauth2/token"],
    ["POST", "/v2/login"],
    ["GET", "/nowhere"],
    ["DELETE", "/v2/login"],
    ["OPTIONS", "/v2/login"],
    ["GET", "/portico/session/x"],
    ["GET", "/portico/assets/page.css"]
  ])("to %s %s has a request id and the provider's date", async (method, path) => {
    const answered = await open().send(path, { method })

    assert.match(answered.headers.get("x-wix-request-id") ?? "", /^[\w-]{22}$/)
    assert.strictEqual(answered.headers.get("x-request-id"), answered.headers.get("x-wix-request-id"))
    assert.strictEqual(answered.headers.get("date"), "Tue, 14 Nov 2023 22:13:20 GMT")
    assert.strictEqual(answered.headers.get("x-content-type-options"), "nosniff")
  })

  it("has a unique request id", async () => {
    const shop = open()

    const numbers = await Promise.all(
      Array.from({ length: 20 }, async () => (await shop.send("/nowhere")).headers.get("x-request-id"))
    )

    assert.strictEqual(new Set(numbers).size, 20)
  })
})

describe("paths", () => {
  it("respond with NOT_FOUND if they are unknown", async () => {
    const refused = await open().send("/nowhere")

    assert.strictEqual(refused.status, 404)
    assert.deepStrictEqual(refused.body.details.applicationError, {
      code: "NOT_FOUND",
      description: "The provider has no endpoint at this path."
    })
    assert.strictEqual(refused.body.message, "The provider has no endpoint at this path.")
  })

  it("respond with 405 to other methods", async () => {
    const refused = await open().send("/v2/login", { method: "PUT" })

    assert.strictEqual(refused.status, 405)
    assert.strictEqual(codeOf(refused), "METHOD_NOT_ALLOWED")
    assert.strictEqual(refused.headers.get("allow"), "POST")
  })

  it.each(["", "/_api/iam/authentication"])("are available under the prefix %j", async (prefix) => {
    const shop = open()

    const answered = await shop.post(
      `${prefix}/v2/login`,
      { loginId: { email: "ada@shop.test" }, password: "correct horse" },
      await shop.visitor()
    )

    assert.strictEqual(answered.status, 200)
  })

  it.each(["/v1/redirect-session", "/_api/redirects-api/v1/redirect-session", "/headless/v1/redirect-session"])(
    "share one handler with their aliases: %s",
    async (path) => {
      const shop = open()

      assert.strictEqual((await shop.post(path, { login: {} }, await shop.visitor())).status, 200)
    }
  )
})

describe("tokens", () => {
  it.each(["", "Bearer ", "nonsense", "a,b"])("are required: %j is rejected", async (authorization) => {
    const refused = await open().post("/v2/login", {}, authorization)

    assert.strictEqual(refused.status, 401)
    assert.strictEqual(codeOf(refused), "UNAUTHENTICATED")
  })
})

describe("malformed bodies", () => {
  const body = (text: BodyInit) => ({ method: "POST", body: text })

  it.each([
    ["no content", ""],
    ["half a value", '{"clientId":'],
    ["a string", '"anonymous"'],
    ["an array", "[]"],
    ["null", "null"],
    ["a number", "1"],
    ["a form", "grant_type=anonymous"],
    ["bytes that are not UTF-8", new Uint8Array([...new TextEncoder().encode('{"clientId":"'), 0xff, 0x22, 0x7d])]
  ])("with %s are rejected", async (_, text) => {
    const refused = await open().send("/oauth2/token", body(text))

    assert.strictEqual(refused.status, 400)
    assert.deepStrictEqual(
      refused.body.details.validationError?.fieldViolations.map(({ field }) => field),
      ["body"]
    )
    assert.match(refused.body.message, /^INVALID_ARGUMENT: "body" /)
  })

  it("are rejected with every missing or mistyped field", async () => {
    const shop = open()

    const refused = await shop.post("/v2/login", { loginId: { email: 1 }, captchaTokens: "x" }, await shop.visitor())

    assert.deepStrictEqual(refused.body.details.validationError?.fieldViolations, [
      { field: "loginId.email", description: "must be string", data: {} },
      { field: "password", description: "is required", violatedRule: "REQUIRED_FIELD", data: {} },
      { field: "captchaTokens", description: "must be array", data: {} }
    ])
  })

  it.each([1000, 1_000_000])("nested %i levels deep are rejected, closed or not", async (depth) => {
    const shop = open({ open: true })
    const token = await shop.visitor()
    for (const end of ["]".repeat(depth), ""]) {
      const data = `{"a":${"[".repeat(depth)}${end}}`
      const refused = await shop.send("/v2/items", {
        method: "POST",
        headers: { authorization: token },
        body: `{"dataCollectionId":"books","dataItem":{"data":${data}}}`
      })

      assert.strictEqual(refused.status, 400)
      assert.deepStrictEqual(
        refused.body.details.validationError?.fieldViolations.map(({ field }) => field),
        ["body"]
      )
    }
  })

  it("may contain brackets in strings", async () => {
    const shop = open()
    const email = `${'\\"[{'.repeat(10_000)}@shop.test`

    const refused = await shop.post("/v2/login", { loginId: { email }, password: "x" }, await shop.visitor())

    assert.strictEqual(codeOf(refused), "-19999")
  })

  it("above the size limit are rejected before they are read", async () => {
    const size = 17 * 1024 * 1024
    const told = await open().send("/oauth2/token", {
      ...body("{}"),
      headers: { "content-length": String(size) }
    })
    const found = await open().send("/oauth2/token", body(`{"a":"${"x".repeat(size)}"}`))

    assert.deepStrictEqual([told.status, found.status], [413, 413])
    assert.strictEqual(codeOf(found), "CONTENT_TOO_LARGE")
  })

  it("with prototype keys affect no other request", async () => {
    const shop = open()
    const text =
      '{"clientId":"shop","grantType":"anonymous","__proto__":{"clientId":"evil"},"constructor":{"prototype":1}}'

    const granted = await shop.send("/oauth2/token", body(text))

    assert.strictEqual(granted.status, 200)
    assert.isUndefined(({} as Record<string, unknown>)["clientId"])
  })
})

describe("the log", () => {
  const secrets = ["correct horse", "ada@shop.test", "the state"]

  it("has one entry per request, without personal data or tokens", async () => {
    const lines: Array<Entry> = []
    const shop = open({ log: (entry) => lines.push(entry) })
    const member = await shop.member()
    const refreshed = await shop.refresh(member.refresh_token)
    await shop.send("/nowhere/correct%20horse?password=correct%20horse")
    await shop.send("/v2/items/the%20state?dataCollectionId=ada@shop.test", {
      headers: { authorization: member.access_token }
    })

    const [first] = lines
    assert.deepInclude(first, { method: "POST", path: "/oauth2/token", status: 200 })
    assert.isAtLeast(first?.milliseconds ?? -1, 0)
    assert.strictEqual(lines.at(-2)?.path, "")
    assert.strictEqual(lines.at(-1)?.path, "/v2/items/{dataItemId}")
    const text = JSON.stringify(lines)
    const issued = [...Object.values(member), refreshed.body.access_token, refreshed.body.refresh_token]
    for (const secret of [...secrets, ...issued.filter((value) => typeof value === "string" && value !== "Bearer")]) {
      assert.notInclude(text, String(secret))
    }
    assert.isTrue(lines.some(({ path }) => path === "/portico/session/{id}"))
  })

  it("advises a cursor if a request skips many items", async () => {
    const lines: Array<Entry> = []
    const shop = open({ log: (entry) => lines.push(entry), open: true })
    const token = await shop.visitor()
    const query = (offset: number) =>
      shop.post("/v2/items/query", { dataCollectionId: "books", query: { paging: { offset } } }, token)
    const distinct = (offset: number) =>
      shop.post(
        "/v2/items/query-distinct-values",
        { dataCollectionId: "books", fieldName: "a", paging: { offset } },
        token
      )
    lines.length = 0

    for (const offset of [9999, 10_000]) {
      await query(offset)
      await distinct(offset)
    }

    assert.deepStrictEqual(
      lines.map(({ advice }) => advice?.includes("cursor") ?? false),
      [false, false, true, true]
    )
  })
})

it("handles a request to another origin like one to its own", async () => {
  const answered = await open().send("http://127.0.0.1:9/oauth2/token", {
    method: "POST",
    body: JSON.stringify({ clientId: "shop", grantType: "anonymous" })
  })

  assert.strictEqual(answered.status, 200)
  assert.notStrictEqual(home, "http://127.0.0.1:9")
})
