/** auth.md §4: one test for each state and each transition. */
import * as TestCaptcha from "@portico/client/auth/captcha/TestCaptcha"
import * as LoginFlow from "@portico/client/auth/LoginFlow"
import type { State } from "@portico/client/auth/LoginFlow"
import { AuthState } from "@portico/contract/auth/Enums"
import { assert, it as effect } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { auth } from "../../client/auth/auth.ts"
import { now as nowSeconds, plain, storeOf } from "../../client/session/session.ts"
import { noTokens, now, serving } from "../../client/site/serving.ts"
import { json, refused, replies } from "../../client/transport/network.ts"

const ada = { email: "a@b.co", password: "pw" }
const unknown = { loginState: "FAILURE", error: "Unknown _state" }
const granted = () => Response.json({ access_token: "NEW", expires_in: 100, refresh_token: "NEXT" })
const redirect = () => Response.json({ redirectSession: { fullUrl: "https://id.example/x" } })
const login = (answer: object) => serving(() => Response.json(answer)).site.auth.login(ada)

describe("auth.md §4, auth state from the identity service", () => {
  const becomes: Readonly<Record<string, string>> = {
    SUCCESS: "SUCCESS",
    REQUIRE_OWNER_APPROVAL: "OWNER_APPROVAL_REQUIRED",
    REQUIRE_EMAIL_VERIFICATION: "EMAIL_VERIFICATION_REQUIRED",
    STATUS_CHECK: "FAILURE"
  }

  it.each(AuthState.members)("%s", async (state) => {
    const answer = () => Response.json({ state, sessionToken: "ST", stateToken: "T" })

    expect((await serving(answer).site.auth.register(ada)).loginState).toBe(becomes[state])
    expect((await serving(answer).site.auth.login(ada)).loginState).toBe(becomes[state])
  })
})

describe("auth.md §4, mapping to the client login state", () => {
  it("SUCCESS becomes SUCCESS and includes the session token", async () => {
    expect(await login({ state: "SUCCESS", sessionToken: "ST" })).toEqual({
      loginState: "SUCCESS",
      data: { sessionToken: "ST" }
    })
  })

  it("REQUIRE_OWNER_APPROVAL becomes OWNER_APPROVAL_REQUIRED", async () => {
    expect(await login({ state: "REQUIRE_OWNER_APPROVAL" })).toEqual({ loginState: "OWNER_APPROVAL_REQUIRED" })
  })

  it("REQUIRE_EMAIL_VERIFICATION becomes EMAIL_VERIFICATION_REQUIRED and includes the state token", async () => {
    expect(await login({ state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "T" })).toEqual({
      loginState: "EMAIL_VERIFICATION_REQUIRED",
      data: { stateToken: "T" }
    })
  })

  it.each(["STATUS_CHECK", "ANYTHING", undefined])(
    "any other state becomes FAILURE with the error 'Unknown _state': %s",
    async (state) => {
      expect(await login({ state })).toEqual(unknown)
    }
  )
})

describe("auth.md §4, other client login states", () => {
  /** Returns the states of a login whose captcha tokens are rejected at first. */
  const visited = (kinds: ReadonlyArray<"visible" | "invisible">) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(now)
      const flow = yield* LoginFlow.make
      const states: Array<State["_tag"]> = []
      yield* Effect.forkChild(
        Stream.runForEach(flow.changes, ({ _tag }) =>
          Effect.sync(() => void (states.at(-1) === _tag || states.push(_tag)))
        ),
        { startImmediately: true }
      )
      yield* flow.login({ email: ada.email, password: Redacted.make(ada.password) })
      yield* TestClock.adjust(0)
      return states
    }).pipe(
      Effect.provide(
        Layer.merge(
          auth(
            replies(refused(400, "-19971"), json({ state: "SUCCESS", sessionToken: "ST" })),
            storeOf(plain("ACCESS", nowSeconds + 3600, "REFRESH", "visitor"))
          ),
          TestCaptcha.layer({ kinds })
        )
      )
    )

  effect.effect("INITIAL", () =>
    Effect.gen(function* () {
      const [first] = yield* visited([])

      assert.strictEqual(first, "INITIAL")
    })
  )

  effect.effect("USER_CAPTCHA_REQUIRED", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* visited(["visible"]), ["INITIAL", "USER_CAPTCHA_REQUIRED", "SUCCESS"])
    })
  )

  effect.effect("SILENT_CAPTCHA_REQUIRED", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* visited(["visible", "invisible"]), [
        "INITIAL",
        "SILENT_CAPTCHA_REQUIRED",
        "USER_CAPTCHA_REQUIRED",
        "SUCCESS"
      ])
    })
  )
})

describe("auth.md §4, verification", () => {
  it("allowed only from EMAIL_VERIFICATION_REQUIRED, using the code plus the remembered state token", async () => {
    const { sent, site } = serving(({ path }) =>
      Response.json(
        path === "/v2/login" ? { state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "T" } : { state: "SUCCESS" }
      )
    )

    await site.auth.login(ada)

    expect((await site.auth.verify({ code: "1" })).loginState).toBe("SUCCESS")
    expect(sent[1]).toMatchObject({ path: "/v1/auth/verify", body: { code: "1", stateToken: "T" } })
  })

  it.each([undefined, "INITIAL", "SUCCESS", "OWNER_APPROVAL_REQUIRED", "FAILURE", "USER_CAPTCHA_REQUIRED"])(
    "from any other state the result is FAILURE 'Unknown _state': %s",
    async (loginState) => {
      const { sent, site } = serving(() => Response.json({ state: "SUCCESS" }))
      const state = loginState === undefined ? undefined : { loginState, data: { stateToken: "T" } }

      expect(await site.auth.verify({ code: "1" }, state)).toEqual(unknown)
      expect(sent).toEqual([])
    }
  )
})

describe("auth.md §4, token lifecycle", () => {
  const grantsOf = (sent: ReadonlyArray<{ readonly body: unknown }>) =>
    sent.map(({ body }) => (body as { readonly grantType: string }).grantType)

  const obtaining = async (refresh: string, accept: (grantType: string) => boolean) => {
    const { sent, site } = serving(
      ({ body }) =>
        accept((body as { readonly grantType: string }).grantType) ? granted() : new Response("{}", { status: 400 }),
      {
        tokens: {
          accessToken: { value: "OLD", expiresAt: now / 1000 - 1 },
          refreshToken: { value: refresh, role: refresh === "" ? "none" : "visitor" }
        }
      }
    )
    const { headers } = await site.auth.getAuthHeaders()
    return {
      authorization: headers.Authorization,
      grants: grantsOf(sent),
      role: (await site.auth.getTokens()).refreshToken.role
    }
  }

  it("1. initially there are no tokens", async () => {
    expect(await serving(granted, { tokens: noTokens }).site.auth.getTokens()).toEqual(noTokens)
  })

  it("2. a missing or expired access token is obtained on demand, by the refresh token if present", async () => {
    expect(await obtaining("R", () => true)).toEqual({
      authorization: "NEW",
      grants: ["refresh_token"],
      role: "visitor"
    })
  })

  it("2. if that fails, anonymous visitor tokens (role visitor) are obtained", async () => {
    expect(await obtaining("R", (grantType) => grantType === "anonymous")).toEqual({
      authorization: "NEW",
      grants: ["refresh_token", "anonymous"],
      role: "visitor"
    })
  })

  it("2. without a refresh token, anonymous visitor tokens (role visitor) are obtained", async () => {
    expect(await obtaining("", () => true)).toEqual({ authorization: "NEW", grants: ["anonymous"], role: "visitor" })
  })

  it("3. a successful authorization-code exchange yields member tokens (role member)", async () => {
    const { site } = serving(granted)
    const data = await site.auth.generateOAuthData()

    expect((await site.auth.getMemberTokens("C", data.state, data)).refreshToken.role).toBe("member")
  })

  it.each([
    ["none", false],
    ["visitor", false],
    ["member", true]
  ] as const)("4. logged in means the refresh token's role is member: %s", async (role, expected) => {
    const { site } = serving(granted)
    await site.auth.setTokens({
      accessToken: { value: "A", expiresAt: now / 1000 + 3600 },
      refreshToken: { value: "R", role }
    })

    expect(await site.auth.loggedIn()).toBe(expected)
  })

  it("5. logout clears both tokens (role none)", async () => {
    const { site } = serving(redirect)
    await site.auth.logout()

    expect(await site.auth.getTokens()).toEqual(noTokens)
  })
})
