import type { Problem } from "@portico/react"
import { Form, type FormRootProps, type StrengthLevel } from "@portico/react/form"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** The parts of all forms, rendered without a client. */
const meta = preview.meta({
  title: "auth/Fields/States",
  component: Form.Root,
  args: {
    children: undefined,
    onSubmit: fn(),
    state: typed<FormRootProps["state"]>({ _tag: "Idle" }),
    words: { title: "Example", submit: "Send", submitting: "Sending…" }
  }
})

const limited: Problem = { key: "rateLimited", retryAfter: 30, retryable: true }
const levels = [0, 1, 2, 3, 4] as const satisfies ReadonlyArray<StrengthLevel>

/** A read-only value from the previous step, and a field with a hint. */
export const ReadOnlyAndHint = meta.story({
  args: {
    children: (
      <>
        <Form.Title />
        <Form.ReadOnly value="ada@example.com" />
        <Form.Field
          autoComplete="nickname"
          hint="Others see it next to your reviews."
          label="Nickname"
          name="nickname"
        />
        <Form.Submit />
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Email address")).toHaveAttribute("readonly")
    await expect(canvas.getByLabelText("Nickname")).toHaveAccessibleDescription("Others see it next to your reviews.")
  }
})

/** Every level of the password meter. */
export const PasswordStrengths = meta.story({
  args: {
    children: levels.map((level) => (
      <Form.Password
        autoComplete="new-password"
        defaultValue="secret"
        key={level}
        label={`Password ${level}`}
        name={`password${level}`}
        strength={() => ({ level })}
      />
    ))
  },
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole("meter").map((meter) => meter.getAttribute("aria-valuetext"))
    await expect(words).toEqual(["Very weak", "Weak", "Fair", "Good", "Strong"])
  }
})

/** Codes of four, eight and sixteen characters, each in its own form. */
export const Codes = meta.story({
  render: (form) => (
    <div style={{ display: "grid", gap: "1rem" }}>
      <Form.Root {...form}>
        <Form.Code defaultValue="1815" label="Four" length={4} />
      </Form.Root>
      <Form.Root {...form}>
        <Form.Code alphabet="alphanumeric" defaultValue="Ab3d9f" label="Eight" length={8} />
      </Form.Root>
      <Form.Root {...form}>
        <Form.Code alphabet="alphanumeric" defaultValue="h7d29kfmx3qap8wz" label="Sixteen" length={16} />
      </Form.Root>
    </div>
  )
})

/** The states of the resend button. */
export const Resending = meta.story({
  args: {
    children: (
      <>
        <Form.Resend onPress={fn()} state={{ _tag: "Ready" }}>
          Send a new code
        </Form.Resend>
        <Form.Resend onPress={fn()} state={{ _tag: "Sending" }} />
        <Form.Resend onPress={fn()} state={{ _tag: "Waiting", seconds: 27, again: true }} />
        <Form.Resend onPress={fn()} state={{ _tag: "Failed", problem: limited, wait: 27 }} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Too many attempts. Try again in 30 seconds.")).toBeVisible()
    const enabled = canvas.getAllByRole("button").filter((button) => !button.hasAttribute("aria-disabled"))
    await expect(enabled.map((button) => button.textContent)).toEqual(["Send a new code"])
  }
})

/** The submission takes longer than usual. */
export const Slow = meta.story({
  args: {
    state: { _tag: "Submitting", attempt: 1, step: "sending", slow: true },
    children: (
      <>
        <Form.Title />
        <Form.Email autoComplete="email" defaultValue="ada@example.com" />
        <Form.Submit />
        <Form.Status />
      </>
    )
  }
})
