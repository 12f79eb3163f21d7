import {
  ApplicationError,
  InvalidArgument,
  RateLimited,
  SystemError,
  TokenUnavailable,
  Unreachable
} from "@portico/client/transport/Failure"
import { rejectionOf, SiteError } from "@portico/client/site/SiteError"
import * as Cause from "effect/Cause"
import { describe, expect, it } from "vitest"

const answered = { status: 400, statusText: "Bad Request", requestId: "REQ-1" }
const coded = { ...answered, code: "TAKEN", description: "no", data: { by: "you" } }
const violations = [{ field: "email", description: "is odd" }]
const rejection = (error: unknown) => rejectionOf(Cause.fail(error))

describe("the rejection of a failed call", () => {
  it.each([
    [
      new ApplicationError(coded),
      {
        code: "TAKEN",
        message: "no",
        details: { applicationError: { code: "TAKEN", description: "no", data: coded.data } }
      }
    ],
    [
      new InvalidArgument({ ...answered, violations }),
      {
        code: "InvalidArgument",
        message: 'INVALID_ARGUMENT: "email" is odd',
        details: { validationError: { fieldViolations: violations } }
      }
    ],
    [
      new ApplicationError({ ...coded, violations }),
      {
        code: "TAKEN",
        message: "no",
        details: {
          applicationError: { code: "TAKEN", description: "no", data: coded.data },
          validationError: { fieldViolations: violations }
        }
      }
    ],
    [
      new SystemError({ ...answered, retryAfter: undefined }),
      { code: "SystemError", message: "System error occurred, request-id: REQ-1" }
    ],
    [new RateLimited({ ...coded, retryAfter: 5 }), { code: "TAKEN", message: "no" }],
    [
      new TokenUnavailable({ cause: new ApplicationError(coded) }),
      {
        code: "TokenUnavailable",
        message: "Failed to fetch tokens from OAuth API: Bad Request. request id: REQ-1.",
        details: { applicationError: { code: "TAKEN", description: "no", data: coded.data } }
      }
    ],
    [
      new TokenUnavailable({ cause: new InvalidArgument({ ...answered, violations }) }),
      {
        code: "TokenUnavailable",
        message: "Failed to fetch tokens from OAuth API: Bad Request. request id: REQ-1.",
        details: { validationError: { fieldViolations: violations } }
      }
    ]
  ])("contains the code, the status, the request id and the error: %s", (error, expected) => {
    const told = rejection(error)

    expect(told).toBeInstanceOf(SiteError)
    expect(told).toMatchObject({ ...expected, name: expected.code, status: 400, requestId: "REQ-1", cause: error })
  })

  it("has neither status nor request id if the provider is unreachable", () => {
    expect(rejection(new TokenUnavailable({ cause: new Unreachable({ cause: "closed" }) }))).toMatchObject({
      code: "TokenUnavailable",
      details: { applicationError: { code: "TokenUnavailable" } },
      status: undefined,
      requestId: undefined
    })
  })

  it("is the original error if it is a defect", () => {
    const mistake = new TypeError("no function")

    expect(rejectionOf(Cause.die(mistake))).toBe(mistake)
  })
})
