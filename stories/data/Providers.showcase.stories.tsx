import { SignInForm } from "@portico/react"
import { stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./Providers.stories.tsx"

const meta = preview.meta({ title: "Foundations/Providers", component: SignInForm })

/** A sign-in form below a `ClientProvider`, with one message of the page. */
export const Default = meta.story({
  render: stateOf(Tests.OwnMessages),
  parameters: { shown: [["button", "Log in"]] }
})

/** A sign-in form below an `ElementsProvider`, with the buttons of the page. */
export const OwnButtons = meta.story({
  render: stateOf(Tests.OwnButtons),
  parameters: { shown: [["button", "Sign in"]] }
})
