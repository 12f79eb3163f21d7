import { AccountSecurity } from "@portico/react"
import { fn } from "storybook/test"
import argTypes from "virtual:portico/args/AccountSecurity"
import preview from "../../.storybook/preview.tsx"
import { worldOf } from "./securityPlay.ts"

const meta = preview.meta({
  title: "Account/AccountSecurity",
  component: AccountSecurity,
  argTypes,
  args: { onDeleted: fn() },
  parameters: worldOf()
})

/** The panels of a member. */
export const Default = meta.story({
  parameters: {
    shown: [
      ["heading", "Two-step verification"],
      ["heading", "Email address"],
      ["heading", "Where you're signed in"],
      ["heading", "Delete account"],
      "This device"
    ]
  }
})

/** The provider does not have the account extension. */
export const NotSupported = meta.story({
  parameters: { ...worldOf("accountUnsupported"), shown: [/You can't change this here/] }
})
