import { accountChangeCodes } from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"
import * as Settings from "../../../../packages/provider/src/http/identity/Settings.ts"
import { IdentityStore } from "../../../../packages/provider/src/store/IdentityStore.ts"
import * as Effect from "effect/Effect"
import { codeAt } from "../../Authenticator.ts"
import { codeOf, home, open, origin } from "../../Shop.ts"
import * as SoftPasskey from "../../SoftPasskey.ts"

/** The time at which the shop opens. */
const start = 1_700_000_000_000

type Shop = ReturnType<typeof open>

const call = (shop: Shop, name: string, payload: object, token: string, headers?: Record<string, string>) =>
  shop.post(`/v1/account/${name}`, payload, token, headers)

const signedIn = async () => {
  const shop = open()
  const { access_token: token } = await shop.member()
  return { shop, token, proof: await shop.prove(token) }
}

/** Adds an authenticator app that is enabled. Returns its id. */
const addApp = async (shop: Shop, token: string, proof: string) => {
  const { factorId, totpData } = (await call(shop, "enroll-factor", { factorType: "TOTP", proof }, token)).body
  await call(shop, "confirm-factor", { factorId, code: codeAt(start, totpData.secret) }, token)
  return factorId
}

const typesOf = async (shop: Shop, token: string) =>
  (await call(shop, "factors", {}, token)).body.factors.map(({ factorType, status }) => `${factorType} ${status}`)

describe("an authenticator app", () => {
  it("is added with the first code that it shows", async () => {
    const { proof, shop, token } = await signedIn()
    const { body } = await call(shop, "enroll-factor", { factorType: "TOTP", proof }, token)
    const { factorId, totpData } = body
    assert.deepStrictEqual(await typesOf(shop, token), ["TOTP REQUIRE_ACTIVATION"])

    const wrong = await call(shop, "confirm-factor", { factorId, code: codeAt(0, totpData.secret) }, token)
    const right = await call(shop, "confirm-factor", { factorId, code: codeAt(start, totpData.secret) }, token)

    assert.strictEqual(codeOf(wrong), "INVALID_OTP")
    assert.strictEqual(right.status, 200)
    assert.include(totpData.uri, `secret=${totpData.secret}`)
    assert.deepStrictEqual(await typesOf(shop, token), ["TOTP ENABLED"])
    assert.strictEqual((await shop.login()).body.state, "STATUS_CHECK")
  })

  it("shows its secret only in the response that adds it", async () => {
    const { proof, shop, token } = await signedIn()
    const { body } = await call(shop, "enroll-factor", { factorType: "TOTP", proof }, token)

    const listed = await call(shop, "factors", {}, token)

    assert.notInclude(listed.text, body.totpData.secret)
  })

  it("is not added without a proof, or for a visitor", async () => {
    const { proof, shop, token } = await signedIn()

    const invented = await call(shop, "enroll-factor", { factorType: "TOTP", proof: "invented" }, token)
    const visitor = await call(shop, "enroll-factor", { factorType: "TOTP", proof }, await shop.visitor())

    assert.strictEqual(codeOf(invented), accountChangeCodes.reverificationRequired)
    assert.strictEqual(visitor.status, 401)
    assert.deepStrictEqual(await typesOf(shop, token), [])
  })

  it.each(["PASSWORD", "WEBAUTHN", "RECOVERY_CODE"])("is the wrong call for %s", async (factorType) => {
    const { proof, shop, token } = await signedIn()

    const refused = await call(shop, "enroll-factor", { factorType, proof }, token)

    assert.strictEqual(refused.body.details.validationError?.fieldViolations[0]?.field, "factorType")
  })
})

describe("a passkey", () => {
  const create = async (from: string) => {
    const { proof, shop, token } = await signedIn()
    const options = (await call(shop, "passkey-options", { proof }, token, { origin: from })).body
    const { challenge, rp } = options.credentialCreationOptions
    const credential = SoftPasskey.make().create({ challenge, origin: from, rpId: rp.id })
    return { credential, proof, rp, shop, token }
  }

  it("is added by a page of the client, for the page's host", async () => {
    const { credential, proof, rp, shop, token } = await create(origin)

    const added = await call(shop, "add-passkey", { credential, name: "My phone", proof }, token, { origin })

    assert.strictEqual(added.status, 200)
    assert.strictEqual(rp.id, "shop.test")
    assert.deepStrictEqual(await typesOf(shop, token), ["WEBAUTHN ENABLED"])
  })

  it("is refused for a page of another origin", async () => {
    const { proof, shop, token } = await signedIn()

    const refused = await call(shop, "passkey-options", { proof }, token, { origin: "http://evil.test" })

    assert.strictEqual(refused.status, 403)
    assert.strictEqual(codeOf(refused), accountChangeCodes.originNotAllowed)
  })

  it("is refused if another page created it, or if it was added before", async () => {
    const { credential, proof, shop, token } = await create(origin)

    const elsewhere = await call(shop, "add-passkey", { credential, proof }, token, { origin: home })
    const again = await call(shop, "add-passkey", { credential, proof }, token, { origin })

    assert.strictEqual(codeOf(elsewhere), "INVALID_OTP")
    assert.strictEqual(codeOf(again), "FACTOR_CHALLENGE_EXPIRED")
    assert.deepStrictEqual(await typesOf(shop, token), [])
  })
})

describe("recovery codes", () => {
  it("are shown once, and replaced by new ones", async () => {
    const { proof, shop, token } = await signedIn()
    await addApp(shop, token, proof)

    const first = (await call(shop, "recovery-codes", { proof }, token)).body.codes
    const second = (await call(shop, "recovery-codes", { proof }, token)).body.codes

    assert.lengthOf(first, 10)
    assert.notDeepEqual(first, second)
    assert.notInclude((await call(shop, "factors", {}, token)).text, second[0] ?? "")
    assert.deepStrictEqual(await typesOf(shop, token), ["TOTP ENABLED", "RECOVERY_CODE ENABLED"])
  })

  it("are refused without a factor that they can replace", async () => {
    const { proof, shop, token } = await signedIn()

    const refused = await call(shop, "recovery-codes", { proof }, token)

    assert.strictEqual(codeOf(refused), "FACTOR_UNAVAILABLE")
    assert.deepStrictEqual(await typesOf(shop, token), [])
  })
})

describe("a removal", () => {
  it("requires a proof and removes only the member's own factor", async () => {
    const { proof, shop, token } = await signedIn()
    const factorId = await addApp(shop, token, proof)

    const unproved = await call(shop, "remove-factor", { factorId, proof: "invented" }, token)
    const unknown = await call(shop, "remove-factor", { factorId: "another", proof }, token)
    const removed = await call(shop, "remove-factor", { factorId, proof }, token)

    assert.strictEqual(codeOf(unproved), accountChangeCodes.reverificationRequired)
    assert.strictEqual(codeOf(unknown), "FACTOR_UNAVAILABLE")
    assert.strictEqual(removed.status, 200)
    assert.deepStrictEqual(await typesOf(shop, token), [])
    assert.deepInclude((await shop.outbox()).at(-1), { kind: "factorsChanged", email: "ada@shop.test" })
  })

  it("of a factor that this session did not confirm yet needs no proof", async () => {
    const { proof, shop, token } = await signedIn()
    const { factorId } = (await call(shop, "enroll-factor", { factorType: "TOTP", proof }, token)).body
    const other = (await shop.member()).access_token

    assert.deepStrictEqual(await typesOf(shop, other), [])
    const elsewhere = await call(shop, "remove-factor", { factorId, proof: "" }, other)
    const canceled = await call(shop, "remove-factor", { factorId, proof: "" }, token)

    assert.strictEqual(codeOf(elsewhere), accountChangeCodes.reverificationRequired)
    assert.strictEqual(canceled.status, 200)
    assert.deepStrictEqual(await typesOf(shop, token), [])
  })

  it("lists a code by email that only a rule requires", async () => {
    const { shop, token } = await signedIn()
    await shop.kept((store) =>
      Settings.write({ factors: { enabled: ["EMAIL"] } }).pipe(Effect.provideService(IdentityStore, store))
    )

    const [factor] = (await call(shop, "factors", {}, token)).body.factors

    assert.deepInclude(factor, { factorType: "EMAIL", status: "ENABLED_BY_RULE", removable: false })
    assert.notProperty(factor, "createdDate")
  })
})
