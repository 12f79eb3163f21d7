import { Form } from "@portico/react/form"
import * as React from "react"
import { expect, fn } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

/** The kit's fields in forms of the application: they take their id, name, ref, value and error as props. */
const meta = preview.meta({
  title: "auth/Fields/OwnForm",
  component: Form.Field,
  args: { label: "City", name: "city" }
})

/** The ref that the application sets. */
const input = React.createRef<HTMLInputElement>()

/** The application sets the id, the ref and the error. The label, the error and the hint refer to the same input. */
export const OwnError = meta.story({
  args: { error: "We don't deliver to this city.", hint: "Where you live", id: "own-city", onChange: fn(), ref: input },
  play: async ({ args, canvas, userEvent }) => {
    const city = canvas.getByLabelText("City")
    await expect(city).toHaveAttribute("id", "own-city")
    await expect(city).toHaveAttribute("name", "city")
    await expect(input.current).toBe(city)
    await expect(city).toBeInvalid()
    await expect(city).toHaveAccessibleDescription("We don't deliver to this city. Where you live")
    await userEvent.type(city, "Bath")
    await expect(args.onChange).toHaveBeenCalledTimes(4)
    await expect(city).toHaveValue("Bath")
  }
})

function Controlled() {
  const [city, setCity] = React.useState("")
  return (
    <Form.Field
      error={city.length > 4 ? "At most four letters." : undefined}
      label="City"
      name="city"
      onChange={(event) => setCity(event.target.value.toUpperCase())}
      value={city}
    />
  )
}

/** The application stores the value, so it can change and validate each keystroke. */
export const OwnValue = meta.story({
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByLabelText("City")
    await userEvent.type(city, "bath")
    await expect(city).toHaveValue("BATH")
    await expect(city).toBeValid()
    await userEvent.type(city, "s")
    await expect(city).toHaveAccessibleDescription("At most four letters.")
    await userEvent.type(city, "{Backspace}")
    await expect(city).toBeValid()
  }
})

interface Answer {
  /** The entered address. React resets the form after the action. */
  readonly entered?: string
  readonly errors: Readonly<Record<string, string>>
  readonly sent?: string
}

/** The action of a server. It receives the entries, and returns the errors by the name of the field. */
const subscribe = async (_: Answer, entries: FormData): Promise<Answer> => {
  const email = entries.get("email")
  if (typeof email !== "string") return { errors: { email: "Enter your work address." } }
  return email.endsWith("@example.com")
    ? { errors: {}, sent: email }
    : { entered: email, errors: { email: "Use your work address." } }
}

function Subscription() {
  const [{ entered, errors, sent }, action, isPending] = React.useActionState(subscribe, { errors: {} })
  return (
    <form action={action} aria-label="Newsletter" noValidate>
      <Form.Email autoComplete="email" defaultValue={entered} error={errors["email"]} />
      <Form.Password autoComplete="current-password" id="own-password" />
      <button disabled={isPending}>Subscribe</button>
      {sent !== undefined && <output>{`Sent to ${sent}.`}</output>}
    </form>
  )
}

/** A form with a server action (`useActionState`). The action returns the errors. */
export const ServerAction = meta.story({
  render: () => <Subscription />,
  play: async ({ canvas, step, userEvent }) => {
    const email = () => canvas.getByLabelText("Email address")
    await step("shows the error that the action returns", async () => {
      await userEvent.type(email(), "ada@example.org")
      await userEvent.click(canvas.getByRole("button", { name: "Subscribe" }))
      await canvas.findByText("Use your work address.")
      await expect(email()).toBeInvalid()
      await expect(email()).toHaveAccessibleDescription("Use your work address.")
      await expect(email()).toHaveValue("ada@example.org")
    })
    await step("shows the result of the action", async () => {
      await userEvent.clear(email())
      await userEvent.type(email(), "ada@example.com")
      await userEvent.click(canvas.getByRole("button", { name: "Subscribe" }))
      await canvas.findByText("Sent to ada@example.com.")
      await expect(email()).not.toHaveAttribute("aria-invalid")
    })
    await step("a strict query for the label of the password finds one element", async () => {
      await expect(canvas.getAllByLabelText(/password/i)).toEqual([canvas.getByLabelText("Password")])
      await userEvent.click(canvas.getByRole("button", { name: "Show password" }))
      await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text")
    })
  }
})
