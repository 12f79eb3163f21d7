import { afterEach, assert, describe, it } from "vitest"
import { clientId, type Network, open, tokensOf } from "./Network.ts"
import { type CallFailure, type Client, generations, load } from "./Published.ts"

const ada = { email: "ada@example.com", password: "analytical-engine" }

describe.each(generations)("a member with a forgotten password (%s)", (generation) => {
  let network: Network
  afterEach(() => network.close())

  it("requests an email, sets a new password through its link and logs in", async () => {
    network = await open()
    const client = load(generation)(clientId)
    assert.isUndefined(await client.auth.sendPasswordResetEmail(ada.email, "https://shop.example/reset"))

    const { kind, link = "" } = await network.mailTo(ada.email)
    assert.strictEqual(kind, "recovery")
    const address = new URL(link)
    assert.strictEqual(address.origin + address.pathname, "https://shop.example/reset")
    const recoveryToken = new URLSearchParams(address.hash.slice(1)).get("recoveryToken")

    const password = "difference-engine"
    const recovered = (await client.recovery.recover(recoveryToken, { password })) as {
      readonly state: string
      readonly sessionToken?: string
    }
    assert.strictEqual(recovered.state, "SUCCESS")
    assert.strictEqual((await client.auth.login(ada)).errorCode, "invalidPassword")
    const login = await client.auth.login({ ...ada, password })
    assert.strictEqual((await tokensOf(client, login)).refreshToken.role, "member")
  })

  it("receives the same result for an unknown address", async () => {
    network = await open()
    const { auth } = load(generation)(clientId)
    assert.isUndefined(await auth.sendPasswordResetEmail("nobody@example.com", "https://shop.example/reset"))
  })

  it("cannot set a password with a used or wrong token", async () => {
    network = await open()
    const client = load(generation)(clientId)
    await client.auth.sendPasswordResetEmail(ada.email, "https://shop.example/reset")
    const { code: token = "" } = await network.mailTo(ada.email)
    await client.recovery.recover(token, { password: "difference-engine" })
    for (const used of [token, "guessed"]) {
      const failure = await client.recovery.recover(used, { password: "another-engine" }).then(
        () => assert.fail("The token was taken."),
        (error: CallFailure) => error
      )
      assert.isString(failure.details.applicationError?.code)
    }
  })
})

describe.each(generations)("a member with an unverified address (%s)", (generation) => {
  let network: Network
  afterEach(() => network.close())

  const eve = { email: "eve@example.com", password: "a long enough password" }

  const registered = async (): Promise<Client> => {
    network = await open({ registration: "emailVerification" })
    const client = load(generation)(clientId)
    const result = await client.auth.register(eve)
    assert.strictEqual(result.loginState, "EMAIL_VERIFICATION_REQUIRED")
    assert.hasAllKeys(result.data, ["stateToken"])
    return client
  }

  it("becomes a member with the code of the email", async () => {
    const client = await registered()
    const { code: verificationCode = "" } = await network.mailTo(eve.email)
    const verified = await client.auth.processVerification({ verificationCode })
    assert.strictEqual(verified.loginState, "SUCCESS")
    assert.strictEqual((await tokensOf(client, verified)).refreshToken.role, "member")
    assert.strictEqual((await client.auth.login(eve)).loginState, "SUCCESS")
  })

  it("continues the verification after a login, even after a wrong code", async () => {
    await registered()
    const { auth } = load(generation)(clientId)
    const login = await auth.login(eve)
    assert.strictEqual(login.loginState, "EMAIL_VERIFICATION_REQUIRED")
    const failure = await auth.processVerification({ verificationCode: "wrong" }).then(
      () => assert.fail("The code was taken."),
      (error: CallFailure) => error
    )
    assert.isString(failure.details.applicationError?.code)
    const { code: verificationCode = "" } = await network.mailTo(eve.email)
    assert.strictEqual((await auth.processVerification({ verificationCode }, login)).loginState, "SUCCESS")
  })

  it("receives a failure if no verification was started", async () => {
    network = await open()
    const { auth } = load(generation)(clientId)
    assert.deepStrictEqual(await auth.processVerification({ verificationCode: "1" }), {
      loginState: "FAILURE",
      error: "Unknown _state"
    })
    assert.isEmpty(network.exchanges())
  })
})

describe.each(generations)("a member who is waiting for approval (%s)", (generation) => {
  it("has no session", async () => {
    const network = await open({ registration: "ownerApproval" })
    try {
      const { auth } = load(generation)(clientId)
      const eve = { email: "eve@example.com", password: "a long enough password" }
      assert.deepStrictEqual(await auth.register(eve), { loginState: "OWNER_APPROVAL_REQUIRED" })
      assert.deepStrictEqual(await auth.login(eve), { loginState: "OWNER_APPROVAL_REQUIRED" })
    } finally {
      await network.close()
    }
  })
})
