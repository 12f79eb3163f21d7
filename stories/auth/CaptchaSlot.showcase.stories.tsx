import argTypes from "virtual:portico/args/CaptchaSlot"
import { argsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Views from "./CaptchaSlot.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Loading), title: "Sign-in/CaptchaSlot", argTypes })

/** Returns a ref that renders a checkbox in place of a vendor's widget. */
const widget = (isChecked: boolean) => (box: HTMLDivElement | null) => {
  if (box === null) return
  const input = Object.assign(document.createElement("input"), { checked: isChecked, type: "checkbox" })
  const frame = Object.assign(document.createElement("label"), { className: "demo-captcha" })
  frame.append(input, "I'm not a robot")
  box.replaceChildren(frame)
}

/** The user has solved the captcha. */
export const Default = meta.story({
  args: { ...argsOf(Views.Solved), container: widget(true) },
  parameters: { shown: [["checkbox", "I'm not a robot"], ["group", "Security check"], /You can submit the form now/] }
})

/** The captcha's script is loading. */
export const Loading = meta.story({
  args: argsOf(Views.Loading),
  parameters: { shown: [/Loading the security check/] }
})

/** The solution has expired. */
export const Expired = meta.story({
  args: { ...argsOf(Views.Expired), container: widget(false) },
  parameters: { shown: [["checkbox", "I'm not a robot"], /Your confirmation has expired/] }
})

/** The captcha's script was blocked. */
export const Blocked = meta.story({
  args: argsOf(Views.Blocked),
  parameters: { shown: [/Allow this page to load it/, ["button", "Reload security check"]] }
})

/** The vendor's widget failed. */
export const Failed = meta.story({ args: argsOf(Views.Failed), parameters: { shown: [/The security check failed/] } })
