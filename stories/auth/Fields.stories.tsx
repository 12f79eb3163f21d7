import { useResendTimer } from "@portico/react"
import { Form } from "@portico/react/form"
import { estimateStrength, strengthWith } from "@portico/react/strength"
import * as Effect from "effect/Effect"
import { expect, fn, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"
import { Counted, Example, rendersSince } from "./FieldsExample.tsx"

/**
 * The fields that all forms of the kit use. Each stores its own value: typing renders nothing else, and errors, waits
 * and lost connections do not clear it.
 */
const meta = preview.meta({ title: "auth/Fields", component: Example, args: { labels: {} } })

/**
 * A button shows the password, and submitting hides it again. The attributes declare the purpose of the field and the
 * rules for new passwords to password managers.
 */
export const PasswordField = meta.story({
  args: {
    children: <Form.Password autoComplete="new-password" passwordRules="minlength: 12; allowed: ascii-printable;" />,
    labels: { password: "Choose a password" },
    send: () => Effect.never
  },
  play: async ({ canvas, step, userEvent }) => {
    const password = canvas.getByLabelText<HTMLInputElement>("Choose a password")
    await step("has attributes for password managers", async () => {
      await expect(password).toHaveAttribute("autocomplete", "new-password")
      await expect(password).toHaveAttribute("passwordrules", "minlength: 12; allowed: ascii-printable;")
    })
    await step("accepts a pasted password", async () => {
      await userEvent.click(password)
      await userEvent.paste("difference engine")
      await expect(password).toHaveValue("difference engine")
    })
    await step("shows the entered password", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Show password" }))
      await expect(password).toHaveAttribute("type", "text")
    })
    await step("hides the password again when the form is submitted", async () => {
      await userEvent.type(password, "{Enter}")
      await expect(canvas.getByRole("button", { name: "Sending…" })).toHaveAttribute("aria-disabled", "true")
      await expect(password).toHaveAttribute("type", "password")
      await expect(password).toHaveValue("difference engine")
    })
  }
})

/** Caps Lock is on. It is the most frequent cause of wrong passwords. */
export const CapsLock = meta.story({
  args: { children: <Form.Password autoComplete="current-password" />, labels: { password: "Password" } },
  play: async ({ canvas, step, userEvent }) => {
    const password = canvas.getByLabelText("Password")
    await step("warns politely while the user types, without moving the focus", async () => {
      await userEvent.type(password, "{CapsLock}s")
      const warning = canvas.getByText("Caps Lock is on.")
      await expect(warning).toHaveAttribute("aria-live", "polite")
      await expect(password).toHaveFocus()
    })
    await step("hides the warning when Caps Lock is off or the focus leaves the field", async () => {
      await userEvent.keyboard("{CapsLock}t")
      await expect(canvas.queryByText("Caps Lock is on.")).toBeNull()
      await userEvent.keyboard("{CapsLock}u")
      await expect(canvas.getByText("Caps Lock is on.")).toBeVisible()
      await userEvent.tab()
      await expect(canvas.queryByText("Caps Lock is on.")).toBeNull()
      await userEvent.type(password, "v")
      await expect(canvas.getByText("Caps Lock is on.")).toBeVisible()
    })
  }
})

/** A meter shows the strength of the password as a level with a name, and one sentence of advice. */
export const StrengthLevels = meta.story({
  args: {
    children: <Form.Password autoComplete="new-password" strength={strengthWith({ words: ["lovelace"] })} />,
    labels: { password: "Choose a password" }
  },
  play: async ({ canvas, step, userEvent }) => {
    const password = canvas.getByLabelText("Choose a password")
    const meter = canvas.getByRole("meter", { name: "Password strength" })
    const expectLevel = async (typed: string, level: number, word: string, advice = "") => {
      await userEvent.clear(password)
      await userEvent.click(password)
      await userEvent.paste(typed)
      await waitFor(() => expect(meter).toHaveAttribute("aria-valuetext", word), { timeout: 5000 })
      await expect(meter).toHaveAttribute("value", String(level))
      await expect(password).toHaveAccessibleDescription(`Password strength: ${word}. ${advice}`.trim())
    }
    await step("has no description while it is empty", async () => {
      await expect(password).not.toHaveAccessibleDescription()
    })
    await step("shows a word and advice for each level", async () => {
      await expectLevel(
        "password",
        0,
        "Very weak",
        "Many people use this password. Choose words only you would combine."
      )
      await expectLevel("engine", 1, "Weak", "Add another word or two. Uncommon words are better.")
      await expectLevel("lovelace18", 1, "Weak", "Words about you or this site are easy to guess. Add unrelated words.")
      await expectLevel("emma1815", 2, "Fair", "Add another word or two. Uncommon words are better.")
      await expectLevel("a7#kQ9vZ2!", 3, "Good")
      await expectLevel("countess of analytical engines", 4, "Strong")
    })
  }
})

const sendCode = fn()

/** A code that was emailed, with a button to resend it. */
function EmailedCode() {
  const { resend, state } = useResendTimer({ send: Effect.sync(sendCode), seconds: 30, waiting: true })
  return (
    <>
      <Form.ReadOnly value="ada@example.com" />
      <Form.Code />
      <Form.Resend onPress={resend} state={state} />
    </>
  )
}

/** A code was just sent. The button counts down, and only the start and the end are announced. */
export const ResendTimer = meta.story({
  args: { children: <EmailedCode />, labels: { code: "Code" } },
  parameters: { world: { clock: "moved" } },
  play: async ({ canvas, step, userEvent }) => {
    sendCode.mockClear()
    const button = canvas.getByRole("button", { name: "Resend in 30 sec" })
    await step("shows the email address of the previous step", async () => {
      await expect(canvas.getByLabelText("Email address")).toHaveAttribute("readonly")
      await expect(canvas.getByLabelText("Email address")).toHaveAttribute("autocomplete", "username")
    })
    await step("sends nothing during the countdown, and stays focused", async () => {
      await userEvent.click(button)
      await expect(sendCode).not.toHaveBeenCalled()
      await expect(button).toHaveFocus()
      await advance("10 seconds")
      await waitFor(() => expect(button).toHaveAccessibleName("Resend in 20 sec"))
    })
    await step("announces the end of the countdown", async () => {
      await advance("20 seconds")
      await expect(await canvas.findByText("You can resend it now.")).toHaveAttribute("aria-live", "polite")
    })
    await step("sends the code once and restarts the countdown", async () => {
      await userEvent.dblClick(button)
      await expect(await canvas.findByText("Sent again.")).toBeVisible()
      await expect(sendCode).toHaveBeenCalledOnce()
      await expect(button).toHaveAccessibleName("Resend in 30 sec")
      await expect(button).toHaveFocus()
    })
  }
})

/**
 * The summary links to the invalid fields and is announced once for each attempt. Errors without a visible field appear
 * in it as text.
 */
export const ErrorSummary = meta.story({
  args: {
    children: (
      <>
        <Form.Email autoComplete="email" />
        <Form.Password autoComplete="new-password" />
      </>
    ),
    labels: { email: "Email address", password: "Choose a password" },
    check: () => ({
      key: "fieldViolations",
      fields: { password: "passwordMissing", email: "emailMissing", region: { text: "The region is not served." } },
      retryable: true
    })
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }))
    const alert = canvas.getByRole("alert")
    await step("focuses the first invalid field of the form", async () => {
      await expect(canvas.getByLabelText("Email address")).toHaveFocus()
    })
    await step("links to each invalid field, in the order of the form", async () => {
      const links = within(alert).getAllByRole("link")
      await expect(links.map((link) => link.textContent)).toEqual(["Email address", "Choose a password"])
      await userEvent.click(within(alert).getByRole("link", { name: "Choose a password" }))
      await expect(canvas.getByLabelText("Choose a password")).toHaveFocus()
    })
    await step("shows a violation without a field in the summary", async () => {
      await expect(alert).toHaveTextContent("The region is not served.")
    })
    await step("announces the errors of the next attempt", async () => {
      await userEvent.keyboard("{Enter}")
      await expect(canvas.getByRole("alert")).not.toBe(alert)
      await expect(canvas.getByLabelText("Email address")).toHaveFocus()
    })
  }
})

/** The notice that replaces a finished form, and notices of the page. */
export const Notices = meta.story({
  args: { children: undefined },
  render: () => (
    <div style={{ display: "grid", gap: "1rem" }}>
      <Form.Notice className="portico-notice" outcome="SignedIn" takesFocus={false} tone="success">
        You're signed in.
      </Form.Notice>
      <Form.Notice className="portico-notice" outcome="Sent" takesFocus={false}>
        We sent a code to ada@example.com. Enter it to finish signing in.
      </Form.Notice>
      <Form.Notice className="portico-notice" outcome="Waiting" takesFocus={false} tone="warning">
        Your account is waiting for approval. We'll email you when you can sign in.
      </Form.Notice>
      <Form.Notice className="portico-notice" outcome="Declined" takesFocus={false} tone="danger">
        Your account wasn't approved. Contact us if you think that this is wrong.
      </Form.Notice>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status")).toHaveLength(4)
    await expect(document.body).toHaveFocus()
  }
})

/** Typing renders only its own field. React's profiler counts the renders of each part. */
export const TypingRendersOnlyItsField = meta.story({
  args: {
    children: (
      <>
        <Counted name="email">
          <Form.Email autoComplete="email" />
        </Counted>
        <Counted name="password">
          <Form.Password autoComplete="new-password" strength={estimateStrength} />
        </Counted>
        <Counted name="code">
          <Form.Code />
        </Counted>
      </>
    ),
    labels: {}
  },
  render: (args) => (
    <Counted name="form">
      <Example {...args} />
    </Counted>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const meter = canvas.getByRole("meter")
    await step("does not render the other fields for an email address", async () => {
      rendersSince()
      await userEvent.type(canvas.getByLabelText("Email address"), "ada@example.com")
      await expect(rendersSince()).toEqual({})
    })
    await step("renders only its own field for a password, when the level changes", async () => {
      await userEvent.type(canvas.getByLabelText("Choose a password"), "difference engines of 1822")
      await waitFor(() => expect(meter).toHaveAttribute("aria-valuetext", "Strong"), { timeout: 5000 })
      const { form = 0, password = 0, ...others } = rendersSince()
      await expect(others).toEqual({})
      await expect(password).toBe(form)
      await expect(password).toBeLessThanOrEqual(26)
    })
    await step("renders only its own slots for a code", async () => {
      await userEvent.type(canvas.getByLabelText("Code"), "123456")
      const { code = 0, form = 0, ...others } = rendersSince()
      await expect(others).toEqual({})
      await expect(code).toBe(form)
    })
  }
})
