import { RedirectSessions } from "@portico/client/auth/RedirectSessions"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { json, replies } from "../transport/network.ts"
import { run } from "./account.ts"
import { fullUrl, redirectSession } from "./auth.ts"

describe("RedirectSessions.create", () => {
  it.effect("sends callbacks and preferences and returns the session with its parts", () =>
    Effect.gen(function* () {
      const net = replies(redirectSession())
      const request = {
        login: {},
        callbacks: { postFlowUrl: "https://shop.example", cartPageUrl: "https://shop.example/cart" },
        preferences: { maintainIdentity: false, additionalQueryParameters: { a: "b" } }
      }

      const session = yield* run(
        net,
        RedirectSessions.use(({ create }) => create(request))
      )

      assert.deepInclude(net.sent[0], {
        origin: "https://edge.example",
        path: "/v1/redirect-session",
        body: request
      })
      assert.deepStrictEqual(
        [session.fullUrl, session.urlDetails?.endpoint, session.sessionToken && Redacted.value(session.sessionToken)],
        [fullUrl, "https://id.example/authorize", "RS_TOKEN"]
      )
    })
  )

  it.effect("fails with a message that names every refused field", () =>
    Effect.gen(function* () {
      const fieldViolations = [
        { field: "callbacks.postFlowUrl", description: "must be a URL" },
        { field: "auth.authRequest", description: "must not be empty" }
      ]
      const net = replies(json({ details: { validationError: { fieldViolations } } }, 400))

      const failure = yield* run(net, Effect.flip(RedirectSessions.use(({ create }) => create())))

      assert.strictEqual(
        failure.message,
        'INVALID_ARGUMENT: "callbacks.postFlowUrl" must be a URL, "auth.authRequest" must not be empty'
      )
    })
  )
})
