import { SilentLogin } from "@portico/client/auth/SilentLogin"
import * as Client from "@portico/client/Client"
import { Tokens } from "@portico/client/session/Tokens"
import * as Provider from "@portico/provider/Provider"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"

const { clientId } = Bookshop
const storefront = "http://localhost:5173/"
const provider = () => Provider.make({ seed: Bookshop.seed, passwordIterations: 10 })
const failure = Testing.signIn().pipe(Effect.flip)
const role = Tokens.use((tokens) => tokens.role)

describe("a sign-in without a document", () => {
  it.live("creates the session by a redirect to a registered address", () =>
    Effect.gen(function* () {
      const { handler } = provider()
      const client = Client.layerHandler(handler, { clientId, returnAddresses: [storefront] })

      assert.strictEqual(yield* Effect.andThen(Testing.signIn(), role).pipe(Effect.provide(client)), "member")
    })
  )

  it.live("names the setting that it requires", () =>
    Effect.gen(function* () {
      const { handler } = provider()

      const error = yield* Effect.provide(failure, Client.layerHandler(handler, { clientId }))

      assert.strictEqual(error._tag, "FrameUnavailable")
      assert.include(error.message, "returnAddresses")
    })
  )

  it.live("is refused for an address that the provider does not know", () =>
    Effect.gen(function* () {
      const { handler } = provider()
      const client = Client.layerHandler(handler, { clientId, returnAddresses: ["https://attacker.example/"] })

      const error = yield* Effect.provide(failure, client)

      assert.strictEqual(error._tag, "InvalidArgument")
    })
  )

  it.live("accepts no code from the address of another site", () =>
    Effect.gen(function* () {
      const { handler } = provider()
      const elsewhere = async (request: Request) => {
        const response = await handler(request)
        const location = response.headers.get("location")
        if (location === null) return response
        return Response.redirect(location.replace("localhost:5173", "attacker.example"), 302)
      }
      const client = Client.layerHandler(elsewhere, { clientId, returnAddresses: [storefront] })

      const error = yield* Effect.provide(failure, client)

      assert.strictEqual(error._tag, "MissingCode")
    })
  )

  it.live("fails if no one is signed in at the provider", () =>
    Effect.gen(function* () {
      const { handler } = provider()
      const client = Client.layerHandler(handler, { clientId, returnAddresses: [storefront] })

      const error = yield* SilentLogin.use((silent) => silent.run()).pipe(Effect.flip, Effect.provide(client))

      assert.strictEqual(error._tag, "MissingCode")
      assert.strictEqual(Object(error).cause?.error, "login_required")
    })
  )
})
