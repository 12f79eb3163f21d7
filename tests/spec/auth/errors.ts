/** auth.md §8: one test for each row of the error catalog. */
import { assert, it as effect } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { failureOf, world } from "../../client/auth/silent.ts"
import { refused, serving } from "../../client/site/serving.ts"

const ada = { email: "a@b.co", password: "pw" }
const violations = (...fieldViolations: ReadonlyArray<object>) =>
  Response.json(
    { details: { validationError: { fieldViolations } } },
    { status: 400, headers: { "x-wix-request-id": "REQ-2" } }
  )

describe("auth.md §8, login failures", () => {
  const login = async (code: string | number) => {
    const { site } = serving(() => refused(400, code as string))
    return site.auth.login(ada)
  }

  it.each([
    ["-19971", "missingCaptchaToken"],
    ["-19970", "invalidCaptchaToken"],
    ["-19976", "invalidPassword"],
    ["-19973", "resetPassword"]
  ])("%s results in errorCode %s", async (code, errorCode) => {
    const result = await login(code)

    expect(result).toEqual({ loginState: "FAILURE", error: "no", errorCode })
    expect(result).toHaveProperty("cause", expect.objectContaining({ code, status: 400, requestId: "REQ-1" }))
  })

  it.each(["-19995", "-1", "WHATEVER", ""])("any other code results in errorCode invalidEmail: %s", async (code) => {
    expect(await login(code)).toEqual({ loginState: "FAILURE", error: "no", errorCode: "invalidEmail" })
  })
})

describe("auth.md §8, registration failures", () => {
  const register = async (answer: () => Response) => serving(answer).site.auth.register(ada)

  it.each([
    ["the only one", []],
    ["the second", [{ field: "password", description: "short" }]],
    ["one after others without data", [{ field: "a" }, { field: "b", data: { type: "OTHER" } }]]
  ])("an email-type field violation results in invalidEmail: %s", async (_, before) => {
    const email = { field: "loginId", description: "no address", data: { type: "EMAIL" } }

    const result = await register(() => violations(...before, email))

    expect(result).toEqual({ loginState: "FAILURE", error: "no address", errorCode: "invalidEmail" })
    expect(result).toHaveProperty(
      "cause",
      expect.objectContaining({ code: "INVALID_ARGUMENT", status: 400, requestId: "REQ-2" })
    )
  })

  it.each([
    ["-19971", "missingCaptchaToken"],
    ["-19995", "emailAlreadyExists"],
    ["-19970", "invalidCaptchaToken"]
  ])("%s results in %s", async (code, errorCode) => {
    const result = await register(() => refused(409, code))

    expect(result).toEqual({ loginState: "FAILURE", error: "no", errorCode })
    expect(result).toHaveProperty("cause", expect.objectContaining({ code, status: 409, requestId: "REQ-1" }))
  })

  it.each(["-19976", "-19973", "WHATEVER"])("any other error is a failure with the message only: %s", async (code) => {
    expect(await register(() => refused(400, code))).toEqual({ loginState: "FAILURE", error: "no" })
  })
})

describe("auth.md §8, generic API errors", () => {
  const rejection = (answer: () => Response) =>
    serving(answer)
      .site.auth.changePassword("n3w")
      .then(
        () => undefined,
        (error: unknown) => error
      )

  it("validation error: lists violations as INVALID_ARGUMENT: field plus description", async () => {
    expect(
      await rejection(() =>
        violations({ field: "newPassword", description: "is short" }, { field: "x", description: "is odd" })
      )
    ).toMatchObject({
      message: 'INVALID_ARGUMENT: "newPassword" is short, "x" is odd',
      details: { validationError: { fieldViolations: [{ field: "newPassword" }, { field: "x" }] } },
      status: 400,
      requestId: "REQ-2"
    })
  })

  it("application error: has description, code and data", async () => {
    expect(await rejection(() => refused(409, "TAKEN", { by: "you" }))).toMatchObject({
      message: "no",
      details: { applicationError: { description: "no", code: "TAKEN", data: { by: "you" } } },
      status: 409,
      requestId: "REQ-1"
    })
  })

  it.each([
    [404, "Not Found", "NOT_FOUND"],
    [418, "I'm a teapot", "I_M_A_TEAPOT"],
    [400, "notFoundThing", "NOT_FOUND_THING"],
    [403, "", "FORBIDDEN"]
  ])(
    "a 4xx without details becomes an application error whose code is the upper-snake form of the status text: %i %s",
    async (status, statusText, code) => {
      expect(await rejection(() => new Response("", { status, statusText }))).toMatchObject({
        code,
        status,
        cause: { _tag: "ApplicationError" }
      })
    }
  )

  it.each([500, 503, 302])(
    "any other error has the message 'System error occurred, request-id: ...': %i",
    async (status) => {
      expect(
        await rejection(() => new Response("<html>", { status, headers: { "x-wix-request-id": "REQ-3" } }))
      ).toMatchObject({ message: "System error occurred, request-id: REQ-3", status, requestId: "REQ-3" })
    }
  )
})

describe("auth.md §8, other messages", () => {
  effect.effect("'OAuth flow timed out' on silent login timeout", () =>
    Effect.gen(function* () {
      const { run } = world(({ post }) => post({ type: "ready", storage: true }))

      const failure = yield* run((login) => Effect.andThen(TestClock.adjust("120 seconds"), failureOf(login)))

      assert.strictEqual(failure.message, "OAuth flow timed out")
    })
  )

  it("'No redirect URL found' in pre-warm, logged only and not surfaced", async () => {
    const { sent, site } = serving(() => Response.json({ redirectSession: {} }))

    await expect(site.auth.preWarm()).resolves.toBeUndefined()
    expect(sent).toHaveLength(1)
  })

  it("'Failed to fetch tokens from OAuth API'", async () => {
    const { site } = serving(() => new Response("", { status: 403 }))

    await expect(site.auth.renewToken({ value: "R", role: "member" })).rejects.toThrow(
      "Failed to fetch tokens from OAuth API: Forbidden. request id: unknown."
    )
  })
})
