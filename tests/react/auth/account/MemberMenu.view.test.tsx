import { AccountMenuView } from "@portico/react/auth"
import { assert, describe, it } from "@effect/vitest"
import { renderToString } from "react-dom/server"

const render = (name: string | undefined) =>
  renderToString(
    <AccountMenuView name={name} onOpenSection={() => {}} onSignOut={() => {}} state={{ _tag: "Member" }} />
  )

describe("the heading of an account menu", () => {
  it("shows the member's name even if it equals the default label", () => {
    for (const name of ["Ada", "My account"]) assert.match(render(name), new RegExp(`Signed in as.*${name}`))
  })

  it("is missing if the name is not known", () => {
    const html = render(undefined)

    assert.include(html, "My account")
    assert.notInclude(html, "Signed in as")
  })
})
