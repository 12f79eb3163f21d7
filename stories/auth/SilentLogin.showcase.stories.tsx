import argTypes from "virtual:portico/args/SilentLogin"
import { argsOf, partsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./SilentLogin.stories.tsx"
import * as Views from "./SilentLogin.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Pending), title: "Sign-in/SilentLogin", argTypes })

/** The member is signed in. */
export const Default = meta.story({
  args: argsOf(Views.Member),
  parameters: { shown: [["heading", "You're signed in"]] }
})

/** The silent login is running. */
export const Pending = meta.story({
  args: argsOf(Views.Pending),
  parameters: { shown: [["heading", "Signing you in…"]] }
})

/** The silent login takes longer than five seconds, and the user can skip it. */
export const Slow = meta.story({
  args: argsOf(Views.Slow),
  parameters: { shown: [["button", "Continue without signing in"]] }
})

/** No member is signed in. */
export const Visitor = meta.story({
  args: argsOf(Views.Visitor),
  parameters: { shown: [["button", "Go to sign-in page"]] }
})

/** The silent login waits until the user starts it. */
export const OnDemand = meta.story({ args: argsOf(Views.Idle), parameters: { shown: [["button", "Sign in"]] } })

/** The browser blocks the hidden frame's storage. */
export const Blocked = meta.story({
  args: argsOf(Views.Blocked),
  parameters: { shown: [/Allow cookies for this site/] }
})

/** The provider requires a page to be shown first. */
export const PageNeeded = meta.story({
  args: argsOf(Views.PageNeeded),
  parameters: {
    shown: [
      ["heading", "You're not signed in yet"],
      ["button", "Go to sign-in page"]
    ]
  }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { world: { scenario: "frameSilent" }, shown: [["button", "Not now"]] }
})
