import { Tokens } from "@portico/client/session/Tokens"
import { assert, describe, it } from "@effect/vitest"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import type * as React from "react"
import { renderToString } from "react-dom/server"
import { AuthFlow, type AuthFlowProps } from "../../../../packages/react/src/auth/flow/AuthFlow.tsx"
import { loadAuthFlow } from "../../../../packages/react/src/auth/flow/loadScreens.ts"
import { useAuthFlow } from "../../../../packages/react/src/auth/flow/useAuthFlow.ts"
import { ClientProvider } from "../../../../packages/react/src/runtime/ClientProvider.tsx"

const onServer = (page: React.ReactNode) =>
  renderToString(
    <ClientProvider layer={Layer.mock(Tokens, {})} services="custom">
      {page}
    </ClientProvider>
  )

const door = (props: AuthFlowProps = {}) => onServer(<AuthFlow {...props} />)

describe("AuthFlow on a server", () => {
  it("renders the sign-in form at once, with a link to the sign-up form", () => {
    const html = door({ email: "ada@example.com", headingLevel: 1 })

    assert.match(html, /<h1[^>]*>Sign in<\/h1>/)
    assert.include(html, 'value="ada@example.com"')
    assert.include(html, "Create an account")
  })

  it("renders another first screen once its code is loaded", async () => {
    assert.include(door({ start: "signUp" }), "One moment…")
    await loadAuthFlow()

    assert.match(door({ start: "signUp" }), /<h2[^>]*>Create an account<\/h2>/)
    assert.match(
      door({ recoveryToken: Redacted.make("of-a-mail"), start: "resetPassword" }),
      /<h2[^>]*>Choose a new password<\/h2>/
    )
  })

  it("never writes a secret into the page", () => {
    assert.notInclude(door({ recoveryToken: Redacted.make("of-a-mail"), start: "resetPassword" }), "of-a-mail")
  })

  it("renders the custom screens of the page", () => {
    const html = door({ email: "ada@example.com", screens: { signIn: (props) => <h2>Hello {props.defaultEmail}</h2> } })

    assert.match(html, /<h2>Hello (<!-- -->)?ada@example.com<\/h2>/)
    assert.notInclude(html, 'type="password"')
  })

  it("does not redirect to another site", () => {
    const to = (returnTo: string) => onServer(<Where returnTo={returnTo} />)

    assert.include(to("https://evil.example/"), ">/<")
    assert.include(to("//evil.example"), ">/<")
    assert.include(to("javascript:alert(1)"), ">/<")
  })
})

function Where({ returnTo }: { readonly returnTo: string }) {
  return <p>{useAuthFlow({ returnTo }).to}</p>
}
