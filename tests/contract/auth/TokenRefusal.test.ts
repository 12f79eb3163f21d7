import { endsSession, isUnavailable } from "@portico/contract/auth/TokenRefusal"
import { assert, it } from "@effect/vitest"

it.each(["invalid_grant", "access_denied", "INVALID_REFRESH_TOKEN", "SESSION_REVOKED", "-19958"])(
  "%s ends the session",
  (code) => {
    assert.isTrue(endsSession(code))
  }
)

it.each([
  "temporarily_unavailable",
  "server_error",
  "slow_down",
  "SERVICE_UNAVAILABLE",
  "TOO_MANY_REQUESTS",
  "RATE_LIMIT_EXCEEDED",
  "RESOURCE_EXHAUSTED",
  "DEADLINE_EXCEEDED",
  "INTERNAL",
  "WDE0014"
])("%s is a matter of availability and does not end the session", (code) => {
  assert.isTrue(isUnavailable(code))
  assert.isFalse(endsSession(code))
})

it.each(["invalid_request", "invalid_client", "unauthorized_client"])(
  "%s is a mistake of the set-up and does not end the session",
  (code) => {
    assert.isFalse(isUnavailable(code))
    assert.isFalse(endsSession(code))
  }
)
