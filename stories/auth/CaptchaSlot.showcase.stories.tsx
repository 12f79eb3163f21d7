import argTypes from "virtual:portico/args/CaptchaSlot"
import { argsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Views from "./CaptchaSlot.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Loading), title: "Sign-in/CaptchaSlot", argTypes })

/** The user has solved the captcha. */
export const Default = meta.story({
  args: argsOf(Views.Solved),
  parameters: { shown: [["group", "Security check"], /You can submit the form now/] }
})

/** The captcha's script is loading. */
export const Loading = meta.story({
  args: argsOf(Views.Loading),
  parameters: { shown: [/Loading the security check/] }
})

/** The solution has expired. */
export const Expired = meta.story({
  args: argsOf(Views.Expired),
  parameters: { shown: [/Your confirmation has expired/] }
})

/** The captcha's script was blocked. */
export const Blocked = meta.story({
  args: argsOf(Views.Blocked),
  parameters: { shown: [/Allow this page to load it/, ["button", "Reload security check"]] }
})

/** The vendor's widget failed. */
export const Failed = meta.story({ args: argsOf(Views.Failed), parameters: { shown: [/The security check failed/] } })
