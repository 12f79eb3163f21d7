import { assert, describe, it } from "@effect/vitest"
import { accessTokenLifetime } from "@portico/contract/Limits"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { challenge, codeOf, messageOf, open, redirectUri, verifier } from "../../Shop.ts"
import { meddling } from "../../Stores.ts"

const claimsOf = (token: string) => JSON.parse(atob((token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/")))

describe("visitors", () => {
  it("receive their own tokens", async () => {
    const shop = open()

    const first = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })
    const second = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })

    assert.strictEqual(first.status, 200)
    assert.strictEqual(first.body.expires_in, accessTokenLifetime)
    assert.strictEqual(first.body.token_type, "Bearer")
    assert.include(claimsOf(first.body.access_token), {
      role: "visitor",
      client_id: "shop",
      iat: 1_700_000_000,
      exp: 1_700_014_400
    })
    assert.notStrictEqual(claimsOf(first.body.access_token).sub, claimsOf(second.body.access_token).sub)
  })

  it("remain the same visitor after a refresh", async () => {
    const shop = open()
    const { body } = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })

    const refreshed = await shop.refresh(body.refresh_token)

    assert.strictEqual(refreshed.status, 200)
    assert.strictEqual(claimsOf(refreshed.body.access_token).sub, claimsOf(body.access_token).sub)
    assert.strictEqual(claimsOf(refreshed.body.access_token).role, "visitor")
  })

  it("of an unknown client are rejected", async () => {
    const refused = await open().post("/oauth2/token", { clientId: "nobody", grantType: "anonymous" })

    assert.strictEqual(refused.status, 400)
    assert.strictEqual(codeOf(refused), "invalid_client")
  })

  it("of any client receive tokens in open mode", async () => {
    const granted = await open({ open: true }).post("/oauth2/token", { clientId: "anything", grantType: "anonymous" })

    assert.strictEqual(granted.status, 200)
  })
})

describe("codes", () => {
  it("are exchanged for member tokens", async () => {
    const shop = open()

    const granted = await shop.exchange({ code: await shop.code() })

    assert.strictEqual(granted.status, 200)
    assert.include(claimsOf(granted.body.access_token), { role: "member", client_id: "shop" })
  })

  it("are accepted once, and a second use ends the session", async () => {
    const shop = open()
    const code = await shop.code()
    const { body } = await shop.exchange({ code })

    const again = await shop.exchange({ code })

    assert.strictEqual(again.status, 400)
    assert.strictEqual(codeOf(again), "invalid_grant")
    assert.strictEqual(codeOf(await shop.refresh(body.refresh_token)), "invalid_grant")
  })

  it("are accepted for only one of several concurrent requests", async () => {
    const shop = open()
    const code = await shop.code()

    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.exchange({ code })))

    assert.strictEqual(answers.filter(({ status }) => status === 200).length, 1)
  })

  it("require the verifier of their challenge and are invalid after a wrong one", async () => {
    const shop = open()
    const code = await shop.code()

    const wrong = await shop.exchange({ code, codeVerifier: "w".repeat(43) })

    assert.strictEqual(codeOf(wrong), "invalid_grant")
    assert.strictEqual(codeOf(await shop.exchange({ code })), "invalid_grant")
  })

  it.each([
    ["the challenge itself", challenge],
    ["a verifier that is too short", verifier.slice(1)],
    ["a verifier that is too long", "v".repeat(129)],
    ["a verifier with invalid characters", `${"v".repeat(42)} `],
    ["no verifier", ""]
  ])("are rejected with %s", async (_, codeVerifier) => {
    const shop = open()

    const refused = await shop.exchange({ code: await shop.code(), codeVerifier })

    assert.strictEqual(codeOf(refused), "invalid_grant")
  })

  it("are accepted only for their own client", async () => {
    const shop = open()

    const refused = await shop.exchange({ code: await shop.code(), clientId: "other" })

    assert.strictEqual(codeOf(refused), "invalid_grant")
  })

  it("are accepted only with their own redirect address", async () => {
    const shop = open()

    const without = await shop.exchange({ code: await shop.code({ redirectUri }) })
    const another = await shop.exchange({ code: await shop.code({ redirectUri }), redirectUri: `${redirectUri}x` })
    const right = await shop.exchange({ code: await shop.code({ redirectUri }), redirectUri })

    assert.strictEqual(codeOf(without), "invalid_grant")
    assert.strictEqual(codeOf(another), "invalid_grant")
    assert.strictEqual(right.status, 200)
  })

  it("expire after a minute", async () => {
    const shop = open()
    const code = await shop.code()
    shop.pass(60_000)

    const late = await shop.exchange({ code })

    assert.strictEqual(codeOf(late), "invalid_grant")
  })

  it("invalidate the session token that they came from", async () => {
    const shop = open()
    const { sessionToken } = (await shop.login()).body
    const first = await shop.session({ sessionToken }, "none")
    const retried = await shop.session({ sessionToken }, "none")
    const { code } = messageOf((await shop.send(first.body.redirectSession.fullUrl)).text)
    await shop.exchange({ code })

    const page = await shop.send(retried.body.redirectSession.fullUrl)

    assert.include(page.text, "login_required")
  })
})

describe("refresh tokens", () => {
  it("are replaced by each use", async () => {
    const shop = open()
    const { refresh_token: first } = await shop.member()

    const second = (await shop.refresh(first)).body.refresh_token
    const third = (await shop.refresh(second)).body.refresh_token

    assert.strictEqual(new Set([first, second, third]).size, 3)
  })

  it("are accepted only for their own client and stay valid after another client used them", async () => {
    const shop = open()
    const { refresh_token } = await shop.member()
    const showBy = (clientId: string) =>
      shop.post("/oauth2/token", { refreshToken: refresh_token, grantType: "refresh_token", clientId })

    assert.strictEqual(codeOf(await showBy("other")), "invalid_grant")
    assert.strictEqual((await showBy("shop")).status, 200)
  })

  it("end their session if they are used a second time", async () => {
    const shop = open({ reuseWindow: 0 })
    const { refresh_token: stolen } = await shop.member()
    const { refresh_token: current } = (await shop.refresh(stolen)).body

    const reused = await shop.refresh(stolen)

    assert.strictEqual(reused.status, 400)
    assert.strictEqual(codeOf(reused), "invalid_grant")
    assert.strictEqual(codeOf(await shop.refresh(current)), "invalid_grant")
  })

  it("stay the same and expire ninety days after the last use for a client with lasting tokens", async () => {
    const shop = open({
      reuseWindow: 0,
      seed: { clients: [{ clientId: "shop", origins: [], redirectUris: [], refreshTokens: "lasting" }] }
    })
    const { refresh_token: kept } = (await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" }))
      .body

    for (const days of [80, 80, 80]) {
      shop.pass(days * 24 * 3_600_000)
      assert.strictEqual((await shop.refresh(kept)).body.refresh_token, kept)
    }
    shop.pass(90 * 24 * 3_600_000)
    assert.strictEqual(codeOf(await shop.refresh(kept)), "invalid_grant")
  })

  it("return the same successor if they are used again within the window", async () => {
    const shop = open()
    const { refresh_token: shown } = await shop.member()
    const first = await shop.refresh(shown)
    shop.pass(29_999)

    const again = await shop.refresh(shown)

    assert.strictEqual(again.status, 200)
    assert.strictEqual(again.body.refresh_token, first.body.refresh_token)
    assert.strictEqual((await shop.refresh(again.body.refresh_token)).status, 200)
  })

  it("are rejected after their successor was used", async () => {
    const shop = open()
    const { refresh_token: shown } = await shop.member()
    const { refresh_token: successor } = (await shop.refresh(shown)).body
    const { refresh_token: current } = (await shop.refresh(successor)).body

    const reused = await shop.refresh(shown)

    assert.strictEqual(codeOf(reused), "invalid_grant")
    assert.strictEqual(codeOf(await shop.refresh(current)), "invalid_grant")
  })

  it("are rejected after the window", async () => {
    const shop = open()
    const { refresh_token: shown } = await shop.member()
    await shop.refresh(shown)
    shop.pass(30_000)

    assert.strictEqual(codeOf(await shop.refresh(shown)), "invalid_grant")
  })

  it("have one successor if they are used concurrently", async () => {
    const shop = open()
    const { refresh_token: shown } = await shop.member()

    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.refresh(shown)))

    assert.deepStrictEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
    assert.strictEqual(new Set(answers.map(({ body }) => body.refresh_token)).size, 1)
  })

  it("expire after ninety days without use", async () => {
    const shop = open()
    const { refresh_token } = await shop.member()
    shop.pass(90 * 24 * 3_600_000)

    assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
  })

  it.each(["", "x", "x".repeat(65), "\u0000", "\ud800".repeat(65), "'; drop table sessions; --"])(
    "are rejected if they were never issued: %j",
    async (refreshToken) => {
      assert.strictEqual(codeOf(await open().refresh(refreshToken)), "invalid_grant")
    }
  )
})

describe("access tokens", () => {
  it("are valid until the second of their expiry", async () => {
    const shop = open()
    const token = await shop.visitor()
    const call = () => shop.post("/v1/send-email", { email: "ada@shop.test" }, token)

    shop.pass(accessTokenLifetime * 1000)
    const last = await call()
    shop.pass(1000)
    const late = await call()

    assert.strictEqual(last.status, 200)
    assert.strictEqual(late.status, 401)
    assert.strictEqual(codeOf(late), "UNAUTHENTICATED")
  })

  it("may follow a scheme name", async () => {
    const shop = open()

    const answered = await shop.post("/v1/send-email", { email: "ada@shop.test" }, `Bearer ${await shop.visitor()}`)

    assert.strictEqual(answered.status, 200)
  })

  it("of other providers are rejected", async () => {
    const refused = await open().post("/v1/send-email", { email: "ada@shop.test" }, await open().visitor())

    assert.strictEqual(refused.status, 401)
  })

  it("are rejected with a forged signature", async () => {
    const shop = open()
    const [header, payload] = (await shop.visitor()).split(".")
    const none = btoa(JSON.stringify({ alg: "none", typ: "JWT" })).replace(/=+$/, "")
    const forged = [
      `${header}.${payload}.`,
      `${none}.${payload}.`,
      `${header}.${payload}.${"A".repeat(43)}`,
      "a.b.c",
      "x"
    ]

    const answers = await Promise.all(forged.map((token) => shop.post("/v1/send-email", { email: "a@b" }, token)))

    assert.deepStrictEqual(new Set(answers.map(({ status }) => status)), new Set([401]))
  })
})

it("names the missing fields of a grant", async () => {
  const refused = await open().post("/oauth2/token", { clientId: "shop" })

  assert.strictEqual(refused.status, 400)
  assert.isNotEmpty(refused.body.details.validationError?.fieldViolations)
})

it("issues no tokens to a member who has been blocked", async () => {
  const shop = open()
  const { refresh_token } = await shop.member()
  const code = await shop.code()
  await shop.kept((store) =>
    store.memberByEmail("ada@shop.test").pipe(
      Effect.map(Option.getOrThrow),
      Effect.flatMap((ada) => store.changeMember({ ...ada, status: "BLOCKED", revision: ada.revision + 1 }))
    )
  )

  assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
  assert.strictEqual(codeOf(await shop.exchange({ code })), "invalid_grant")
})

it("stores no usable token or password", async () => {
  const shop = open()
  const { access_token, refresh_token } = await shop.member()
  const id = refresh_token.slice(0, 22)

  const session = await shop.kept((store) => Effect.map(store.session(id), Option.getOrThrow))
  const ada = await shop.kept((store) => Effect.map(store.memberByEmail("ada@shop.test"), Option.getOrThrow))

  assert.notInclude(JSON.stringify(session), refresh_token.slice(22))
  assert.notInclude(JSON.stringify(session), access_token)
  assert.match(ada.password, /^\$pbkdf2-sha256\$i=10\$/)
})

it("rejects a code while all sessions of its member are being ended", async () => {
  let meanwhile: () => Promise<unknown> = async () => {}
  const store = meddling((kept) => ({
    ...kept,
    endSessionsOf: (subject, at, except) =>
      Effect.andThen(
        kept.endSessionsOf(subject, at, except),
        Effect.promise(() => meanwhile())
      )
  }))
  const shop = open({ store })
  const { access_token } = await shop.member()
  const code = await shop.code()
  let granted: Awaited<ReturnType<typeof shop.exchange>> | undefined
  meanwhile = async () => {
    granted = await shop.exchange({ code })
  }

  await shop.post("/v2/change-password", { newPassword: "another horse" }, access_token)

  assert.strictEqual(granted?.status, 400)
})

it("removes expired sessions even if no member signs in", async () => {
  const shop = open()
  const { body } = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })
  const id = body.refresh_token.slice(0, 22)
  shop.pass(91 * 24 * 60 * 60_000)

  await shop.visitor()

  assert.isTrue(Option.isNone(await shop.kept((kept) => kept.session(id))))
})
