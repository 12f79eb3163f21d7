import type * as Endpoint from "@portico/contract/Endpoint"
import { endpoints } from "@portico/contract/Endpoints"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

/** The calls of auth.md §7, and the second host of a redirect session (decisions.md §3, 17). */
const auth: Record<keyof typeof endpoints.auth, string> = {
  token: "POST /oauth2/token",
  createRedirectSession: "POST /v1/redirect-session",
  openRedirectSession: "POST /v1/redirect-session",
  register: "POST /v2/register",
  login: "POST /v2/login",
  signOn: "POST /v2/sign-on",
  changePassword: "POST /v2/change-password",
  logout: "GET /v1/logout",
  verifyFactor: "POST /v2/{factorType}/verify",
  sendRecoveryEmail: "POST /v1/send-email",
  sendActivationEmail: "POST /v1/activation-email",
  recover: "POST /v1/recover",
  startVerification: "POST /v1/Start",
  verify: "POST /v1/auth/verify",
  graphql: "POST /graphql/{apiVersion}"
}

/** The calls of data.md §7. */
const data: Record<keyof typeof endpoints.data, string> = {
  get: "GET /v2/items/{dataItemId}",
  insert: "POST /v2/items",
  update: "POST /v2/items/update",
  patch: "POST /v2/items/patch",
  save: "POST /v2/items/save",
  remove: "POST /v2/items/remove",
  truncate: "POST /v2/items/truncate",
  bulkInsert: "POST /v2/bulk/items/insert",
  bulkUpdate: "POST /v2/bulk/items/update",
  bulkPatch: "POST /v2/bulk/items/patch",
  bulkSave: "POST /v2/bulk/items/save",
  bulkRemove: "POST /v2/bulk/items/remove",
  isReferenced: "POST /v2/items/is-referenced",
  insertReferences: "POST /v2/bulk/items/insert-references",
  removeReferences: "POST /v2/bulk/items/remove-references",
  replaceReferences: "POST /v2/items/replace-references",
  count: "POST /v2/items/count",
  queryDistinct: "POST /v2/items/query-distinct-values",
  query: "POST /v2/items/query",
  aggregate: "POST /v2/items/aggregate",
  aggregatePipeline: "POST /v2/items/aggregate-pipeline",
  queryReferenced: "POST /v2/items/query-referenced",
  search: "POST /v2/items/search"
}

/** The calls of the account extension, which the specification does not have. */
const account: Record<keyof typeof endpoints.account, string> = {
  getUser: "POST /v1/account/user",
  reverify: "POST /v1/account/reverify",
  listFactors: "POST /v1/account/factors",
  enrollFactor: "POST /v1/account/enroll-factor",
  resendFactorCode: "POST /v1/account/resend-factor-code",
  confirmFactor: "POST /v1/account/confirm-factor",
  createPasskeyOptions: "POST /v1/account/passkey-options",
  addPasskey: "POST /v1/account/add-passkey",
  renewRecoveryCodes: "POST /v1/account/recovery-codes",
  removeFactor: "POST /v1/account/remove-factor",
  changeEmail: "POST /v1/account/change-email",
  confirmEmail: "POST /v1/account/confirm-email",
  listSessions: "POST /v1/account/sessions",
  revokeSession: "POST /v1/account/revoke-session",
  deleteAccount: "POST /v1/account/delete"
}

const rows: ReadonlyArray<readonly [string, Endpoint.Endpoint]> = Object.entries({
  ...endpoints.auth,
  ...endpoints.data
})
const named = (chosen: (row: Endpoint.Endpoint) => boolean) =>
  rows.flatMap(([name, row]) => (chosen(row) ? [name] : []))

it("contains exactly the calls of the account extension", () => {
  const calls = Object.entries<Endpoint.Endpoint>(endpoints.account).map(([name, { method, path }]) => [
    name,
    `${method} ${path}`
  ])

  assert.deepStrictEqual(Object.fromEntries(calls), account)
})

describe("the endpoint table", () => {
  it.each([
    ["auth", auth, endpoints.auth],
    ["data", data, endpoints.data]
  ] as const)("contains exactly the calls of %s.md", (_, expected, found) => {
    const calls = Object.entries<Endpoint.Endpoint>(found).map(([name, { method, path }]) => [
      name,
      `${method} ${path}`
    ])

    assert.deepStrictEqual(Object.fromEntries(calls), expected)
  })

  it("sends the client's own calls to the API host and the others to the edge host", () => {
    assert.sameMembers(
      named(({ host }) => host === "api"),
      ["token", "openRedirectSession", "register", "login", "sendRecoveryEmail", "verify", "graphql"]
    )
  })

  it("has two calls that are sent as GET or POST: a query and its distinct values", () => {
    assert.sameMembers(
      named(({ getOrPost }) => getOrPost === true),
      ["query", "queryDistinct"]
    )
  })

  it("defines the packing of every call that can be a GET", () => {
    assert.sameMembers(
      named(({ pack }) => pack !== undefined),
      named(({ getOrPost, method }) => method === "GET" || getOrPost === true)
    )
  })

  it("marks only calls without side effects as idempotent", () => {
    assert.sameMembers(
      named(({ idempotent }) => idempotent === true),
      [
        "get",
        "query",
        "queryDistinct",
        "count",
        "isReferenced",
        "aggregate",
        "aggregatePipeline",
        "queryReferenced",
        "search"
      ]
    )
  })

  it("has one call without a token and one with a fallback", () => {
    assert.deepStrictEqual(
      named(({ anonymous }) => anonymous === true),
      ["token"]
    )
    assert.deepStrictEqual(
      named(({ fallback }) => fallback !== undefined),
      ["logout"]
    )
  })

  it.each(rows)("has the path parameters of %s in its payload", (_, row) => {
    const names = Array.from(row.path.matchAll(/\{(\w+)\}/g), ([, name]) => name)
    const document = JSON.stringify(Schema.toJsonSchemaDocument(Schema.toEncoded(row.request)))

    assert.isTrue(names.every((name) => document.includes(`"${name}"`)))
  })
})
