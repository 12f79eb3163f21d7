import { assert, describe, it } from "@effect/vitest"
import { renderToString } from "react-dom/server"
import type { EntryState } from "../../../../packages/react/src/auth/entry/Entry.ts"
import { SignInFormView } from "../../../../packages/react/src/auth/entry/SignInForm.view.tsx"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const render = (state: EntryState) => renderToString(<SignInFormView onSubmit={() => {}} state={state} />)
const failed = (problem: Problem.Problem, wait = 0): EntryState => ({ _tag: "Failed", attempt: 1, problem, wait })

describe("SignInFormView", () => {
  it("draws on a server, with ids that point at each other", () => {
    const html = render(failed(Problem.ofFields({ email: "emailMissing" })))

    const described = /<input[^>]*aria-describedby="([^"]+)"[^>]*name="email"/.exec(html)?.[1]
    assert.isDefined(described)
    assert.include(html, `id="${described}"`)
    assert.match(html, /aria-invalid="true"[^>]*id="([^"]+)-email"/)
    assert.match(html, /<label[^>]*for="[^"]+-email"/)
  })

  it("keeps to the contract of password managers", () => {
    const html = render({ _tag: "Idle" })

    assert.match(html, /autoComplete="username webauthn"/i)
    assert.match(html, /autoComplete="current-password"/i)
    assert.match(html, /name="email"/)
    assert.match(html, /name="password"/)
    assert.notMatch(html, /<input[^>]*\bdisabled\b/)
  })

  it("shows a provider's sentence as text", () => {
    const html = render(failed(Problem.ofFields({ password: { text: "<img src=x onerror=alert(1)>" } })))

    assert.notInclude(html, "<img")
    assert.include(html, "&lt;img")
  })

  it("puts the seconds on the button while it has to wait", () => {
    const html = render(failed(Problem.make("rateLimited", { retryAfter: 30 }), 27))

    assert.include(html, "Try again in 27 s")
    assert.include(html, "Try again in 30 seconds.")
    assert.include(html, 'aria-disabled="true"')
  })

  it("says what it came to", () => {
    assert.include(render({ _tag: "Done", outcome: { _tag: "SignedIn" } }), "You are signed in.")
    assert.notInclude(render({ _tag: "Done", outcome: { _tag: "OwnerApprovalRequired" } }), "<form")
  })
})
