import { assert, describe, it } from "@effect/vitest"
import { issuerMetadataPath, jwksPath } from "@portico/contract/Paths"
import * as PostgresStore from "@portico/provider/PostgresStore"
import type { Entry } from "@portico/provider/Provider"
import type { SigningKey } from "../../packages/provider/src/engine/identity/SigningKey.ts"
import { StoreUnavailable } from "../../packages/provider/src/store/StoreUnavailable.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inspect } from "node:util"
import { afterEach, vi } from "vitest"
import { codeAt } from "../provider/Authenticator.ts"
import { ada, cookieOf, pairOf } from "../provider/http/pages/SignIn.ts"
import { codeIn, signingIn } from "../provider/http/pages/Visitor.ts"
import { messageOf, open, redirectUri, seed } from "../provider/Shop.ts"
import { meddling } from "../provider/Stores.ts"

const valueOf = (cookie: string) => pairOf(cookie).split("=")[1] ?? ""

/** Runs through a member's calls and pages, and returns the secrets and addresses. */
const day = async (shop: ReturnType<typeof open>) => {
  const addresses: Array<string> = []
  const { sessionToken } = (await shop.login()).body
  const opened = await shop.session({ sessionToken }, "none")
  const silent = messageOf((await shop.send(opened.body.redirectSession.fullUrl)).text)
  const first = (await shop.exchange({ code: silent.code })).body
  const renewed = (await shop.refresh(first.refresh_token)).body
  await shop.login(ada.email, "a wrong password of the day")
  const { browser, fullUrl } = await signingIn(shop)
  const back = await browser.submit(ada)
  const cookie = browser.cookies.get("portico")?.value ?? ""
  const code = codeIn(back) ?? ""
  const second = (await shop.exchange({ code, redirectUri })).body
  await shop.refresh("an unknown refresh token of nobody")
  const account = await dayOfAccount(shop, second.access_token)
  await shop.post("/v2/change-password", { newPassword: "the new horse" }, second.access_token)
  addresses.push(fullUrl, back.url, opened.body.redirectSession.fullUrl, opened.body.redirectSession.shortUrl)
  return {
    addresses,
    /** Must not appear anywhere. */
    secrets: [
      ada.password,
      "the new horse",
      "a wrong password of the day",
      sessionToken,
      silent.code,
      first.access_token,
      first.refresh_token,
      renewed.refresh_token,
      second.refresh_token,
      cookie,
      opened.body.redirectSession.sessionToken,
      "the shop's secret",
      ...account.secrets
    ],
    /** The secret of an app, which the store needs (RFC 6238), so it must not appear anywhere else. */
    app: account.app,
    /** May appear only in the address that carries it. */
    carried: [code, new URL(fullUrl).pathname.split("/").at(-1) ?? ""]
  }
}

/** Runs through the calls of the account extension, and returns the secrets. */
const dayOfAccount = async (shop: ReturnType<typeof open>, token: string) => {
  const call = (name: string, payload: object) => shop.post(`/v1/account/${name}`, payload, token)
  const proof = await shop.prove(token)
  const { factorId, totpData } = (await call("enroll-factor", { factorType: "TOTP", proof })).body
  await call("confirm-factor", { factorId, code: "000000" })
  await call("confirm-factor", { factorId, code: codeAt(1_700_000_000_000, totpData.secret) })
  const { codes } = (await call("recovery-codes", { proof })).body
  const { stateToken } = (await call("change-email", { email: "ada@new.test", proof })).body
  await call("confirm-email", { stateToken, code: "a wrong code of the day" })
  await call("factors", {})
  await call("sessions", {})
  await call("remove-factor", { factorId, proof })
  return { secrets: [proof, ...codes, stateToken, "a wrong code of the day"], app: [totpData.secret, totpData.uri] }
}

const clients = [{ ...seed.clients?.[0], clientId: "shop", secret: "the shop's secret" }]
const shopOf = (options: Parameters<typeof open>[0] = {}) =>
  open({
    seed: { ...seed, clients: clients.map((client) => ({ origins: [], redirectUris: [], ...client })) },
    ...options
  })

const filesBelow = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

afterEach(() => vi.restoreAllMocks())

describe("the secrets of a member", () => {
  it("do not appear in the log, after successful and refused calls", async () => {
    const lines: Array<string> = []
    for (const level of ["log", "error", "warn", "info", "debug"] as const) {
      vi.spyOn(console, level).mockImplementation((...what) => void lines.push(inspect(what, { depth: 12 })))
    }
    const entries: Array<Entry> = []
    const shop = shopOf({ log: (entry) => void entries.push(entry) })

    const { app, carried, secrets } = await day(shop)

    const written = `${lines.join()} ${JSON.stringify(entries)}`
    assert.isNotEmpty(entries)
    for (const secret of [...secrets, ...carried, ...app]) assert.notInclude(written, secret)
    assert.notInclude(written, ada.email)
  })

  it("do not appear in addresses, except the code in its redirect", async () => {
    const { addresses, secrets } = await day(shopOf())

    for (const address of addresses) {
      for (const secret of [...secrets, ada.email]) assert.notInclude(decodeURIComponent(address), secret)
    }
  })

  it("are not sent to other sites by a Referer header, and not cached", async () => {
    const shop = shopOf()
    const { fullUrl, page } = await signingIn(shop)
    const { body } = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })
    const granted = await shop.refresh(body.refresh_token)
    const redirect = await shop.send(fullUrl.replace("/session/", "/s/"))

    assert.strictEqual(granted.headers.get("cache-control"), "no-store")
    for (const { headers } of [page, redirect]) {
      assert.strictEqual(headers.get("referrer-policy"), "no-referrer")
      assert.strictEqual(headers.get("cache-control"), "no-store")
    }
  })

  it("do not appear in pages: a form does not show a password again", async () => {
    const { browser } = await signingIn(shopOf())

    const again = await browser.submit({ email: ada.email, password: "a typo of the day" })

    assert.include(again.text, ada.email)
    assert.notInclude(again.text, "a typo of the day")
  })

  it("are in cookies that scripts cannot read", async () => {
    const shop = shopOf()
    const { browser } = await signingIn(shop)
    const seen: Array<string> = []
    const { body } = await shop.session({ responseMode: "query", redirectUri })
    const page = await shop.send(body.redirectSession.fullUrl)
    seen.push(...page.headers.getSetCookie())
    await browser.submit(ada)

    for (const cookie of seen) assert.match(cookie, /; HttpOnly; SameSite=(?:Lax|Strict)$/)
    assert.match(valueOf(cookieOf(page.headers, "portico_form")), /^[\w-]{43}$/)
  })

  it("cannot be read from a stolen database, which contains their digests", async () => {
    const folder = mkdtempSync(join(tmpdir(), "portico-attack-"))
    const shop = shopOf({ store: PostgresStore.make({ dataDir: join(folder, "data") }) })
    const { carried, secrets } = await day(shop)
    await shop.dispose()

    const files = filesBelow(folder)
    const holders = files.flatMap((file) => {
      const bytes = readFileSync(file)
      return [...secrets, ...carried].filter((secret) => bytes.includes(secret)).map((secret) => [file, secret])
    })
    const holdsAda = files.some((file) => readFileSync(file).includes(ada.email))
    rmSync(folder, { recursive: true })

    assert.deepStrictEqual(holders, [])
    assert.isTrue(holdsAda)
  })
})

describe("the private keys of access tokens", () => {
  it("do not appear in the log and in documents, also after a rotation and if the store fails", async () => {
    const lines: Array<string> = []
    for (const level of ["log", "error", "warn", "info", "debug"] as const) {
      vi.spyOn(console, level).mockImplementation((...what) => void lines.push(inspect(what, { depth: 12 })))
    }
    const stored: Array<SigningKey> = []
    const store = meddling((kept) => ({
      ...kept,
      addSigningKey: (key) => {
        stored.push(key)
        return stored.length < 2 ? kept.addSigningKey(key) : Effect.fail(new StoreUnavailable({ cause: { key } }))
      },
      replaceSigningKeys: (key) => {
        stored.push(key)
        return kept.replaceSigningKeys(key)
      }
    }))
    const shop = shopOf({ store })
    await day(shop)
    lines.push(inspect(await shop.rotateKeys().catch((error: unknown) => error), { depth: 12 }))
    shop.pass(40 * 86_400_000)
    await shop.visitor()
    lines.push(inspect(await shop.rotateKeys({ revoke: true }), { depth: 12 }))
    lines.push((await shop.send(jwksPath)).text, (await shop.send(issuerMetadataPath)).text)

    const secrets = stored.map(({ privateKey }) => Redacted.value(privateKey))
    assert.isAtLeast(secrets.length, 3)
    for (const secret of secrets) {
      assert.match(secret, /^[\w-]{43}$/)
      assert.notInclude(lines.join(), secret)
    }
  })
})
