import { Form } from "@portico/react/form"
import { partsOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview, { typed } from "../../.storybook/preview.tsx"
import * as Views from "./Fields.view.stories.tsx"
import { Example, type ExampleProps } from "./FieldsExample.tsx"
import * as Parts from "./FieldsForm.stories.tsx"

const meta = preview.meta({
  title: "Forms/Fields",
  component: Example,
  args: {
    labels: typed<ExampleProps["labels"]>({}),
    children: (
      <>
        <Form.Email autoComplete="email" />
        <Form.Field
          autoComplete="nickname"
          hint="Others see it next to your reviews."
          label="Nickname"
          name="nickname"
        />
        <Form.Password autoComplete="new-password" label="Password" />
      </>
    )
  }
})

/** A form of the page, built from the fields of the kit. */
export const Default = meta.story({
  parameters: { shown: [["textbox", "Email address"], ["textbox", "Nickname"], "Password", ["button", "Send"]] }
})

/** Codes of four, eight and sixteen characters. */
export const Codes = meta.story({
  render: stateOf(Views.Codes),
  parameters: {
    shown: [
      ["textbox", "Four"],
      ["textbox", "Sixteen"]
    ]
  }
})

/** Every level of the password meter. The lowest level is visible, too. */
export const PasswordStrengths = meta.story({
  render: stateOf(Views.PasswordStrengths),
  parameters: { shown: [["meter", "Password strength"], "Password strength: Very weak.", "Password strength: Fair."] }
})

/** A read-only value from the previous step, and a field with a hint. */
export const ReadOnlyValue = meta.story({
  render: stateOf(Views.ReadOnlyAndHint),
  parameters: { shown: [["textbox", "Email address"], "Others see it next to your reviews."] }
})

/** The states of the resend button. */
export const Resending = meta.story({
  render: stateOf(Views.Resending),
  parameters: { shown: [["button", "Send a new code"], "Too many attempts. Try again in 30 seconds."] }
})

/** The submission takes longer than usual. */
export const SlowConnection = meta.story({
  render: stateOf(Views.Slow),
  parameters: { shown: [/This is taking longer than usual/] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({
  render: partsOf(Parts.Parts),
  parameters: {
    shown: [
      ["textbox", "Email address"],
      ["button", "Send"]
    ]
  }
})
