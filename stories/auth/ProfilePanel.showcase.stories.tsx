import argTypes from "virtual:portico/args/ProfilePanel"
import { worldOf } from "./profileWorld.ts"
import { argsOf, partsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Parts from "./MemberProfile.stories.tsx"
import * as Views from "./ProfilePanel.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Ready), title: "Account/ProfilePanel", argTypes })

/** The profile of the member. */
export const Default = meta.story({
  args: argsOf(Views.Ready),
  parameters: { shown: [["heading", "Your profile"], "Shelley", ["button", "Edit profile"]] }
})

/** The member edits the profile. */
export const Editing = meta.story({ args: argsOf(Views.Editing), parameters: { shown: [["textbox", "First name"]] } })

/** Two fields are too long. The summary links to them. */
export const InvalidFields = meta.story({
  args: argsOf(Views.InvalidFields),
  parameters: {
    shown: [
      ["alert", /Check these fields/],
      [
        "textbox",
        "Last name",
        "Wollstonecraft Godwin Shelley Wollstonecraft Godwin Shelley Wollstonecraft Godwin Shelley Wollstonecraft Godwin Shelley"
      ],
      ["textbox", "Postal code", "SW1W 9HS, City of Westminster"]
    ]
  }
})

/** The profile was changed somewhere else while the member edited it. */
export const ChangedElsewhere = meta.story({
  args: argsOf(Views.ChangedElsewhere),
  parameters: { shown: [["alert", /These fields were changed in another tab/], "Bodley Head"] }
})

/** The changes were saved. */
export const Saved = meta.story({ args: argsOf(Views.Saved), parameters: { shown: ["Profile saved."] } })

/** The member has entered nothing yet. */
export const Empty = meta.story({ args: argsOf(Views.Empty), parameters: { shown: ["Not provided"] } })

/** The account is waiting for approval. */
export const Pending = meta.story({
  args: argsOf(Views.Pending),
  parameters: { shown: [/Your account isn't active yet/] }
})

/** The account is blocked. */
export const Blocked = meta.story({ args: argsOf(Views.Blocked), parameters: { shown: [/This account is blocked/] } })

/** No member is signed in. */
export const SignedOut = meta.story({
  args: argsOf(Views.SignedOut),
  parameters: { shown: [/Sign in to see your profile/] }
})

/** The profile is loading. */
export const Loading = meta.story({ args: argsOf(Views.Loading), parameters: { shown: ["Loading your profile…"] } })

/** The profile could not be loaded, and the provider limits requests. */
export const Failed = meta.story({
  args: argsOf(Views.Failed),
  parameters: { shown: [["button", /^Try again in \d+ sec$/]] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.Composed),
  parameters: { ...worldOf(), shown: [["heading", "Who you are"], "Mary", ["button", "Change"]] }
})
