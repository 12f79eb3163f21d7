import type { Endpoint } from "@portico/contract/Endpoint"
import * as Endpoints from "@portico/contract/auth/Endpoints"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

type Table = ReadonlyArray<readonly [Endpoint, json: unknown]>

/** Recorded payloads and responses of calls whose schemas are in the table itself. */
const payloads: Table = [
  [
    Endpoints.signOn,
    { loginId: { email: "a@b.example" }, profile: { slug: "s" }, verifyEmail: true, mergeExistingContact: false }
  ],
  [Endpoints.changePassword, { newPassword: "pw" }],
  [Endpoints.logout, { postLogoutRedirectUri: "https://shop.example", clientId: "CLIENT" }],
  [Endpoints.sendRecoveryEmail, { email: "a@b.example", language: "en", redirect: { url: "u", clientId: "CLIENT" } }],
  [Endpoints.sendActivationEmail, { identityId: "i", emailOptions: { language: "en", redirect: { url: "u" } } }],
  [Endpoints.recover, { recoveryToken: "R", password: "pw" }],
  [Endpoints.startVerification, { identityId: "i", target: "EMAIL" }],
  [Endpoints.startVerification, {}],
  [Endpoints.verify, { code: "1", stateToken: "STATE" }],
  [Endpoints.graphql, { apiVersion: "alpha", query: "{ a }", variables: { b: 1 } }]
]

const answers: Table = [
  [Endpoints.signOn, { sessionToken: "SESSION", identity: { id: "i" } }],
  [Endpoints.changePassword, {}],
  [Endpoints.logout, { statusCode: 302, body: "", headers: [{ key: "location", value: "/" }] }],
  [Endpoints.startVerification, { verificationId: "v1" }],
  [Endpoints.graphql, { data: { a: 1 }, errors: [{ message: "m" }] }]
]

describe("a call of the identity service", () => {
  it.each(payloads)("$path round-trips the payload %j", ({ request }, json) => {
    assert.deepStrictEqual(Schema.encodeUnknownSync(request)(Schema.decodeUnknownSync(request)(json)), json)
  })

  it.each(answers)("$path round-trips the response %j", ({ response }, json) => {
    assert.deepStrictEqual(Schema.encodeUnknownSync(response)(Schema.decodeUnknownSync(response)(json)), json)
  })

  it("accepts null for data and errors of GraphQL", () => {
    assert.deepStrictEqual(Schema.decodeSync(Endpoints.graphql.response)({ data: null, errors: null }), {})
  })
})
