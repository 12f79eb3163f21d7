import { Tokens } from "@portico/client"
import { Testing } from "@portico/testing"
import * as Mock from "@portico/testing/Mock"
import * as MockServer from "@portico/testing/MockServer"
import * as Effect from "effect/Effect"
import { afterAll, expect, it } from "vitest"

const host = "http://provider.test"
const server = MockServer.listen({ origin: host })
afterAll(() => server.close())

it("signs a member in at a provider of another origin", async () => {
  const signIn = Effect.andThen(
    Testing.signIn(),
    Tokens.use(({ role }) => role)
  )

  expect(await Effect.runPromise(Effect.provide(signIn, Mock.layerMock({ host })))).toBe("member")
})
