import { AuthorizationRefused, InvalidState, MissingCode } from "@portico/client/auth/Authorization"
import { FlowExpired, FlowReplayed, FlowUnknown } from "../../../packages/client/src/auth/internal/PendingFlows.ts"
import { ReturnAddressRefused } from "../../../packages/client/src/auth/internal/ReturnAddress.ts"
import { FlowTimedOut, FrameRefused, ThirdPartyBlocked } from "@portico/client/auth/SilentLogin"
import { FrameUnavailable } from "@portico/client/session/Frame"
import { InsecureContext, InvalidVerifierLength } from "../../../packages/client/src/session/internal/Pkce.ts"
import {
  ApplicationError,
  InvalidArgument,
  SessionEnded,
  SystemError,
  TokenUnavailable,
  Unreachable,
  Unreadable
} from "@portico/client/transport/Failure"
import { assert, describe, it } from "@effect/vitest"
import { problems } from "../../../packages/react/src/i18n/en/problems/problems.ts"
import type { Problem } from "../../../packages/react/src/problem/Problem.ts"
import * as SessionProblem from "../../../packages/react/src/problem/SessionProblem.ts"

const answered = { status: 400, statusText: "Bad Request", requestId: "REQ" }
const coded = { ...answered, code: "BAD_REQUEST", description: "The code is unknown.", data: undefined }
const textOf = (problem: Problem): string => problems[problem.key](problem)

const refusal = (error: string, description?: string) => new AuthorizationRefused({ error, description })

describe("ofBegin", () => {
  it.each([
    [new InsecureContext(), "pageInsecure"],
    [new ReturnAddressRefused({ address: "//evil.example" }), "misconfigured"],
    [new Unreadable({ cause: "Expected an http or https URL", status: 200, requestId: "REQ" }), "pageMissing"],
    [new Unreachable({ cause: undefined }), "unreachable"],
    [new SystemError({ ...answered, status: 500, retryAfter: 7 }), "serverError"],
    [new TokenUnavailable({ cause: new Unreachable({ cause: undefined }) }), "unreachable"]
  ] as const)("%s has the problem %s", (error, key) => {
    assert.strictEqual(SessionProblem.ofBegin(error).key, key)
  })

  it("contains the wait time that the provider requires", () => {
    const problem = SessionProblem.ofBegin(new SystemError({ ...answered, status: 503, retryAfter: 7 }))

    assert.strictEqual(problem.retryAfter, 7)
  })
})

describe("ofComplete", () => {
  it.each([
    [new MissingCode({ cause: undefined }), "responseMissing"],
    [new InvalidState(), "responseInvalid"],
    [new FlowUnknown({ hasOthers: false }), "responseInvalid"],
    [new FlowExpired({ originalUri: "" }), "responseExpired"],
    [new FlowReplayed({ originalUri: "" }), "responseUsed"],
    [new InsecureContext(), "pageInsecure"],
    [new SessionEnded(), "signedOutDuringSignIn"],
    [new TokenUnavailable({ cause: new ApplicationError(coded) }), "exchangeRefused"],
    [new TokenUnavailable({ cause: new InvalidArgument({ ...answered, violations: [] }) }), "exchangeRefused"],
    [new TokenUnavailable({ cause: new Unreachable({ cause: undefined }) }), "unreachable"]
  ] as const)("%s has the problem %s", (error, key) => {
    assert.strictEqual(SessionProblem.ofComplete(error).key, key)
  })

  it.each([
    ["access_denied", "accessDenied"],
    ["login_required", "pageNeeded"],
    ["interaction_required", "pageNeeded"],
    ["consent_required", "pageNeeded"],
    ["account_selection_required", "pageNeeded"],
    ["server_error", "serverError"],
    ["temporarily_unavailable", "serverError"],
    ["invalid_scope", "authorizationFailed"]
  ])("the refusal %s has the problem %s", (error, key) => {
    assert.strictEqual(SessionProblem.ofComplete(new MissingCode({ cause: refusal(error) })).key, key)
  })

  it("quotes the provider if the sign-in started on this site", () => {
    const cause = refusal("invalid_scope", "Not <b>that</b>.")
    const problem = SessionProblem.ofComplete(new MissingCode({ cause, originalUri: "" }))

    assert.include(textOf(problem), "Details: “Not <b>that</b>.”")
    assert.include(textOf(problem), "Reference: invalid_scope.")
  })

  it("quotes nothing of a link that anyone may have written", () => {
    for (const error of ["access_denied", "oops"]) {
      const text = textOf(SessionProblem.ofComplete(new MissingCode({ cause: refusal(error, "Call 0900 to win") })))

      assert.notInclude(text, "0900")
      assert.notInclude(text, "oops")
    }
  })

  it("contains the reference of a code that was refused", () => {
    const problem = SessionProblem.ofComplete(new TokenUnavailable({ cause: new ApplicationError(coded) }))

    assert.include(textOf(problem), "Reference: BAD_REQUEST, REQ.")
  })
})

describe("ofSilentLogin", () => {
  it.each([
    [new FlowTimedOut(), "sessionTimedOut"],
    [new FrameRefused({ origin: "https://id.example" }), "sessionFrameRefused"],
    [new FrameUnavailable(), "sessionFrameRefused"],
    [new ThirdPartyBlocked({ origin: "https://id.example" }), "sessionBlocked"],
    [new InsecureContext(), "pageInsecure"],
    [new InvalidState(), "responseInvalid"],
    [new SessionEnded(), "signedOutDuringSignIn"],
    [new MissingCode({ cause: undefined }), "responseMissing"],
    [new MissingCode({ cause: refusal("interaction_required") }), "pageNeeded"],
    [new Unreachable({ cause: undefined }), "unreachable"]
  ] as const)("%s has the problem %s", (error, key) => {
    assert.strictEqual(SessionProblem.ofSilentLogin(error).key, key)
  })
})

describe("ofLogout", () => {
  it("blames the configuration for a refused return address, otherwise reports a failed call", () => {
    assert.strictEqual(SessionProblem.ofLogout(new ReturnAddressRefused({ address: "x" })).key, "misconfigured")
    assert.strictEqual(SessionProblem.ofLogout(new Unreachable({ cause: undefined })).key, "unreachable")
  })
})

describe("ofVerifier", () => {
  it("blames the page for a verifier of the wrong length", () => {
    const problem = SessionProblem.ofVerifier(new InvalidVerifierLength({ length: 12 }))

    assert.isFalse(problem.retryable)
    assert.strictEqual(problem.detail, "Expected a length between 43 and 128. Received 12.")
  })
})
