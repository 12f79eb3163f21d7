import { assert, it } from "@effect/vitest"
import type { Seed } from "../../packages/provider/src/engine/seed/Seed.ts"
import type { Store } from "../../packages/provider/src/store/Store.ts"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { appSecret, codeAt } from "./Authenticator.ts"
import { browse, codeIn, signingIn } from "./http/pages/Visitor.ts"
import { codeOf, messageOf, open, redirectUri, seed } from "./Shop.ts"

const now = 1_700_000_000_000
const email = "app@shop.test"
const password = "correct horse"
const settings: Seed = {
  ...seed,
  members: [
    ...(seed.members ?? []),
    { email, password, phone: "+41791234567", factors: [{ type: "TOTP", secret: appSecret }, { type: "SMS" }] }
  ]
}

/** Checks that started sign-ins, codes and lockouts continue after the provider restarts with the same data. */
export const suite = (options: Effect.Effect<() => Store, never, Scope.Scope>) => {
  const restarting = (name: string, story: (world: World) => Promise<void>) =>
    it.live(name, () =>
      Effect.flatMap(options, (store) =>
        Effect.promise(async () => {
          let shop = open({ seed: settings, store: store() })
          const world: World = {
            shop: () => shop,
            restart: async () => {
              await shop.dispose()
              shop = open({ seed: {}, store: store() })
            },
            browser: () => browse({ ...shop, send: (...sent) => shop.send(...sent) })
          }
          await story(world)
          await shop.dispose()
        })
      )
    )

  restarting("accepts the password on an open sign-in page and leaves the browser signed in", async (world) => {
    const { browser } = await signingIn(world.shop(), world.browser())
    await world.restart()

    const code = codeIn(await browser.submit({ email: "ada@shop.test", password }))
    assert.isString(code)
    await world.restart()

    const { body } = await world.shop().exchange({ code, redirectUri })
    assert.isString(body.refresh_token)
    const cookie = `portico=${browser.cookies.get("portico")?.value}`
    await world.restart()
    const opened = await world.shop().session({}, "none")
    const page = await world.shop().send(opened.body.redirectSession.fullUrl, { headers: { cookie } })
    assert.isString(messageOf(page.text).code)
    assert.strictEqual((await world.shop().refresh(body.refresh_token)).status, 200)
  })

  restarting("accepts a silent page, its session token and its code once", async (world) => {
    const { sessionToken } = (await world.shop().login()).body
    const { fullUrl } = (await world.shop().session({ sessionToken }, "none")).body.redirectSession
    await world.restart()
    const { code } = messageOf((await world.shop().send(fullUrl)).text)
    await world.restart()
    assert.strictEqual((await world.shop().send(fullUrl)).status, 410)
    assert.strictEqual((await world.shop().exchange({ code })).status, 200)
    await world.restart()

    assert.strictEqual(codeOf(await world.shop().exchange({ code })), "invalid_grant")
    const again = await world.shop().session({ sessionToken }, "none")
    const page = await world.shop().send(again.body.redirectSession.fullUrl)
    assert.strictEqual(messageOf(page.text).error, "login_required")
  })

  restarting("retains an email in the outbox, and its link works", async (world) => {
    await world.shop().post("/v1/send-email", { email: "ada@shop.test" }, await world.shop().visitor())
    await world.restart()
    const [mail] = await world.shop().outbox()
    assert.deepInclude(mail, { kind: "recovery", email: "ada@shop.test", sentAt: now })
    const shown = JSON.parse((await world.shop().send("/portico/outbox.json")).text)
    assert.strictEqual(shown.mails[0].link, mail?.link)

    const reader = world.browser()
    await reader.visit(mail?.link ?? "")
    const page = await reader.submit({ password: "a better horse", again: "a better horse" })

    assert.strictEqual(page.title, "Your new password is set")
    assert.strictEqual((await world.shop().login("ada@shop.test", "a better horse")).status, 200)
  })

  restarting("continues two-step verification with the remaining attempts and rejects used codes", async (world) => {
    const begin = async () => (await world.shop().login(email, password)).body.stateToken
    const verify = async (type: string, payload: object) =>
      world.shop().post(`/v2/${type}/verify`, payload, await world.shop().visitor())
    const totpData = { code: codeAt(now) }
    const [used, tried, texted] = [await begin(), await begin(), await begin()]
    assert.strictEqual((await verify("TOTP", { stateToken: used, totpData })).body.state, "SUCCESS")
    for (let time = 0; time < 4; time++) {
      await verify("TOTP", { stateToken: tried, totpData: { code: "000000" } })
    }
    await verify("SMS", { stateToken: texted })
    await world.restart()

    assert.strictEqual(codeOf(await verify("TOTP", { stateToken: tried, totpData })), "FACTOR_TRIES_EXHAUSTED")
    assert.strictEqual(codeOf(await verify("TOTP", { stateToken: await begin(), totpData })), "INVALID_OTP")
    const code = (await world.shop().outbox()).findLast(({ kind }) => kind === "factorCode")?.code
    assert.strictEqual((await verify("SMS", { stateToken: texted, smsData: { code } })).body.state, "SUCCESS")
  })

  restarting("continues an email change and a pending factor with the same proof", async (world) => {
    const { access_token: token } = await world.shop().member()
    const proof = await world.shop().prove(token)
    const call = (name: string, payload: object) => world.shop().post(`/v1/account/${name}`, payload, token)
    const { factorId, totpData } = (await call("enroll-factor", { factorType: "TOTP", proof })).body
    await world.restart()

    const { stateToken } = (await call("change-email", { email: "ada@new.test", proof })).body
    const code = (await world.shop().outbox()).at(-1)?.code
    await world.restart()

    const confirmed = await call("confirm-factor", { factorId, code: codeAt(now, totpData.secret) })
    assert.strictEqual(confirmed.status, 200)
    assert.strictEqual((await call("confirm-email", { stateToken, code })).body.user.email, "ada@new.test")
    const link = (await world.shop().outbox()).at(-1)?.link ?? ""
    await world.restart()

    const browser = world.browser()
    assert.strictEqual((await browser.visit(link)).title, "Restore your email address")
    const restored = await browser.submit({ password: "a better horse", again: "a better horse" })
    assert.strictEqual(restored.title, "Your email address is restored")
  })

  restarting("remembers a trusted device and a lockout", async (world) => {
    const { stateToken } = (await world.shop().login(email, password)).body
    const proof = { stateToken, totpData: { code: codeAt(now) }, rememberThisDevice: true }
    const proved = await world.shop().post("/v2/TOTP/verify", proof, await world.shop().visitor())
    const { additionalData } = JSON.parse(proved.text)
    for (let time = 0; time < 10; time++) await world.shop().login("ada@shop.test", "wrong")
    await world.restart()

    const clientMetaData = { deviceToken: additionalData.deviceToken.strValue }
    const login = { loginId: { email }, password, clientMetaData }
    const remembered = await world.shop().post("/v2/login", login, await world.shop().visitor())
    assert.strictEqual(remembered.body.state, "SUCCESS")
    const locked = await world.shop().login("ada@shop.test", password)
    assert.strictEqual(locked.status, 429)
    assert.strictEqual(locked.headers.get("retry-after"), "900")
    world.shop().pass(900_000)
    assert.strictEqual((await world.shop().login("ada@shop.test", password)).status, 200)
  })
}

interface World {
  readonly shop: () => ReturnType<typeof open>
  readonly restart: () => Promise<void>
  readonly browser: () => ReturnType<typeof browse>
}
