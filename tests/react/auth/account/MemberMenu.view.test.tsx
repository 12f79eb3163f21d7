import { AccountMenuView } from "@portico/react/auth"
import { assert, describe, it } from "@effect/vitest"
import { renderToString } from "react-dom/server"

const render = (name: string | undefined) =>
  renderToString(
    <AccountMenuView name={name} onOpenSection={() => {}} onSignOut={() => {}} state={{ _tag: "Member" }} />
  )

describe("the heading of an account menu", () => {
  it("has the member's name, also if it is the text of a menu without a name", () => {
    for (const name of ["Ada", "My account"]) assert.match(render(name), new RegExp(`Signed in as.*${name}`))
  })

  it("is missing if the name is not known", () => {
    const html = render(undefined)

    assert.include(html, "My account")
    assert.notInclude(html, "Signed in as")
  })
})
