import type { Seed } from "@portico/provider/engine/Seed"
import { assert, describe, it } from "vitest"
import { arrange } from "./Scene.ts"
import { exchanges, lacks } from "./Recording.ts"

/** What our provider refuses that the recording took, and why. */
const departures: Readonly<Record<string, string>> = {
  "auth.authUrl.no-arguments": "nobody can list unused:// as an address to go back to",
  "auth.register.empty-email": "an empty address and an empty password make no member",
  "auth.identity.login.by-username": "members have addresses, no user names",
  "auth.graphql.version": "there is one version of the GraphQL service"
}

/** What was recorded that is no answer to what was asked: it shows what the client makes of it. */
const isProbe = (id: string): boolean =>
  // It carries a session token and asks for a verification.
  id === "auth.register.state.REQUIRE_EMAIL_VERIFICATION" ||
  /empty-object|missing-|UNKNOWN_STATE|absent|unknown-after|token-refreshed\+|errors\.|malformed|expires-/.test(id)

/** Parts of recorded answers that came from nowhere. */
const isMadeUp = (path: string): boolean => /searchParams\.|additionalData|\.hint|createdDate|^\$\.data\.x/.test(path)

const answered = exchanges.filter(
  ({ id, response: { body, status = 200 } }) =>
    status === 200 && typeof body === "object" && body !== null && !isProbe(id)
)

const find = (id: string) => exchanges.find((exchange) => exchange.id === id) ?? assert.fail(`${id} is not recorded`)

const member = { email: "a@b.co", password: "a long enough password" }

/** How to bring recorded refusals about. */
const refusals: ReadonlyArray<{ readonly id: string; readonly seed?: Seed; readonly texts?: Record<string, string> }> =
  [
    { id: "auth.memberTokens.400", texts: { CODE: "guessed", "<verifier>": "v".repeat(43) } },
    { id: "auth.register.code.-19995", seed: { members: [member] } },
    { id: "auth.register.violation.email", texts: { "a@b.co": "no address" } },
    { id: "auth.login.code.-19999", seed: { members: [] } },
    { id: "auth.login.code.-19976", texts: { pw: "another password" } },
    { id: "auth.login.code.-19973", seed: { members: [{ ...member, resetRequired: true }] } },
    { id: "auth.login.code.-19971", seed: { captcha: { required: "always" } } },
    { id: "auth.identity.changePassword.400", texts: { x: "x" } },
    { id: "auth.identity.verifyFactor.error", texts: { x: "000000" } },
    { id: "auth.resetEmail.400" },
    { id: "auth.authUrl.400-validation", texts: { "https://shop.example/cb": "https://evil.example/cb" } }
  ]

interface Refused {
  readonly details?: { readonly applicationError?: { readonly code: string } }
}

describe("an exchange of the published client, as recorded", () => {
  it.each(answered.filter(({ id }) => departures[id] === undefined))("$id", async (exchange) => {
    const scene = await arrange(exchange)
    try {
      const { body, status } = await scene.send(exchange.request)
      assert.strictEqual(status, 200, JSON.stringify(body))
      assert.deepStrictEqual(
        lacks(body, exchange.response.body).filter((path) => !isMadeUp(path)),
        []
      )
    } finally {
      await scene.close()
    }
  })

  it.each(refusals)("$id", async ({ id, seed, texts = {} }) => {
    const exchange = find(id)
    const scene = await arrange(exchange, seed)
    try {
      const { body, status } = await scene.send(exchange.request, texts)
      // The client reads codes, whatever the status of a refusal.
      assert.isAtLeast(status, 400)
      assert.isBelow(status, 500)
      assert.deepStrictEqual(lacks(body, exchange.response.body), [])
      const { details } = exchange.response.body as Refused
      if (details?.applicationError === undefined) return
      assert.strictEqual((body as Refused).details?.applicationError?.code, details.applicationError.code)
    } finally {
      await scene.close()
    }
  })

  it.each(Object.entries(departures))("departs: %s, because %s", async (id) => {
    const scene = await arrange(find(id))
    try {
      assert.include([400, 404], (await scene.send(find(id).request)).status)
    } finally {
      await scene.close()
    }
  })
})
