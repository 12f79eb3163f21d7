import argTypes from "virtual:portico/args/DataErrorView"
import { argsOf, partsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./DataErrorView.stories.tsx"
import * as Views from "./DataErrorView.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.InternalError), title: "Foundations/DataErrorView", argTypes })

/** An error of the provider, with the reference for support. */
export const Default = meta.story({
  args: argsOf(Views.InternalError),
  parameters: {
    shown: [
      ["alert", /Something went wrong on our end/],
      ["button", "Try again"]
    ]
  }
})

/** The network is lost. This is a warning, because nothing is broken. */
export const Offline = meta.story({ args: argsOf(Views.Warning), parameters: { shown: [["alert", /You're offline/]] } })

/** The request is sent again. */
export const Retrying = meta.story({
  args: argsOf(Views.Busy),
  parameters: { shown: [["button", "Trying again…", "disabled"]] }
})

/** The provider limits requests. The button counts down. */
export const RateLimited = meta.story({
  args: argsOf(Views.Waiting),
  parameters: { shown: [["button", /^Try again in \d+ sec$/]] }
})

/** The session has ended. */
export const SignedOut = meta.story({ args: argsOf(Views.SignedOut), parameters: { shown: [["button", "Sign in"]] } })

/** The item no longer exists. */
export const NotFound = meta.story({
  args: argsOf(Views.NotFound),
  parameters: { shown: ["This item no longer exists."] }
})

/** The site's own code refused the request, with its own message. */
export const SiteCode = meta.story({
  args: argsOf(Views.SiteCode),
  parameters: { shown: ["Books on loan cannot be removed."] }
})

/** In development, it shows the code, the meaning and the fix. */
export const ForDevelopers = meta.story({
  args: argsOf(Views.Developer),
  parameters: { shown: [/For developers/, "WDE0018"] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Tests.Parts),
  parameters: { shown: [/Something went wrong/] }
})
