import { Recovery } from "@portico/client/auth/Recovery"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { json, refused, replies } from "../transport/network.ts"
import { run, told } from "./account.ts"

describe("Recovery.sendEmail", () => {
  it.effect("sends the redirect address and the configured language", () =>
    Effect.gen(function* () {
      const net = replies(json({}), json({}), json({}))
      const send = Recovery.use(({ sendEmail }) =>
        Effect.all([
          sendEmail("a@b.co", { redirectUrl: "https://shop.example/reset" }),
          sendEmail("a@b.co", { language: "fr" }),
          sendEmail("a@b.co")
        ])
      )

      yield* run(net, send, { language: "de" })

      assert.deepStrictEqual(
        net.sent.map(({ body, origin, path }) => ({ body, origin, path })),
        [
          { language: "de", redirect: { url: "https://shop.example/reset", clientId: "CLIENT" } },
          { language: "fr", redirect: { clientId: "CLIENT" } },
          { language: "de", redirect: { clientId: "CLIENT" } }
        ].map((body) => ({
          body: { email: "a@b.co", ...body },
          origin: "https://api.example",
          path: "/v1/send-email"
        }))
      )
    })
  )

  it.effect("fails with the message of the refused field", () =>
    Effect.gen(function* () {
      const fieldViolations = [{ field: "email", description: "not an email", data: { type: "EMAIL" } }]
      const net = replies(json({ details: { validationError: { fieldViolations } } }, 400))

      const failure = yield* run(net, Effect.flip(Recovery.use(({ sendEmail }) => sendEmail("bad"))))

      assert.strictEqual(failure.message, 'INVALID_ARGUMENT: "email" not an email')
      assert.lengthOf(net.sent, 1)
    })
  )
})

describe("Recovery.recover", () => {
  const recover = Recovery.use((recovery) =>
    recovery.recover({ recoveryToken: Redacted.make("TOKEN"), password: Redacted.make("n3w") })
  )

  it.effect("sends the new password with the email's token and returns the login state", () =>
    Effect.gen(function* () {
      const net = replies(json({ state: "SUCCESS", sessionToken: "ST" }))

      const state = yield* run(net, recover)

      assert.deepStrictEqual(told(state), { _tag: "SUCCESS", sessionToken: "ST" })
      assert.deepInclude(net.sent[0], {
        origin: "https://edge.example",
        path: "/v1/recover",
        body: { recoveryToken: "TOKEN", password: "n3w" }
      })
    })
  )

  it.effect("fails with the provider's code if the token has expired", () =>
    Effect.gen(function* () {
      const failure = yield* run(replies(refused(403, "TOKEN_EXPIRED")), Effect.flip(recover))

      assert.deepInclude(failure, { _tag: "ApplicationError", code: "TOKEN_EXPIRED", status: 403, requestId: "REQ-1" })
    })
  )
})

it.effect("Recovery.sendActivationEmail sends the identity, the language and the redirect address", () =>
  Effect.gen(function* () {
    const net = replies(json({}))

    yield* run(
      net,
      Recovery.use(({ sendActivationEmail }) =>
        sendActivationEmail("i1", { language: "en", redirectUrl: "https://shop.example/hello" })
      )
    )

    assert.deepInclude(net.sent[0], {
      origin: "https://edge.example",
      path: "/v1/activation-email",
      body: {
        identityId: "i1",
        emailOptions: { language: "en", redirect: { url: "https://shop.example/hello", clientId: "CLIENT" } }
      }
    })
  })
)
