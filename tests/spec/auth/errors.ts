/** auth.md §8: one test for each row of the error catalogue. */
import { FlowTimedOut } from "@portico/client/auth/SilentLogin"
import { describe, expect, it } from "vitest"
import { refused, serving } from "../../client/site/serving.ts"

const ada = { email: "a@b.co", password: "pw" }
const violations = (...fieldViolations: ReadonlyArray<object>) =>
  Response.json({ details: { validationError: { fieldViolations } } }, { status: 400 })

describe("auth.md §8, login failures", () => {
  it.each([
    ["-19971", "missingCaptchaToken"],
    ["-19970", "invalidCaptchaToken"],
    ["-19976", "invalidPassword"],
    ["-19973", "resetPassword"],
    ["-19995", "invalidEmail"],
    ["-1", "invalidEmail"],
    ["WHATEVER", "invalidEmail"]
  ])("%s gives errorCode %s, with loginState FAILURE and the message", async (code, errorCode) => {
    const { site } = serving(() => refused(400, code))

    const result = await site.auth.login(ada)

    expect(result).toEqual({ loginState: "FAILURE", error: "no", errorCode })
    expect(result).toHaveProperty("cause", expect.objectContaining({ code, status: 400, requestId: "REQ-1" }))
  })
})

describe("auth.md §8, registration failures", () => {
  it("an email-type field violation gives invalidEmail, wherever it stands", async () => {
    const email = { field: "loginId", description: "no address", data: { type: "EMAIL" } }
    const { site } = serving(() => violations({ field: "password", description: "short" }, email))

    expect(await site.auth.register(ada)).toEqual({
      loginState: "FAILURE",
      error: "no address",
      errorCode: "invalidEmail"
    })
  })

  it.each([
    ["-19971", "missingCaptchaToken"],
    ["-19995", "emailAlreadyExists"],
    ["-19970", "invalidCaptchaToken"]
  ])("%s gives %s", async (code, errorCode) => {
    const { site } = serving(() => refused(409, code))

    expect(await site.auth.register(ada)).toEqual({ loginState: "FAILURE", error: "no", errorCode })
  })

  it.each(["-19976", "-19973", "WHATEVER"])(
    "anything else is a failure carrying the message only: %s",
    async (code) => {
      const { site } = serving(() => refused(400, code))

      expect(await site.auth.register(ada)).toEqual({ loginState: "FAILURE", error: "no" })
    }
  )
})

describe("auth.md §8, generic API errors", () => {
  const rejection = async (answer: () => Response) => {
    const { site } = serving(answer)
    return site.auth.changePassword("n3w").then(
      () => undefined,
      (error: unknown) => error
    )
  }

  it("validation error: lists violations as INVALID_ARGUMENT: field plus description", async () => {
    expect(
      await rejection(() =>
        violations({ field: "newPassword", description: "is short" }, { field: "x", description: "is odd" })
      )
    ).toMatchObject({ message: 'INVALID_ARGUMENT: "newPassword" is short, "x" is odd' })
  })

  it("application error: has description, code and data", async () => {
    expect(await rejection(() => refused(409, "TAKEN", { by: "you" }))).toMatchObject({
      message: "no",
      details: { applicationError: { description: "no", code: "TAKEN", data: { by: "you" } } }
    })
  })

  it.each([
    [404, "Not Found", "NOT_FOUND"],
    [418, "I'm a teapot", "I_M_A_TEAPOT"],
    [400, "notFoundThing", "NOT_FOUND_THING"]
  ])(
    "a 4xx without details has the upper-snake form of the status text as its code: %i %s",
    async (status, statusText, code) => {
      expect(await rejection(() => new Response("", { status, statusText }))).toMatchObject({ code, status })
    }
  )

  it("anything else reads System error occurred, request-id: ...", async () => {
    expect(
      await rejection(() => new Response("<html>", { status: 500, headers: { "x-wix-request-id": "REQ-3" } }))
    ).toMatchObject({ message: "System error occurred, request-id: REQ-3" })
  })
})

describe("auth.md §8, other messages", () => {
  it("Failed to fetch tokens from OAuth API", async () => {
    const { site } = serving(() => new Response("", { status: 403 }))

    await expect(site.auth.renewToken({ value: "R", role: "member" })).rejects.toThrow(
      "Failed to fetch tokens from OAuth API"
    )
  })

  it("OAuth flow timed out, on silent login timeout", () => {
    expect(new FlowTimedOut().message).toBe("OAuth flow timed out")
  })

  it("No redirect URL found, in pre-warm: it is logged only and not surfaced", async () => {
    const { sent, site } = serving(() => Response.json({ redirectSession: {} }))

    await expect(site.auth.preWarm()).resolves.toBeUndefined()
    expect(sent).toHaveLength(1)
  })
})
