import argTypes from "virtual:portico/args/AuthFlow"
import { partsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./AuthFlowInPage.stories.tsx"
import * as Tests from "./AuthFlow.stories.tsx"
import * as Views from "./AuthFlow.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.SignIn), title: "Sign-in/AuthFlow", argTypes })

/** The whole flow, starting with the sign-in. Links open its other screens. */
export const Default = meta.story({
  parameters: {
    shown: [
      ["heading", "Sign in"],
      ["button", "Create an account"]
    ]
  }
})

/** The last screen of the flow. */
export const SignedIn = meta.story({
  render: stateOf(Views.SignedIn),
  parameters: { shown: [["heading", "You're signed in"], "ada@example.com"] }
})

/** Only the provider's page can create the session. */
export const PageNeeded = meta.story({
  render: stateOf(Views.PageNeeded),
  parameters: {
    shown: [
      ["heading", "One more step"],
      ["button", "Go to sign-in page"]
    ]
  }
})

/** The code of a screen could not be loaded. */
export const ScreenNotLoaded = meta.story({
  render: stateOf(Views.ScreenNotLoaded),
  parameters: { shown: ["We couldn't load this step", ["button", "Try again"]] }
})

/** The sign-in and its links, with a button for the provider's page. */
export const WithPage = meta.story({
  render: stateOf(Views.SignInLinksWithPage),
  parameters: {
    shown: [["heading", "Sign in"], "or", ["button", "Go to sign-in page"], ["button", "Create an account"]]
  }
})

/** The screens and links in a layout of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.Parts),
  parameters: {
    shown: [
      ["heading", "Come in"],
      ["button", "Log in"]
    ]
  }
})
