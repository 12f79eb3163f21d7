import { assert, it } from "@effect/vitest"
import { Members } from "@portico/client/auth/Members"
import * as Client from "@portico/client/Client"
import { isTransient } from "../../packages/client/src/transport/internal/Retry.ts"
import * as Environment from "../../packages/testing/src/internal/Environment.ts"
import * as Provider from "@portico/provider/Provider"
import { clientId, seed } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { vi } from "vitest"

it.live("a login while the captcha vendor is unreachable is a transient failure", () =>
  Effect.gen(function* () {
    vi.spyOn(console, "log").mockImplementation(() => {})
    const provider = Provider.make({
      seed: { ...seed, captcha: { required: "always", kind: "turnstile", secret: "s" } },
      fetch: () => Promise.reject(new Error("down"))
    })
    const client = Client.layerNoDeps({ clientId, host: "http://provider.test" }).pipe(
      Layer.provide(Environment.layer(provider.handler))
    )
    const credentials = { email: "ada@example.com", password: Redacted.make("analytical-engine") }
    const captchaTokens = { recaptchaToken: Redacted.make("solved") }

    const error = yield* Members.use((members) => Effect.flip(members.login({ ...credentials, captchaTokens }))).pipe(
      Effect.provide(client)
    )

    assert.deepInclude(error, { _tag: "SystemError", status: 503, retryAfter: 5 })
    assert.isTrue(error._tag === "SystemError" && isTransient(error))
    vi.restoreAllMocks()
    yield* Effect.promise(provider.dispose)
  })
)
