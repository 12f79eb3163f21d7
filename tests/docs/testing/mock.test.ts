import { Members } from "@portico/client/auth/Members"
import * as Mock from "@portico/testing/Mock"
import * as MockServer from "@portico/testing/MockServer"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { afterAll, afterEach, beforeAll } from "vitest"

const origin = "http://provider.test"
let listening: MockServer.Listening

beforeAll(() => void (listening = MockServer.listen({ origin })))
afterEach(() => listening.worlds.reset())
afterAll(() => listening.close())

const login = Members.use((members) =>
  members.login({ email: Bookshop.accounts.ada.email, password: Redacted.make("wrong") })
)

it.live.each([
  ["invalidPassword", "LoginRefused"],
  ["offline", "TokenUnavailable"],
  ["rateLimited", "RateLimited"]
] as const)("in the scenario %s a login fails with %s", ([scenario, tag]) =>
  Effect.gen(function* () {
    const error = yield* Effect.flip(login)

    assert.strictEqual(error._tag, tag)
  }).pipe(Effect.provide(Mock.layerMock({ host: origin, scenario })))
)
