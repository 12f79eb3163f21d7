/** auth.md §8, the provider's side: the public API can provoke every code. */
import { AuthState } from "@portico/contract/auth/Enums"
import * as LoginFailure from "@portico/contract/LoginFailure"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { glob, root } from "../../architecture/sources.ts"
import type { Answered } from "../../provider/Shop.ts"
import * as Cases from "./ErrorCases.ts"

const { accountCodes, factorCodes, login, registration, unknownEmailCode } = LoginFailure

/** Returns what a response is: a code, a state, or the result of an authorization. */
const read = (answer: unknown): string | number | undefined => {
  if (typeof answer === "object" && answer !== null && "error" in answer) return String(answer.error)
  const { body } = answer as Answered
  const application = body.details?.applicationError?.code
  if (application !== undefined) return application
  if (body.details?.validationError !== undefined) return body.message.split(":", 1)[0]
  return body.errors?.[0]?.extensions?.code ?? body.state ?? body.message.split(" occurred")[0]
}

const tables = [
  ["login", Cases.logins, [...Object.keys(login.codes), unknownEmailCode, accountCodes.identityBlocked]],
  ["registration", Cases.registrations, Object.keys(registration.codes)],
  ["second step", Cases.factors, Object.values(factorCodes)],
  ["state", Cases.states, AuthState.members],
  ["silent authorization", Cases.outcomes, ["login_required", "interaction_required"]],
  ["other call", Cases.others, ["INVALID_ARGUMENT", "invalid_client", "invalid_grant", "System error"]]
] as const

describe.each(tables)("auth.md §8, %s", (_, cases, codes) => {
  it.each(Object.entries(cases))("provokes %s", async (code, provoke) => {
    expect(read(await provoke())).toBe(code)
  })

  it("covers every code of the contract", () => {
    expect(codes.filter((code) => !Object.hasOwn(cases, code))).toEqual([])
  })
})

describe("auth.md §8, a field violation at registration", () => {
  it.each(Object.entries(Cases.violations))("provokes the type %s", async (type, provoke) => {
    const { details } = ((await provoke()) as Answered).body

    const found = details.validationError?.fieldViolations ?? []
    expect(found.map(({ data }) => data?.["type"])).toContain(type)
    expect(LoginFailure.violationErrorCode(type)).toBe(registration.violations.EMAIL)
  })

  it("covers every type of the contract", () => {
    expect(Object.keys(registration.violations)).toEqual(Object.keys(Cases.violations))
  })
})

it.each(Object.entries(Cases.logins))("auth.md §8: maps the login code %s to its error code", (code) => {
  const expected = Object.hasOwn(login.codes, code) ? login.codes[code as keyof typeof login.codes] : "invalidEmail"

  expect(LoginFailure.loginErrorCode(code)).toBe(expected)
})

// A link that was used is an HTML page, so its code never reaches a client.
const pages: ReadonlyArray<string> = ["APPROVAL_EXPIRED"]

it("auth.md §8: covers every code in the provider's sources", () => {
  const sources = glob("packages/provider/src/{engine,http}/**/*.ts").filter(
    (file) => !/http\/data\/|engine\/(pipeline|search)\//.test(file)
  )
  const texts = sources.map((file) => readFileSync(join(root, file), "utf8"))

  const written = texts.flatMap((text) => Array.from(text.matchAll(/\bcode: "([^"]+)"/g), ([, code = ""]) => code))

  const known = tables.flatMap(([, cases]) => Object.keys(cases))
  expect(written.length).toBeGreaterThan(10)
  expect(written.filter((code) => !known.includes(code) && !pages.includes(code) && !code.startsWith("WDE"))).toEqual(
    []
  )
})
