import argTypes from "virtual:portico/args/OAuthButton"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./OAuthButton.stories.tsx"
import * as Views from "./OAuthButton.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Idle), title: "Sign-in/OAuthButton", argTypes })

/** The button opens the provider's sign-in page. */
export const Default = meta.story({ parameters: { shown: [["button", "Go to sign-in page"]] } })

/** The button has a label of the page. */
export const CustomLabel = meta.story({
  args: { children: "Sign in with your library card" },
  parameters: { shown: [["button", "Sign in with your library card"]] }
})

/** The address of the provider's page is being requested. */
export const CreatingSession = meta.story({
  render: stateOf(Views.CreatingSession),
  parameters: { shown: [["button", "Opening the sign-in page…"]] }
})

/** The browser is navigating to the provider's page. */
export const Redirecting = meta.story({
  render: stateOf(Views.Redirecting),
  parameters: { shown: [["button", "Taking you to the sign-in page…"]] }
})

/** The provider limits requests. The button counts down. */
export const RateLimited = meta.story({
  render: stateOf(Views.Waiting),
  parameters: { shown: [["button", /^Try again in \d+ sec$/]] }
})

/** The page is not in a secure context: the user has to open it with https. */
export const Insecure = meta.story({
  render: stateOf(Views.Insecure),
  parameters: { shown: [/Signing in needs a secure connection/] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { shown: [["button", "Sign in elsewhere"]] }
})
