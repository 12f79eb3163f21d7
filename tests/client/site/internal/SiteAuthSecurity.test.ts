import { describe, expect, it } from "vitest"
import { now, refused, serving, tokens } from "../serving.ts"

const member = { ...tokens, refreshToken: { value: "REFRESH", role: "member" } } as const

type Auth = ReturnType<typeof serving>["site"]["auth"]

const user = { id: "ada", email: "ada@shop.example", emailVerified: true }

const credential = { id: "C1" }

/** Creates a site of a signed-in member. */
const asMember = (answer: Parameters<typeof serving>[0], options: Parameters<typeof serving>[1] = {}) =>
  serving(answer, { tokens: member, ...options })

/** A response that fits every call of the account extension. */
const everything = () =>
  Response.json({
    user,
    proof: "PROOF",
    stateToken: "STATE",
    factorId: "F1",
    totpData: { secret: "SECRET", uri: "otpauth://x" },
    codes: ["a-b"],
    credentialCreationOptions: { challenge: "C" },
    factors: [{ factorId: "F1", factorType: "TOTP", status: "ENABLED", createdDate: new Date(now).toISOString() }],
    available: ["TOTP"],
    sessions: [{ sessionId: "S1", clientId: "shop", current: true }]
  })

describe("the calls of auth for the signed-in member's account", () => {
  const calls: ReadonlyArray<
    readonly [name: keyof Auth, call: (auth: Auth) => Promise<unknown>, path: string, body: object, result: unknown]
  > = [
    ["getUser", (auth) => auth.getUser(), "user", {}, user],
    ["reverify", (auth) => auth.reverify("LOGIN"), "reverify", { sessionToken: "LOGIN" }, { proof: "PROOF" }],
    [
      "changeEmail",
      (auth) => auth.changeEmail("ada@new.example", "P"),
      "change-email",
      { email: "ada@new.example", proof: "P" },
      { stateToken: "STATE" }
    ],
    [
      "confirmEmail",
      (auth) => auth.confirmEmail("STATE", "123456"),
      "confirm-email",
      { stateToken: "STATE", code: "123456" },
      user
    ],
    ["deleteAccount", (auth) => auth.deleteAccount("P"), "delete", { proof: "P" }, undefined],
    [
      "listFactors",
      (auth) => auth.listFactors(),
      "factors",
      {},
      {
        factors: [{ factorId: "F1", factorType: "TOTP", status: "ENABLED", createdDate: new Date(now) }],
        available: ["TOTP"]
      }
    ],
    [
      "enrollFactor",
      (auth) => auth.enrollFactor({ factorType: "SMS", phone: "+41790000000" }, "P"),
      "enroll-factor",
      { factorType: "SMS", phone: "+41790000000", proof: "P" },
      { factorId: "F1", totpData: { secret: "SECRET", uri: "otpauth://x" } }
    ],
    ["resendFactorCode", (auth) => auth.resendFactorCode("F1"), "resend-factor-code", { factorId: "F1" }, undefined],
    [
      "confirmFactor",
      (auth) => auth.confirmFactor("F1", "123456"),
      "confirm-factor",
      { factorId: "F1", code: "123456" },
      undefined
    ],
    ["passkeyOptions", (auth) => auth.passkeyOptions("P"), "passkey-options", { proof: "P" }, { challenge: "C" }],
    [
      "addPasskey",
      (auth) => auth.addPasskey({ credential, name: "Phone" }, "P"),
      "add-passkey",
      { credential, name: "Phone", proof: "P" },
      undefined
    ],
    ["renewRecoveryCodes", (auth) => auth.renewRecoveryCodes("P"), "recovery-codes", { proof: "P" }, ["a-b"]],
    [
      "removeFactor",
      (auth) => auth.removeFactor("F1", "P"),
      "remove-factor",
      { factorId: "F1", proof: "P" },
      undefined
    ],
    [
      "listSessions",
      (auth) => auth.listSessions(),
      "sessions",
      {},
      [{ sessionId: "S1", clientId: "shop", current: true }]
    ],
    [
      "revokeSession",
      (auth) => auth.revokeSession("S1", "P"),
      "revoke-session",
      { sessionId: "S1", proof: "P" },
      undefined
    ],
    ["revokeOtherSessions", (auth) => auth.revokeOtherSessions("P"), "revoke-session", { proof: "P" }, undefined]
  ]

  it.each(calls)("send the expected request, and return plain values: %s", async (_, call, path, body, result) => {
    const { sent, site } = asMember(everything)

    expect(await call(site.auth)).toEqual(result)

    expect(sent).toEqual([{ method: "POST", path: `/v1/account/${path}`, authorization: "ACCESS", body }])
  })

  it.each(calls)("reject with NotSupported if the provider lacks the extension: %s", async (_, call) => {
    const { site } = asMember(() => refused(404, "NOT_FOUND"))

    await expect(call(site.auth)).rejects.toMatchObject({ code: "NotSupported", status: 404 })
  })

  it.each(calls)("reject with NotSupported without a request if the setting says so: %s", async (_, call) => {
    const { sent, site } = asMember(everything, { accountExtension: false })

    await expect(call(site.auth)).rejects.toMatchObject({ code: "NotSupported" })

    expect(sent).toEqual([])
  })

  it.each(calls.filter(([name]) => name !== "getUser"))(
    "reject for a visitor without a request: %s",
    async (_, call) => {
      const { sent, site } = serving(everything)

      await expect(call(site.auth)).rejects.toMatchObject({ code: "NotSignedIn" })

      expect(sent).toEqual([])
    }
  )

  it("return null for a visitor, and for an enrollment without a secret", async () => {
    expect(await serving(everything).site.auth.getUser()).toBeNull()

    const { site } = asMember(() => Response.json({ factorId: "F1" }))
    expect(await site.auth.enrollFactor({ factorType: "EMAIL" }, "P")).toEqual({ factorId: "F1", totpData: null })
  })

  it("confirm a push notification without a code", async () => {
    const { sent, site } = asMember(everything)

    await site.auth.confirmFactor("F1")

    expect(sent[0]?.body).toEqual({ factorId: "F1" })
  })

  it("reject with the provider's code if a proof is required", async () => {
    const { site } = asMember(() => refused(403, "REVERIFICATION_REQUIRED"))

    for (const call of [site.auth.deleteAccount("P"), site.auth.changePassword("n3w")]) {
      await expect(call).rejects.toMatchObject({ code: "REVERIFICATION_REQUIRED", status: 403 })
    }
  })

  it("change the password with a proof", async () => {
    const { sent, site } = asMember(everything)

    await site.auth.changePassword("n3w", "P")

    expect(sent[0]).toMatchObject({ path: "/v2/change-password", body: { newPassword: "n3w", proof: "P" } })
  })
})
