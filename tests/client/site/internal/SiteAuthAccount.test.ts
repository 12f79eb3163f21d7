import { describe, expect, it } from "vitest"
import { refused, serving } from "../serving.ts"

type Auth = ReturnType<typeof serving>["site"]["auth"]

describe("the account calls of auth", () => {
  const calls: ReadonlyArray<
    readonly [name: string, call: (auth: Auth) => Promise<unknown>, path: string, body: object]
  > = [
    [
      "sendPasswordResetEmail",
      (auth) => auth.sendPasswordResetEmail("a@b.co", "https://shop.example/reset", { language: "en" }),
      "/v1/send-email",
      { email: "a@b.co", language: "en", redirect: { url: "https://shop.example/reset", clientId: "shop" } }
    ],
    [
      "sendPasswordResetEmail without a redirect address",
      (auth) => auth.sendPasswordResetEmail("a@b.co"),
      "/v1/send-email",
      { email: "a@b.co", redirect: { clientId: "shop" } }
    ],
    [
      "sendActivationEmail",
      (auth) => auth.sendActivationEmail("i1"),
      "/v1/activation-email",
      { identityId: "i1", emailOptions: { redirect: { clientId: "shop" } } }
    ],
    [
      "startVerification",
      (auth) => auth.startVerification({ identityId: "i1", target: "EMAIL" }),
      "/v1/Start",
      { identityId: "i1", target: "EMAIL" }
    ],
    ["changePassword", (auth) => auth.changePassword("n3w"), "/v2/change-password", { newPassword: "n3w" }],
    ["signOn", (auth) => auth.signOn({ email: "a@b.co" }), "/v2/sign-on", { loginId: { email: "a@b.co" } }],
    [
      "graphql",
      (auth) => auth.graphql("{ x }", { a: 1 }, { apiVersion: "beta" }),
      "/graphql/beta",
      { query: "{ x }", variables: { a: 1 } }
    ]
  ]

  it.each(calls)("send the expected request: %s", async (_, call, path, body) => {
    const { sent, site } = serving(() => Response.json({}))

    await call(site.auth)

    expect(sent).toEqual([{ method: "POST", path, authorization: "ACCESS", body }])
  })

  it.each(calls)("reject with the provider's code if refused: %s", async (_, call) => {
    const { site } = serving(() => refused(403, "NO"))

    await expect(call(site.auth)).rejects.toMatchObject({ code: "NO", status: 403, requestId: "REQ-1" })
  })

  it("return the response with plain strings", async () => {
    const { site } = serving(() =>
      Response.json({ verificationId: "V1", sessionToken: "ST", identity: { id: "i1" }, data: { x: 1 } })
    )

    expect(await site.auth.startVerification()).toEqual({ verificationId: "V1" })
    expect(await site.auth.signOn({ email: "a@b.co" })).toEqual({ sessionToken: "ST", identity: { id: "i1" } })
    expect(await site.auth.graphql("{ x }")).toEqual({ data: { x: 1 } })
  })

  it("return null for missing values", async () => {
    const { site } = serving(() => Response.json({ errors: [{ message: "e" }] }))

    expect(await site.auth.startVerification()).toEqual({ verificationId: null })
    expect(await site.auth.signOn({ email: "a@b.co" })).toEqual({ sessionToken: null, identity: null })
    expect(await site.auth.graphql("{ x }")).toEqual({ data: {}, errors: [{ message: "e" }] })
  })
})
