import * as Effect from "effect/Effect"
import { expect, fn, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import "./examples/plain.css"
import { BookingForm } from "./examples/forms/BookingForm.tsx"
import { Newsletter } from "./examples/forms/Newsletter.tsx"
import { OrderForm } from "./examples/forms/OrderForm.tsx"
import { type SubscribeResult, Subscription } from "./examples/forms/Subscription.tsx"
import { TermsForm } from "./examples/forms/TermsForm.tsx"

interface ExampleProps {
  readonly onDone: (entries: unknown) => void
  readonly show?: (onDone: (entries: unknown) => void) => React.ReactNode
}

const Example = ({ onDone, show }: ExampleProps) => show?.(onDone)

/** The forms of the guide "Forms". The guide shows the files that these stories run. */
const meta = preview.meta({
  title: "guides/Forms",
  component: Example,
  args: { onDone: fn() },
  parameters: { controls: { disable: true } }
})

/** A form of the kit with its own check. */
export const OwnCheck = meta.story({
  args: { show: (onDone) => <Newsletter send={(entries) => Effect.sync(() => onDone(entries.get("email")))} /> },
  play: async ({ args, canvas, step, userEvent }) => {
    const email = canvas.getByLabelText("Email address")
    const submit = canvas.getByRole("button", { name: "Send it to me" })
    await step("focuses the invalid field, and the focus announces its error", async () => {
      await userEvent.click(submit)
      await expect(email).toHaveFocus()
      await expect(email).toHaveAccessibleDescription("Enter your email address.")
      await expect(canvas.queryByRole("alert")).toBeNull()
    })
    await step("submits the entries", async () => {
      await userEvent.type(email, "ada@example.com{Enter}")
      await waitFor(() => expect(args.onDone).toHaveBeenCalledWith("ada@example.com"))
    })
  }
})

/** A custom control reads and clears its error with `useField`. */
export const OwnControl = meta.story({
  args: { show: (onDone) => <TermsForm send={(entries) => Effect.sync(() => onDone(entries.get("terms")))} /> },
  play: async ({ args, canvas, step, userEvent }) => {
    const terms = canvas.getByRole("switch", { name: "I agree to the terms" })
    await step("the failed submission focuses the control, which shows its error", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Continue" }))
      await expect(terms).toHaveFocus()
      await expect(terms).toBeInvalid()
      await expect(terms).toHaveAccessibleDescription("This field is required.")
      await expect(canvas.queryByRole("alert")).toBeNull()
    })
    await step("a change removes the error, and the next blur checks the control again", async () => {
      await userEvent.click(terms)
      await expect(canvas.queryByText("This field is required.")).toBeNull()
      await userEvent.click(terms)
      await userEvent.tab()
      await expect(terms).toHaveAccessibleDescription("This field is required.")
    })
    await step("submits the value", async () => {
      await userEvent.click(terms)
      await userEvent.click(canvas.getByRole("button", { name: "Continue" }))
      await waitFor(() => expect(args.onDone).toHaveBeenCalledWith("yes"))
    })
  }
})

/** The action of a server: it returns the entries with the errors. */
const subscribe =
  (onDone: (entries: unknown) => void) =>
  async (_: SubscribeResult, entries: FormData): Promise<SubscribeResult> => {
    const { email = "", topic = "" } = Object.fromEntries(
      [...entries].filter((entry): entry is [string, string] => typeof entry[1] === "string")
    )
    await Promise.resolve()
    if (!email.endsWith("@example.com"))
      return { entered: { email, topic }, errors: { email: "Use your work address." } }
    onDone({ email, topic })
    return { errors: {} }
  }

/** A form with a server action (`useActionState`). */
export const ServerAction = meta.story({
  args: { show: (onDone) => <Subscription subscribe={subscribe(onDone)} /> },
  play: async ({ args, canvas, step, userEvent }) => {
    const email = () => canvas.getByLabelText("Email address")
    const submit = canvas.getByRole("button", { name: "Subscribe" })
    await step("focuses the field with the error of the server, and keeps all entries", async () => {
      await userEvent.type(email(), "ada@example.org")
      await userEvent.selectOptions(canvas.getByLabelText("Topic"), "Poems")
      await userEvent.click(submit)
      await waitFor(() => expect(email()).toHaveFocus())
      await expect(email()).toHaveAttribute("aria-invalid", "true")
      await expect(email()).toHaveAccessibleDescription("Use your work address.")
      await expect(email()).toHaveValue("ada@example.org")
      await expect(canvas.getByLabelText("Topic")).toHaveValue("poems")
    })
    await step("submits the corrected entries", async () => {
      await userEvent.clear(email())
      await userEvent.type(email(), "ada@example.com{Enter}")
      await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ email: "ada@example.com", topic: "poems" }))
      await waitFor(() => expect(email()).not.toHaveAttribute("aria-invalid"))
    })
  }
})

/** React Hook Form registers the fields by their name and ref. */
export const ReactHookForm = meta.story({
  args: {
    show: (onDone) => (
      <OrderForm
        onOrder={async (order) => {
          onDone(order)
          return order.email.endsWith(".org") ? "We don't deliver to this address." : undefined
        }}
      />
    )
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const email = canvas.getByLabelText("Email address")
    const shipping = canvas.getByLabelText("Shipping")
    const submit = canvas.getByRole("button", { name: "Order" })
    await step("shows the errors of the rules, and focuses the first invalid field", async () => {
      await userEvent.click(submit)
      await waitFor(() => expect(email).toHaveAccessibleDescription("Enter your email address."))
      await expect(email).toHaveFocus()
      await expect(shipping).toHaveAccessibleDescription("Choose a shipping method.")
      await expect(args.onDone).not.toHaveBeenCalled()
    })
    await step("removes an error when the field changes", async () => {
      await userEvent.type(email, "ada@example.org")
      await waitFor(() => expect(email).not.toHaveAttribute("aria-invalid"))
      await userEvent.selectOptions(shipping, "As a parcel")
      await waitFor(() => expect(shipping).not.toHaveAttribute("aria-invalid"))
    })
    await step("shows the error of the server, and announces it because the field has the focus", async () => {
      await userEvent.click(email)
      await userEvent.keyboard("{Enter}")
      await expect(await canvas.findByRole("alert")).toHaveTextContent(/^We don't deliver to this address\.$/)
      await expect(email).toHaveFocus()
      await expect(email).toHaveAccessibleDescription("We don't deliver to this address.")
      await expect(args.onDone).toHaveBeenCalledWith({ email: "ada@example.org", shipping: "parcel" })
    })
    await step("submits the corrected entries", async () => {
      await userEvent.clear(email)
      await userEvent.type(email, "ada@example.com{Enter}")
      await waitFor(() =>
        expect(args.onDone).toHaveBeenLastCalledWith({ email: "ada@example.com", shipping: "parcel" })
      )
      await expect(email).not.toHaveAttribute("aria-invalid")
    })
  }
})

/** TanStack Form stores the values, and the fields are controlled. */
export const TanStackForm = meta.story({
  args: { show: (onDone) => <BookingForm onBook={onDone} /> },
  play: async ({ args, canvas, step, userEvent }) => {
    const email = canvas.getByLabelText("Email address")
    const code = canvas.getByLabelText("Code")
    await step("shows the errors of the validators, and focuses the first invalid field", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Book" }))
      await waitFor(() => expect(email).toHaveFocus())
      await expect(email).toHaveAccessibleDescription("Enter your email address.")
      await expect(code).toHaveAccessibleDescription(/^Enter the code on your voucher\./)
      await expect(args.onDone).not.toHaveBeenCalled()
    })
    await step("checks a changed field when it loses the focus", async () => {
      await userEvent.type(email, "ada@example.com")
      await userEvent.tab()
      await waitFor(() => expect(email).not.toHaveAttribute("aria-invalid"))
    })
    await step("stores the code without the characters that cannot be part of it", async () => {
      await userEvent.click(code)
      await userEvent.paste("12-34 56")
      await expect(code).toHaveValue("123456")
    })
    await step("submits the values", async () => {
      await userEvent.keyboard("{Enter}")
      await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ code: "123456", email: "ada@example.com" }))
    })
  }
})
