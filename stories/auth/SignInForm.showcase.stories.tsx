import { SignInForm } from "@portico/react"
import { fn } from "storybook/test"
import argTypes from "virtual:portico/args/SignInForm"
import { filledOf, partsOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./SignIn.stories.tsx"
import * as Views from "./SignInForm.view.stories.tsx"

const meta = preview.meta({
  title: "Sign-in/SignInForm",
  component: SignInForm,
  argTypes,
  args: { forgotHref: "#forgot-password", footer: <a href="#sign-up">Create an account</a>, onSignedIn: fn() }
})

const entries = { "[type=email]": "ada@example.com", "[type=password]": "difference-engine" }

/** The form, with links to the other pages. */
export const Default = meta.story({
  parameters: { shown: [["textbox", "Email address"], "Password", ["link", "Create an account"]] }
})

/** The page knows the address, and the user only types the password. */
export const KnownAddress = meta.story({
  args: { defaultEmail: "ada@example.com" },
  parameters: { shown: [["textbox", "Email address", "ada@example.com"]] }
})

/** Waiting for the response. */
export const Submitting = meta.story({
  render: filledOf(Views.Submitting, entries),
  parameters: {
    shown: [
      ["textbox", "Email address", "ada@example.com"],
      ["textbox", "Password", "difference-engine"],
      ["button", "Signing in…"]
    ]
  }
})

/** The reason is at the field. */
export const WrongPassword = meta.story({
  render: filledOf(Views.InvalidField, entries),
  parameters: {
    shown: [["textbox", "Password", "difference-engine"], "Wrong password. Try again or reset it."]
  }
})

/** Both fields are empty. The summary links to them. */
export const MissingEntries = meta.story({
  render: stateOf(Views.InvalidFields),
  parameters: {
    shown: [
      ["alert", /Check these fields/],
      ["textbox", "Email address", ""],
      ["textbox", "Password", ""]
    ]
  }
})

/** An error that does not concern a field, with the reference for support. */
export const ProviderError = meta.story({
  render: filledOf(Views.FormError, entries),
  parameters: {
    shown: [
      ["textbox", "Password", "difference-engine"],
      ["alert", /Something went wrong on our end\..*5f3a-77b1/]
    ]
  }
})

/** The provider limits requests. The button counts down. */
export const RateLimited = meta.story({
  render: filledOf(Views.Waiting, entries),
  parameters: {
    shown: [
      ["textbox", "Password", "difference-engine"],
      ["button", /^Try again in \d+ sec$/]
    ]
  }
})

/** The session was created. */
export const SignedIn = meta.story({
  render: stateOf(Views.Done),
  parameters: { shown: ["You're signed in."] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.Composed),
  parameters: {
    shown: [
      ["heading", "Welcome back"],
      ["button", "Continue"]
    ]
  }
})
