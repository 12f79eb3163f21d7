import { ProfileFields } from "@portico/react"
import { Form } from "@portico/react/form"
import * as React from "react"
import { expect, fn, waitFor } from "storybook/test"
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

const refs = {
  code: React.createRef<HTMLInputElement>(),
  email: React.createRef<HTMLInputElement>(),
  gift: React.createRef<HTMLInputElement>(),
  note: React.createRef<HTMLTextAreaElement>(),
  password: React.createRef<HTMLInputElement>(),
  topic: React.createRef<HTMLSelectElement>()
}

/** Each field passes its ref, its name and its error to its control. */
export const EveryField = meta.story({
  render: () => (
    <form aria-label="Order" noValidate>
      <Form.ReadOnly ref={refs.email} value="ada@example.com" />
      <Form.Code error="Wrong code." ref={refs.code} />
      <Form.Password autoComplete="current-password" error="Wrong password." ref={refs.password} />
      <Form.Select error="Choose a topic." label="Topic" name="topic" options={[["a", "A"]]} ref={refs.topic} />
      <Form.Textarea error="Too long." hint="Up to 200 characters" label="Note" name="note" ref={refs.note} />
      <Form.Checkbox error="Confirm this." hint="We wrap it" label="A gift" name="gift" ref={refs.gift} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [name, ref] of Object.entries(refs)) await expect(ref.current).toHaveAttribute("name", name)
    await expect(refs.email.current).toBe(canvas.getByLabelText("Email address"))
    await expect(refs.code.current).toHaveAccessibleDescription(/^Wrong code\./)
    await expect(refs.password.current).toHaveAccessibleDescription("Wrong password.")
    await expect(refs.topic.current).toHaveAccessibleDescription("Choose a topic.")
    const note = canvas.getByLabelText("Note")
    await expect(note).toBeInvalid()
    await expect(note).toHaveAccessibleDescription("Too long. Up to 200 characters")
    await userEvent.type(note, "Hi")
    const gift = canvas.getByRole("checkbox", { name: "A gift" })
    await expect(gift).toHaveAccessibleDescription("Confirm this. We wrap it")
    await userEvent.click(gift)
    await expect(Object.fromEntries(new FormData(canvas.getByRole("form")))).toMatchObject({ gift: "on", note: "Hi" })
  }
})

/** The inputs of a profile, and the button that sends something again, in a form of the application. */
export const ProfileOutside = meta.story({
  render: () => (
    <form aria-label="Delivery" noValidate>
      <ProfileFields addresses={1} fields={["firstName", "birthdate", "privacyStatus", "phones", "emails"]} />
      <Form.Resend onPress={() => {}} state={{ _tag: "Ready" }}>
        Send the code again
      </Form.Resend>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("First name"), "Ada")
    await userEvent.click(canvas.getByRole("button", { name: "Add phone number" }))
    await expect(Object.fromEntries(new FormData(canvas.getByRole("form")))).toMatchObject({ firstName: "Ada" })
    await expect(canvas.getByRole("button", { name: "Send the code again" })).toBeVisible()
  }
})

const weak = () => ({ level: 0 }) as const

function Values() {
  const [code, setCode] = React.useState("")
  return (
    <form aria-label="Values">
      <Form.Password autoComplete="new-password" id="own-password" name="password" strength={weak} />
      <Form.Code name="code" />
      <Form.Code label="Voucher" name="voucher" onChange={(event) => setCode(event.target.value)} value={code} />
      <button onClick={() => setCode("12")} type="button">
        Set
      </button>
      <button onClick={() => setCode("")} type="button">
        Clear
      </button>
      <button type="reset">Reset</button>
    </form>
  )
}

/** The strength meter and the slots of a code follow a reset of the form, and values that the application sets. */
export const ValuesSetByPage = meta.story({
  render: () => <Values />,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const filled = (index: number) =>
      canvasElement.querySelectorAll(".portico-code-slots")[index]?.querySelectorAll("[data-filled]").length
    const meter = () => canvas.getByRole("meter")
    await step("a reset of the form", async () => {
      await userEvent.type(canvas.getByLabelText("Choose a password"), "a")
      await userEvent.type(canvas.getByLabelText("Code"), "123")
      await waitFor(() => expect(meter()).toHaveAttribute("data-level", "0"))
      await expect(filled(0)).toBe(3)
      await userEvent.click(canvas.getByRole("button", { name: "Reset" }))
      await waitFor(() => expect(meter()).not.toHaveAttribute("data-level"))
      await waitFor(() => expect(filled(0)).toBe(0))
    })
    await step("a value that the application sets", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Set" }))
      await waitFor(() => expect(filled(1)).toBe(2))
      await userEvent.click(canvas.getByRole("button", { name: "Clear" }))
      await waitFor(() => expect(filled(1)).toBe(0))
    })
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
