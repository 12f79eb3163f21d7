import { Tokens } from "@portico/client/session/Tokens"
import { assert, describe, it } from "@effect/vitest"
import * as Layer from "effect/Layer"
import { renderToString } from "react-dom/server"
import { AccountMenu } from "../../../packages/react/src/auth/account/AccountMenu.tsx"
import { SignInForm } from "../../../packages/react/src/auth/entry/SignInForm.tsx"
import { useMember } from "../../../packages/react/src/session/memberAtom.ts"
import { ClientProvider } from "../../../packages/react/src/runtime/ClientProvider.tsx"

let built = 0
const layer = Layer.suspend(() => {
  built++
  return Layer.mock(Tokens, {})
})

function Who() {
  return <p>{useMember()._tag}</p>
}

describe("ClientProvider", () => {
  it("renders an unknown member on a server, without building a client", () => {
    const html = renderToString(
      <ClientProvider layer={layer} services="custom">
        <Who />
        <AccountMenu onSignIn={() => {}} />
        <SignInForm />
      </ClientProvider>
    )

    assert.include(html, "<p>Unknown</p>")
    assert.notInclude(html, "Sign out")
    assert.include(html, 'name="email"')
    assert.strictEqual(built, 0)
  })

  it("provides its messages to the components inside", () => {
    const html = renderToString(
      <ClientProvider layer={layer} services="custom" messages={{ signIn: { submit: "Come in" } }}>
        <SignInForm messages={{ signIn: { title: "Welcome" } }} />
      </ClientProvider>
    )

    assert.include(html, "Come in")
    assert.include(html, "Welcome")
  })

  it("throws if it is missing", () => {
    assert.throws(() => renderToString(<SignInForm />), /Wrap the components of the kit in <ClientProvider layer=/)
  })
})
