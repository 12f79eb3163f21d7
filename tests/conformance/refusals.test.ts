import type { Seed } from "../../packages/provider/src/engine/seed/Seed.ts"
import { afterEach, assert, describe, it } from "vitest"
import { clientId, type Network, open } from "./Network.ts"
import { type CallFailure, type Client, generations, load } from "./Published.ts"

const password = "a long enough password"

describe.each(generations)("a refusal for the published client (%s)", (generation) => {
  let network: Network
  afterEach(() => network.close())

  const visitor = async (seed?: Seed): Promise<Client> => {
    network = await open(seed)
    return load(generation)(clientId)
  }

  it.each([
    { name: "an unknown address", login: { email: "nobody@example.com", password }, errorCode: "invalidEmail" },
    { name: "a wrong password", login: { email: "ada@example.com", password }, errorCode: "invalidPassword" },
    {
      name: "a blocked member",
      login: { email: "blocked@example.com", password: "behind-the-door" },
      errorCode: "invalidEmail"
    },
    { name: "an empty form", login: { email: "", password: "" }, errorCode: "invalidEmail" }
  ])("of a login is reported with its error code: $name", async ({ errorCode, login }) => {
    const { auth } = await visitor()
    const result = await auth.login(login)
    assert.deepInclude(result, { loginState: "FAILURE", errorCode })
    const { details, message } = JSON.parse(result.error ?? "") as { details: CallFailure["details"]; message: string }
    assert.isNotEmpty(message)
    assert.hasAllKeys(details.applicationError, ["code", "data", "description"])
    assert.isTrue(Object.hasOwn(details, "requestId"))
  })

  it("of a login after too many attempts is reported as invalidEmail", async () => {
    const { auth } = await visitor({ lockout: { perEmail: 1 } })
    const wrong = { email: "ada@example.com", password }
    assert.strictEqual((await auth.login(wrong)).errorCode, "invalidPassword")
    assert.strictEqual((await auth.login(wrong)).errorCode, "invalidEmail")
    assert.strictEqual(network.exchanges().at(-1)?.answer.status, 429)
    assert.match(network.exchanges().at(-1)?.answer.headers.get("retry-after") ?? "", /^\d+$/)
  })

  it("of a login with a required password reset is reported as resetPassword", async () => {
    const { auth } = await visitor({
      members: [{ email: "old@example.com", password: "from-last-year", resetRequired: true }]
    })
    const result = await auth.login({ email: "old@example.com", password: "from-last-year" })
    assert.strictEqual(result.errorCode, "resetPassword")
  })

  it.each([
    { name: "an invalid address", email: "no address", errorCode: "invalidEmail" },
    { name: "an address that is taken", email: "ada@example.com", errorCode: "emailAlreadyExists" }
  ])("of a registration is reported with its error code: $name", async ({ email, errorCode }) => {
    const { auth } = await visitor()
    assert.deepInclude(await auth.register({ email, password }), { loginState: "FAILURE", errorCode })
  })

  it("of a registration with an invalid password has no error code", async () => {
    const { auth } = await visitor()
    const result = await auth.register({ email: "short@example.com", password: "pw" })
    assert.strictEqual(result.loginState, "FAILURE")
    assert.isUndefined(result.errorCode)
    assert.include(result.error, "INVALID_ARGUMENT")
  })

  it("of a registration with an invalid profile is a failure that names the field", async () => {
    const { auth } = await visitor()
    const result = await auth.register({ email: "odd@example.com", password, profile: { nickname: 5 } })
    assert.strictEqual(result.loginState, "FAILURE")
    assert.include(result.error, "nickname")
  })

  it("of a missing or wrong captcha token is reported with its error code", async () => {
    const { auth } = await visitor({ captcha: { required: "always" } })
    const ada = { email: "ada@example.com", password: "analytical-engine" }
    const eve = { email: "eve@example.com", password }
    for (const asked of [auth.login(ada), auth.register(eve)]) {
      assert.strictEqual((await asked).errorCode, "missingCaptchaToken")
    }
    const rubbish = { captchaTokens: { recaptchaToken: "rubbish" } }
    for (const asked of [auth.login({ ...ada, ...rubbish }), auth.register({ ...eve, ...rubbish })]) {
      assert.strictEqual((await asked).errorCode, "invalidCaptchaToken")
    }
  })

  it("of a module's call is an error with a status, a request id and JSON", async () => {
    const { authentication } = await visitor()
    const failure = await authentication.changePassword(password).then(
      () => assert.fail("A visitor has no password."),
      (error: CallFailure) => error
    )
    assert.strictEqual(failure.status, network.exchanges().at(-1)?.answer.status)
    assert.strictEqual(failure.requestId, network.exchanges().at(-1)?.answer.headers.get("x-wix-request-id"))
    const { details, message } = JSON.parse(failure.message) as { message: string; details: { requestId: string } }
    assert.isNotEmpty(message)
    assert.strictEqual(details.requestId, failure.requestId)
  })
})
