import type { SiteAuth as Auth } from "../../../../packages/client/src/site/internal/SiteAuth.ts"
import * as Site from "@portico/client/site/Site"
import * as Provider from "@portico/provider/Provider"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import { describe, expect, it } from "vitest"
import { refused, serving, tokens } from "../serving.ts"

const ada = { email: "ada@example.com", password: "s3cret" }
const unknown = { loginState: "FAILURE", error: "Unknown _state" }
const success = () => Response.json({ state: "SUCCESS", sessionToken: "ST" })
const due = (stateToken: string) => () => Response.json({ state: "REQUIRE_EMAIL_VERIFICATION", stateToken })

/** Creates a site whose provider sends these responses in turn. */
const script = (...answers: ReadonlyArray<() => Response>) =>
  serving((sent, index) => {
    const answer = answers[index]
    if (answer === undefined) throw new Error(`Nothing answers ${sent.path}`)
    return answer()
  })

describe("a call of plain JavaScript with a missing argument", () => {
  const none = undefined as never

  it.each([
    ["login", "loginId.email", (auth: Auth) => auth.login(none)],
    ["login without a password", "password", (auth: Auth) => auth.login({ email: "a@b.co" } as never)],
    ["register", "loginId.email", (auth: Auth) => auth.register(none)],
    ["verifyFactor", "stateToken", (auth: Auth) => auth.verifyFactor("TOTP", none)],
    ["recover", "recoveryToken", (auth: Auth) => auth.recover(none, none)]
  ])("fails with the name of the field and sends nothing: %s", async (_, field, call) => {
    const { sent, site } = serving(() => Response.json({}))

    expect(await call(site.auth)).toEqual({
      loginState: "FAILURE",
      error: expect.stringMatching(new RegExp(`^INVALID_ARGUMENT: "${field}" Expected [^\\n]+$`))
    })
    expect(sent).toEqual([])
  })

  it("fails if nothing can be verified", async () => {
    expect(await serving(() => Response.json({})).site.auth.verify(none)).toEqual({
      loginState: "FAILURE",
      error: "Unknown _state"
    })
  })

  it("omits an undefined captcha token", async () => {
    const { sent, site } = serving(() => Response.json({ state: "SUCCESS" }))

    await site.auth.login({ email: "a@b.co", password: "pw", captchaTokens: { recaptchaToken: none } })

    expect(sent[0]?.body).toEqual({ loginId: { email: "a@b.co" }, password: "pw", captchaTokens: [{}] })
  })
})

describe("auth.verify", () => {
  it.each([undefined, {}, { code: "" }, { verificationCode: "", code: "123" }])(
    "fails without sending a request if the code is missing: %j",
    async (input) => {
      const { sent, site } = script(due("T1"))
      await site.auth.login(ada)

      const result = await site.auth.verify(input as never)

      expect(result).toMatchObject({ loginState: "FAILURE", errorCode: "missingVerificationCode" })
      expect(sent).toHaveLength(1)
    }
  )

  it("sends the state token of the previous login", async () => {
    const { sent, site } = script(due("T1"), success)

    await site.auth.login(ada)

    expect(await site.auth.verify({ code: "123" })).toEqual({ loginState: "SUCCESS", data: { sessionToken: "ST" } })
    expect(sent[1]).toMatchObject({ path: "/v1/auth/verify", body: { code: "123", stateToken: "T1" } })
  })

  it("sends the state token of the last pending login, even after a failed login", async () => {
    const { sent, site } = script(due("T1"), due("T2"), () => refused(401, "-19976"), due("T3"), success)

    await site.auth.register(ada)
    await site.auth.login(ada)
    await site.auth.login(ada)
    await site.auth.processVerification({ verificationCode: "wrong" })
    await site.auth.processVerification({ verificationCode: "right" })

    expect([sent[3]?.body, sent[4]?.body]).toEqual([
      { code: "wrong", stateToken: "T2" },
      { code: "right", stateToken: "T3" }
    ])
  })

  it("prefers the given state to the stored one", async () => {
    const { sent, site } = script(due("T1"), success)
    await site.auth.login(ada)

    await site.auth.verify(
      { verificationCode: "V", code: "C" },
      { loginState: "EMAIL_VERIFICATION_REQUIRED", data: { stateToken: "X" } }
    )

    expect(sent[1]?.body).toEqual({ code: "V", stateToken: "X" })
  })

  it.each(["SUCCESS", "OWNER_APPROVAL_REQUIRED", "FAILURE", "INITIAL"])(
    "fails without sending a request from %s",
    async (loginState) => {
      const { sent, site } = script()

      expect(await site.auth.verify({ code: "1" }, { loginState, data: { stateToken: "X" } })).toEqual(unknown)
      expect(sent).toEqual([])
    }
  )

  it("fails without sending a request before a login and after success", async () => {
    const { sent, site } = script(due("T1"), success)

    expect(await site.auth.verify({ code: "1" })).toEqual(unknown)
    await site.auth.login(ada)
    await site.auth.verify({ code: "1" })
    expect(await site.auth.verify({ code: "1" })).toEqual(unknown)
    expect(sent).toHaveLength(2)
  })

  it("returns a result with the error as its cause if it is refused", async () => {
    const { site } = script(due("T1"), () => refused(400, "WRONG_CODE"))
    await site.auth.login(ada)

    const result = await site.auth.verify({ code: "1" })

    expect(result).toEqual({ loginState: "FAILURE", error: "no" })
    expect(result).toHaveProperty("cause", expect.objectContaining({ code: "WRONG_CODE", requestId: "REQ-1" }))
    expect(JSON.stringify(result)).not.toContain("WRONG_CODE")
  })

  it("resumes a verification that another page exported", async () => {
    const before = script(due("T1"))
    await before.site.auth.login(ada)
    const text = before.site.auth.exportVerification()
    const { sent, site } = script(success)

    expect(site.auth.exportVerification()).toBeNull()
    expect(site.auth.importVerification(text ?? "")).toBe(true)
    await site.auth.verify({ code: "1" })

    expect(sent[0]?.body).toEqual({ code: "1", stateToken: "T1" })
  })

  it("rejects an invalid import and leaves the pending verification unchanged", async () => {
    const { sent, site } = script(due("T1"), success)
    await site.auth.login(ada)

    expect(site.auth.importVerification("{}")).toBe(false)
    await site.auth.verify({ code: "1" })

    expect(sent[1]?.body).toMatchObject({ stateToken: "T1" })
  })
})

describe("a second factor", () => {
  const challenged = () =>
    Response.json({ state: "STATUS_CHECK", stateToken: "MFA", mfaChallengeData: { factorType: "SMS" } })

  it("is required by a failure and verified with its data", async () => {
    const { sent, site } = script(challenged, success)

    const result = await site.auth.login(ada)
    expect(result).toEqual({ ...unknown, data: { stateToken: "MFA", mfaChallengeData: { factorType: "SMS" } } })

    expect(await site.auth.verifyFactor("SMS", { stateToken: "MFA", rememberThisDevice: true, code: "1" })).toEqual({
      loginState: "SUCCESS",
      data: { sessionToken: "ST" }
    })
    expect(sent[1]).toMatchObject({
      path: "/v2/SMS/verify",
      body: { factorType: "SMS", stateToken: "MFA", rememberThisDevice: true, smsData: { code: "1" } }
    })
  })

  it.each([
    ["PUSH", { transactionId: "t1" }, { pushData: { transactionId: "t1" } }],
    [
      "WEBAUTHN",
      { challengeId: "c1", credential: { id: "k" } },
      { webauthnData: { challengeId: "c1", credential: { id: "k" } } }
    ]
  ])("%s is verified without a code", async (factorType, input, data) => {
    const { sent, site } = script(success)

    await site.auth.verifyFactor(factorType, { stateToken: "MFA", ...input })

    expect(sent[0]?.body).toEqual({ factorType, stateToken: "MFA", ...data })
  })

  it.each(["PASSWORD", "RECOVERY_CODE"])("%s cannot be verified, and nothing is sent", async (factorType) => {
    const { sent, site } = script()

    expect(await site.auth.verifyFactor(factorType, { stateToken: "MFA", code: "1" })).toEqual({
      loginState: "FAILURE",
      error: expect.stringContaining(factorType)
    })
    expect(sent).toEqual([])
  })

  it("can be challenged again or replaced by another one", async () => {
    const { sent, site } = script(challenged, () => refused(409, "FACTOR_UNAVAILABLE"))

    expect(await site.auth.challengeFactor("SMS", "MFA")).toEqual({
      stateToken: "MFA",
      mfaChallengeData: { factorType: "SMS" }
    })
    await expect(site.auth.challengeFactor("CALL", "MFA")).rejects.toMatchObject({ code: "FACTOR_UNAVAILABLE" })
    expect(sent.map(({ path }) => path)).toEqual(["/v2/SMS/verify", "/v2/CALL/verify"])
  })

  it("is polled by awaitPush if it is on another device", async () => {
    const pushed = { factorType: "PUSH", verificationChallengeData: { pushData: { transactionId: "t1" } } }
    const pending = () => Response.json({ state: "STATUS_CHECK", stateToken: "MFA", mfaChallengeData: pushed })
    const { sent, site } = script(pending, success)

    expect(await site.auth.awaitPush("MFA", pushed, { every: 1 })).toMatchObject({ loginState: "SUCCESS" })
    expect(sent).toHaveLength(2)
  })
})

it("auth.recover returns a login result, or a failure with a message", async () => {
  const { sent, site } = script(success, () => refused(403, "TOKEN_EXPIRED"))

  expect(await site.auth.recover("R", "n3w")).toEqual({ loginState: "SUCCESS", data: { sessionToken: "ST" } })
  expect(await site.auth.recover("R", "n3w")).toEqual({ loginState: "FAILURE", error: "no" })
  expect(sent[0]).toMatchObject({ path: "/v1/recover", body: { recoveryToken: "R", password: "n3w" } })
  expect(await site.auth.getTokens()).toEqual(tokens)
})

describe("the error code of a failure", () => {
  const answering = (code: string) => serving(() => refused(400, code)).site.auth
  const state = { loginState: "EMAIL_VERIFICATION_REQUIRED", data: { stateToken: "T" } }
  const push = { verificationChallengeData: { pushData: { transactionId: "P" } } }

  it.each([
    [
      "verify",
      "INVALID_VERIFICATION_CODE",
      "invalidVerificationCode",
      (auth: Auth) => auth.verify({ code: "1" }, state)
    ],
    ["verify", "-19958", "identityBlocked", (auth: Auth) => auth.verify({ code: "1" }, state)],
    ["recover", "INVALID_RECOVERY_TOKEN", "invalidRecoveryToken", (auth: Auth) => auth.recover("R", "pw")],
    ["recover", "-19958", "identityBlocked", (auth: Auth) => auth.recover("R", "pw")],
    [
      "verifyFactor",
      "INVALID_OTP",
      "invalidOtp",
      (auth: Auth) => auth.verifyFactor("SMS", { stateToken: "T", code: "1" })
    ],
    [
      "verifyFactor",
      "-19973",
      "resetPassword",
      (auth: Auth) => auth.verifyFactor("SMS", { stateToken: "T", code: "1" })
    ],
    ["awaitPush", "FACTOR_DENIED", "factorDenied", (auth: Auth) => auth.awaitPush("T", push)],
    ["login", "-19958", "invalidEmail", (auth: Auth) => auth.login(ada)]
  ])("is, for %s with %s, %s", async (_, code, errorCode, call) => {
    const result = await call(answering(code))

    expect(result).toEqual({ loginState: "FAILURE", error: expect.any(String), errorCode })
    expect(result).toHaveProperty("cause.code", code)
  })

  it.each([
    ["challengeFactor", "FACTOR_UNAVAILABLE", "factorUnavailable", (auth: Auth) => auth.challengeFactor("SMS", "T")],
    ["signOn", "-19958", "identityBlocked", (auth: Auth) => auth.signOn({ email: "ada@example.com" })]
  ])("is part of the rejection of %s with %s: %s", async (_, code, errorCode, call) => {
    await expect(call(answering(code))).rejects.toMatchObject({ code, errorCode, status: 400 })
  })

  it("is missing if the provider's code is unknown", async () => {
    expect(await answering("ANOTHER").recover("R", "pw")).toEqual({ loginState: "FAILURE", error: "no" })
  })
})

describe("auth.signIn", () => {
  const pending = { email: "new@example.com", password: "correct-horse", status: "emailVerification" } as const
  const seed = { ...Bookshop.seed, members: [...Bookshop.seed.members, pending] }

  const open = (options: Partial<Site.Options> = { returnAddresses: ["http://localhost:5173/"] }) => {
    const provider = Provider.make({ seed, passwordIterations: 10 })
    const { clientId } = Bookshop
    const host = "http://provider.test"
    return {
      provider,
      site: Site.make({ clientId, host, fetch: (...call) => provider.handler(new Request(...call)), ...options })
    }
  }

  it("ends with the session of the member", async () => {
    const { site } = open()

    expect(await site.auth.signIn(Bookshop.accounts.ada)).toEqual({ loginState: "SIGNED_IN" })
    expect(await site.auth.loggedIn()).toBe(true)
  })

  it("returns the step that it waits for, and createSession continues after it", async () => {
    const { provider, site } = open()

    const waiting = await site.auth.signIn(pending)
    expect(waiting.loginState).toBe("EMAIL_VERIFICATION_REQUIRED")
    expect(await site.auth.createSession(waiting as never)).toBe(waiting)
    const { code = "" } = (await provider.outbox()).at(-1) ?? {}
    const verified = await site.auth.verify({ code })

    expect(await site.auth.createSession(verified)).toEqual({ loginState: "SIGNED_IN" })
    expect(await site.auth.loggedIn()).toBe(true)
  })

  it("resolves with the failure of the login", async () => {
    const { site } = open()

    expect(await site.auth.signIn({ ...Bookshop.accounts.ada, password: "wrong" })).toMatchObject({
      loginState: "FAILURE",
      errorCode: "invalidPassword"
    })
    expect(await site.auth.loggedIn()).toBe(false)
  })

  it("resolves with the reason if the session cannot be created", async () => {
    const { site } = open({})

    const result = await site.auth.signIn(Bookshop.accounts.ada)

    expect(result).toMatchObject({ loginState: "FAILURE", error: expect.stringContaining("returnAddresses") })
    expect(result).not.toHaveProperty("errorCode")
  })
})
