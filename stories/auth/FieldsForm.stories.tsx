import { type Problem, useSubmission } from "@portico/react"
import { Form } from "@portico/react/form"
import * as Effect from "effect/Effect"
import { expect, fn, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { Example } from "./FieldsExample.tsx"

function Designed() {
  const { state, submit } = useSubmission({ send: () => Effect.void })
  return (
    <Form.Root
      onSubmit={submit}
      state={state}
      styled={false}
      words={{ title: "Your voucher", submit: "Send", submitting: "Sending…" }}
    >
      <Form.Title />
      <Form.Error labels={{ password: "Password" }} />
      <Form.ReadOnly value="ada@example.com" />
      <Form.Password autoComplete="new-password" strength={() => ({ level: 2 })} wrapper={{ className: "my-field" }} />
      <Form.Code />
      <Form.Resend onPress={() => {}} state={{ _tag: "Waiting", seconds: 12 }} />
      <Form.Submit />
      <Form.Status />
    </Form.Root>
  )
}

/**
 * The behavior of all forms if the network is slow or lost, if the provider limits requests, and if the user submits
 * repeatedly.
 */
const meta = preview.meta({
  title: "auth/Fields/Forms",
  component: Example,
  args: { children: <Form.Email autoComplete="email" />, labels: { email: "Email address" } },
  parameters: { world: { clock: "moved" } }
})

type Play = PlayOf<typeof Example>

const fill = async ({ canvas, userEvent }: Pick<Play, "canvas" | "userEvent">) => {
  const email = canvas.getByLabelText("Email address")
  await userEvent.type(email, "ada@example.com")
  return email
}

/** The submission takes longer than five seconds, and a message says so. */
export const SlowNetwork = meta.story({
  args: { send: () => Effect.sleep("9 seconds") },
  play: async ({ canvas, step, userEvent }) => {
    const email = await fill({ canvas, userEvent })
    await userEvent.keyboard("{Enter}")
    const status = canvas.getByRole("status")
    await step("shows that the form is being submitted", async () => {
      await advance("4 seconds")
      await expect(status).toHaveTextContent("Sending…")
    })
    await step("shows and announces that it takes longer than usual", async () => {
      await advance("1 second")
      await waitFor(() => expect(status).toHaveTextContent("This is taking longer than usual."))
      await expect(status.clientHeight).toBeGreaterThan(10)
      await expect(email).toHaveValue("ada@example.com")
    })
    await step("shows the result", async () => {
      await advance("4 seconds")
      await expect(await canvas.findByText("Everything was accepted.")).toBeVisible()
    })
  }
})

const connect = (online: boolean) => {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => online })
  dispatchEvent(new Event(online ? "online" : "offline"))
}

const offline: Problem = { key: "offline", retryable: true }

/** The connection is lost and returns: the hint appears and disappears, and the focus and the entries stay. */
export const Offline = meta.story({
  args: { send: () => Effect.fail(offline) },
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, "onLine")
    dispatchEvent(new Event("online"))
  },
  play: async ({ canvas, step, userEvent }) => {
    const email = await fill({ canvas, userEvent })
    await step("shows a hint when the connection is lost", async () => {
      connect(false)
      await expect(await canvas.findByText(/^You're offline/)).toHaveAttribute("aria-live", "polite")
      await expect(email).toHaveFocus()
    })
    await step("hides the hint when the connection returns", async () => {
      connect(true)
      await waitFor(() => expect(canvas.queryByText(/^You're offline/)).toBeNull())
      await expect(email).toHaveFocus()
      await expect(email).toHaveValue("ada@example.com")
    })
    await step("shows the hint again", async () => {
      connect(false)
      await expect(await canvas.findByText(/^You're offline/)).toBeVisible()
    })
    await step("shows one message after an attempt", async () => {
      await userEvent.keyboard("{Enter}")
      await expect(await canvas.findByRole("alert")).toHaveTextContent("You're offline. Nothing is lost.")
      await expect(canvas.getAllByText(/You're offline/)).toHaveLength(1)
    })
  }
})

function WithoutSummary() {
  const { state, submit } = useSubmission<FormData, Problem>({ send: () => Effect.fail(offline) })
  return (
    <Form.Root
      onSubmit={submit}
      state={state}
      words={{ title: "Your voucher", submit: "Send", submitting: "Sending…" }}
    >
      <Form.Title />
      <Form.Email autoComplete="email" />
      <Form.Submit />
      <Form.Status />
    </Form.Root>
  )
}

/** A form without a summary of its errors. After an attempt, the hint remains until the browser is online again. */
export const OfflineWithoutSummary = meta.story({
  render: () => <WithoutSummary />,
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, "onLine")
    dispatchEvent(new Event("online"))
  },
  play: async ({ canvas, step, userEvent }) => {
    await fill({ canvas, userEvent })
    await step("shows one message after each attempt", async () => {
      connect(false)
      for (const _ of [1, 2]) {
        await userEvent.click(canvas.getByRole("button", { name: "Send" }))
        await expect(await canvas.findByText(/^You're offline/)).toBeVisible()
      }
      await expect(canvas.getAllByText(/You're offline/)).toHaveLength(1)
    })
    await step("hides it when the connection returns", async () => {
      connect(true)
      await waitFor(() => expect(canvas.queryByText(/^You're offline/)).toBeNull())
    })
  }
})

const limited: Problem = { key: "rateLimited", retryAfter: 30, retryable: true }

/** The provider limits requests: the wait and its end are announced once, and the button counts down. */
export const RateLimited = meta.story({
  args: { send: fn(() => Effect.fail(limited)) },
  play: async ({ args, canvas, step, userEvent }) => {
    const email = await fill({ canvas, userEvent })
    await userEvent.keyboard("{Enter}")
    const alert = await canvas.findByRole("alert")
    await step("shows the wait in the summary and focuses it", async () => {
      await expect(alert).toHaveTextContent("Wait a moment, then try again.")
      await expect(alert).toHaveFocus()
    })
    await step("does not announce each second of the countdown", async () => {
      await advance("10 seconds")
      await expect(await canvas.findByRole("button", { name: "Try again in 20 sec" })).toHaveAttribute("aria-disabled")
      await expect(alert).toHaveTextContent("Wait a moment, then try again.")
      await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
    })
    await step("sends no request during the countdown", async () => {
      await userEvent.type(email, "{Enter}")
      await expect(args.send).toHaveBeenCalledOnce()
    })
    await step("announces the end of the wait, and submits again", async () => {
      await advance("20 seconds")
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("You can try again now."))
      await expect(email).toHaveValue("ada@example.com")
      await userEvent.click(canvas.getByRole("button", { name: "Send" }))
      await expect(args.send).toHaveBeenCalledTimes(2)
    })
  }
})

const taken: Problem = { key: "emailAlreadyExists", fields: { email: "emailAlreadyExists" }, retryable: true }

/**
 * The user changes the field while it is being submitted: the change stays. The form still shows why the submission
 * failed, until the next change.
 */
export const ChangedDuringSubmission = meta.story({
  args: {
    check: (entries) =>
      entries.get("email") === "" ? { ...taken, key: "emailMissing", fields: { email: "emailMissing" } } : undefined,
    send: () => Effect.delay(Effect.fail(taken), "2 seconds")
  },
  play: async ({ canvas, step, userEvent }) => {
    const email = await fill({ canvas, userEvent })
    await userEvent.keyboard("{Enter}")
    await canvas.findByRole("button", { name: "Sending…" })
    await step("shows the returned error of the changed field", async () => {
      await userEvent.keyboard("x")
      await advance("2 seconds")
      const alert = await canvas.findByRole("alert")
      await expect(alert).toHaveTextContent("An account with this email address already exists")
      await expect(email).toHaveFocus()
      await expect(email).toHaveValue("ada@example.comx")
    })
    await step("removes it with the next change", async () => {
      await userEvent.keyboard("{Backspace}")
      await expect(email).not.toHaveAttribute("aria-invalid")
      await expect(email).toHaveValue("ada@example.com")
    })
    await step("checks the field again when it loses the focus", async () => {
      await userEvent.clear(email)
      await userEvent.tab()
      await expect(email).toHaveAccessibleDescription("Enter your email address.")
    })
  }
})

/** Enter submits from any field, and repeated presses submit once. */
export const DoubleSubmit = meta.story({
  args: {
    children: (
      <>
        <Form.Email autoComplete="email" />
        <Form.Code />
      </>
    ),
    labels: { email: "Email address", code: "Code" },
    send: fn(() => Effect.never)
  },
  play: async ({ args, canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.type(canvas.getByLabelText("Code"), "123456{Enter}{Enter}")
    await userEvent.dblClick(canvas.getByRole("button", { name: "Sending…" }))
    await expect(args.send).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText("Code")).toHaveValue("123456")
  }
})

/** The unstyled parts, with the browser's styles and the page's classes. */
export const Parts = meta.story({
  render: () => <Designed />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[class*=portico-]")).toBeNull()
    await expect(canvasElement.querySelector("form .my-field input")).toHaveAttribute("name", "password")
  }
})
