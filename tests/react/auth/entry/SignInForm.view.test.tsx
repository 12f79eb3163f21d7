import { assert, describe, it } from "@effect/vitest"
import { renderToString } from "react-dom/server"
import type { EntryState } from "../../../../packages/react/src/auth/entry/Entry.ts"
import { SignInFormView } from "../../../../packages/react/src/auth/entry/SignInForm.view.tsx"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const render = (state: EntryState) => renderToString(<SignInFormView onSubmit={() => {}} state={state} />)
const failed = (problem: Problem.Problem, wait = 0): EntryState => ({ _tag: "Failed", attempt: 1, problem, wait })

describe("SignInFormView", () => {
  it("renders on a server, with matching ids", () => {
    const html = render(failed(Problem.ofFields({ email: "emailMissing" })))

    const described = /<input[^>]*aria-describedby="([^"]+)"[^>]*name="email"/.exec(html)?.[1]
    assert.isDefined(described)
    assert.include(html, `id="${described}"`)
    assert.match(html, /aria-invalid="true"[^>]*id="([^"]+)-email"/)
    assert.match(html, /<label[^>]*for="[^"]+-email"/)
  })

  it("has the attributes that password managers expect", () => {
    const html = render({ _tag: "Idle" })

    assert.match(html, /autoComplete="username webauthn"/i)
    assert.match(html, /autoComplete="current-password"/i)
    assert.match(html, /name="email"/)
    assert.match(html, /name="password"/)
    assert.notMatch(html, /<input[^>]*\bdisabled\b/)
  })

  it("escapes a message from the provider", () => {
    const html = render(failed(Problem.ofFields({ password: { text: "<img src=x onerror=alert(1)>" } })))

    assert.notInclude(html, "<img")
    assert.include(html, "&lt;img")
  })

  it("shows the remaining seconds on the button during a wait", () => {
    const html = render(failed(Problem.make("rateLimited", { retryAfter: 30 }), 27))

    assert.include(html, "Try again in 27 sec")
    assert.include(html, "Wait a moment, then try again.")
    assert.include(html, 'aria-disabled="true"')
  })

  it("shows the outcome", () => {
    assert.include(render({ _tag: "Done", outcome: { _tag: "SignedIn" } }), "You&#x27;re signed in.")
    assert.notInclude(render({ _tag: "Done", outcome: { _tag: "OwnerApprovalRequired" } }), "<form")
  })
})
