import { Alert } from "@portico/react"
import argTypes from "virtual:portico/args/Alert"
import { Opened } from "../../.storybook/docs/Opened.tsx"
import { stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./Alerts.stories.tsx"

const meta = preview.meta({
  title: "Foundations/Alerts",
  component: Alert,
  argTypes,
  args: { children: <p>The book could not be reserved.</p> }
})

/** An error. */
export const Default = meta.story({ parameters: { shown: ["The book could not be reserved."] } })

/** A warning. */
export const Warning = meta.story({
  args: { children: <p>Only two copies are left.</p>, tone: "warning" },
  parameters: { shown: ["Only two copies are left."] }
})

/** A note. */
export const Information = meta.story({
  args: { children: <p>The shop is closed on Sunday.</p>, tone: "info" },
  parameters: { shown: ["The shop is closed on Sunday."] }
})

/** The message and the severity of a problem. */
export const OfProblem = meta.story({
  render: stateOf(Tests.OfProblem),
  parameters: { shown: [["alert", /offline/]] }
})

/** A dialog asks the user to type a word before the action. */
export const Confirmation = meta.story({
  render: (args, context) => <Opened button="[data-variant=danger]">{stateOf(Tests.Confirming)(args, context)}</Opened>,
  parameters: {
    docs: { story: { inline: false, height: "28rem" } },
    shown: [
      ["dialog", "Remove this book?"],
      ["textbox", "Type Emma to confirm"]
    ]
  }
})
