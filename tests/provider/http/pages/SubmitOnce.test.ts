import { assert, describe, it } from "@effect/vitest"
import * as MemoryStore from "@portico/provider/MemoryStore"
import { IdentityStore, type IdentityStoreShape } from "../../../../packages/provider/src/store/IdentityStore.ts"
import { StoreUnavailable } from "../../../../packages/provider/src/store/StoreUnavailable.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { vi } from "vitest"
import { attributeOf, type Answered, open, redirectUri, seed } from "../../Shop.ts"
import { ada, ask, cookieOf, pairOf } from "./SignIn.ts"
import { browse, codeIn, signingIn } from "./Visitor.ts"

const target = ({ headers }: Answered) => headers.get("location") ?? ""

describe("a form that is submitted twice", () => {
  it.each(["at the same time", "one after the other"])("signs in once if the submissions come %s", async (when) => {
    const shop = open()
    const { fullUrl, submit } = await ask(shop)

    const first = submit(ada)
    if (when !== "at the same time") await first
    const [one, other] = await Promise.all([first, submit(ada)])

    assert.strictEqual(one.status, 303)
    assert.strictEqual(target(one), target(other))
    assert.match(target(one), /#code=/)
    assert.strictEqual(cookieOf(one.headers, "portico"), cookieOf(other.headers, "portico"))
    assert.notStrictEqual(one.headers.get("x-wix-request-id"), other.headers.get("x-wix-request-id"))
    const code = new URLSearchParams(new URL(target(other)).hash.slice(1)).get("code")
    assert.strictEqual((await shop.exchange({ code, redirectUri })).status, 200)
    assert.strictEqual((await shop.send(fullUrl)).status, 410)
  })

  it("counts a wrong password once for concurrent submissions and again later", async () => {
    const shop = open({ seed: { ...seed, lockout: { perEmail: 2 } } })
    const { submit } = await ask(shop)
    const wrong = { ...ada, password: "wrong" }

    const twice = await Promise.all([submit(wrong), submit(wrong)])
    assert.deepStrictEqual(
      twice.map(({ status }) => status),
      [422, 422]
    )

    assert.strictEqual((await submit(wrong)).status, 422)
    assert.strictEqual((await submit(ada)).status, 429)
  })

  it("creates one account", async () => {
    const shop = open()
    const { fullUrl } = await ask(shop)
    const page = await shop.send(`${fullUrl}/register`)
    const cookie = pairOf(cookieOf(page.headers, "portico_form"))
    const proof = attributeOf(page.text.slice(page.text.indexOf("proof")), "value")
    const body = new URLSearchParams({ proof, email: "cleo@shop.test", password: "asp and honey" }).toString()
    const submit = () => shop.send(`${fullUrl}/register`, { method: "POST", headers: { cookie }, body })

    const [one, other] = await Promise.all([submit(), submit()])

    assert.strictEqual(one.status, 303)
    assert.strictEqual(target(one), target(other))
  })

  it("does not return another browser's response", async () => {
    const shop = open()
    const { form, fullUrl, submit } = await ask(shop)
    await submit(ada)

    const stranger = await submit(ada, { cookie: `portico_form=${"x".repeat(43)}` })
    const crossSite = await submit(ada, { cookie: form, "sec-fetch-site": "cross-site" })
    const other = await submit({ ...ada, password: "wrong" })

    for (const answered of [stranger, crossSite, other]) {
      assert.strictEqual(answered.status, 410)
      assert.strictEqual(target(answered), "")
    }
    assert.strictEqual((await shop.send(fullUrl)).status, 410)
  })

  it("returns the same response for ten seconds only", async () => {
    const shop = open()
    const { submit } = await ask(shop)
    await submit(ada)
    shop.pass(9999)
    assert.strictEqual((await submit(ada)).status, 303)
    shop.pass(1)

    assert.strictEqual((await submit(ada)).status, 410)
  })

  it("sets a new password once", async () => {
    const shop = open()
    await shop.post("/v1/send-email", { email: ada.email }, await shop.visitor())
    const [mail] = await shop.outbox()
    const browser = browse(shop)
    await browser.visit(mail?.link ?? "")
    const chosen = { password: "a better horse", again: "a better horse" }

    const pages = await Promise.all([browser.submit(chosen), browser.submit(chosen)])

    assert.deepStrictEqual(
      pages.map(({ title }) => title),
      ["Your new password is set", "Your new password is set"]
    )
    assert.strictEqual((await shop.outbox()).filter(({ kind }) => kind === "passwordChanged").length, 1)
  })

  it("runs again for the second submission if the first one failed", async () => {
    let isBroken = false
    const failing = Layer.effect(
      IdentityStore,
      Effect.map(IdentityStore, (store): IdentityStoreShape => ({
        ...store,
        memberByEmail: (email) => {
          if (!isBroken) return store.memberByEmail(email)
          isBroken = false
          return Effect.fail(new StoreUnavailable({ cause: new Error("lost") }))
        }
      }))
    ).pipe(Layer.provideMerge(MemoryStore.make().layer))
    const shop = open({ store: { layer: failing } })
    const { submit } = await ask(shop)
    isBroken = true
    const logged = vi.spyOn(console, "log").mockImplementation(() => {})

    const answers = await Promise.all([submit(ada), submit(ada)])

    assert.deepStrictEqual(
      answers.map(({ status }) => status).toSorted((left, right) => left - right),
      [303, 503]
    )
    logged.mockRestore()
  })

  it("accepts another attempt after a rejected one", async () => {
    const { browser } = await signingIn(open())
    assert.strictEqual((await browser.submit({ ...ada, password: "wrong" })).status, 422)

    assert.isString(codeIn(await browser.submit(ada)))
  })
})
