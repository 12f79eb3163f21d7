import { CaptchaSlot, SignInForm, useCaptcha } from "@portico/react"
import { breakEvent } from "../../packages/testing/src/internal/CaptchaVendor.ts"
import { expect, fireEvent, fn } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"
import {
  ada,
  world,
  visibleCaptcha,
  fill,
  slot,
  checkbox,
  submit,
  expectRequired,
  expectSignedIn
} from "./captchaPlay.tsx"

/**
 * The place of a captcha in a form: empty until the provider requests one. The captcha itself is a layer over the
 * client: here a checkbox of this page, and each vendor's adapter over a fake vendor script.
 *
 * A page with a content security policy passes its `nonce` to the adapter and allows the vendor. Turnstile:
 * `script-src` and `frame-src https://challenges.cloudflare.com`. reCAPTCHA: `script-src` and `frame-src
 * https://www.google.com https://www.gstatic.com`. hCaptcha: `script-src`, `frame-src`, `style-src` and `connect-src
 * https://hcaptcha.com https://*.hcaptcha.com`. The slot itself needs nothing.
 */
const meta = preview.meta({
  title: "auth/CaptchaSlot",
  component: SignInForm,
  args: { children: <CaptchaSlot />, onSignedIn: fn() }
})

/** The provider requires a captcha, which appears in the slot and takes the focus. */
export const VisibleRequired = meta.story({
  tags: ["spec:loginState/USER_CAPTCHA_REQUIRED", "spec:errorCode/missingCaptchaToken"],
  parameters: { world: visibleCaptcha() },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("is hidden before it is required", async () => {
      await expect(canvas.queryByRole("group")).toBeNull()
    })
    await step("appears and takes the focus when the provider requires it", async () => {
      await fill(play)
      await expectRequired(play)
      await expect(await slot(play)).toHaveAccessibleDescription(/Confirm you're not a robot/)
    })
    await step("is reachable by keyboard, and blocks the form until it is solved", async () => {
      await userEvent.tab()
      await expect(await checkbox(play)).toHaveFocus()
      await submit(play)
      await expect(await slot(play)).toHaveFocus()
      await expect(canvas.queryByRole("button", { name: "Signing in…" })).toBeNull()
    })
  }
})

/** A solved captcha is sent with the next attempt only: another attempt needs a new one. */
export const VisibleSolved = meta.story({
  tags: ["spec:loginState/USER_CAPTCHA_REQUIRED"],
  parameters: { world: visibleCaptcha() },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const password = canvas.getByLabelText("Password")
    await step("announces that it is solved", async () => {
      await fill(play, "difference-engine")
      await userEvent.click(await checkbox(play))
      await expect(await canvas.findByText("Confirmed. You can submit the form now.")).toHaveRole("status")
    })
    await step("resets after a failed attempt", async () => {
      await submit(play)
      await expect(await canvas.findByText("Wrong password. Try again or reset it.")).toBeVisible()
      await expect(await checkbox(play)).not.toBeChecked()
      await expect(canvas.getByText("Confirm you're not a robot, then submit the form.")).toBeVisible()
    })
    await step("signs in after the user solves it again", async () => {
      await userEvent.clear(password)
      await paste({ userEvent }, password, ada.password)
      await userEvent.click(await checkbox(play))
      await submit(play)
      await expectSignedIn(play)
    })
  }
})

/** A solved captcha expires. The form shows this before it is submitted. */
export const VisibleExpired = meta.story({
  parameters: { world: { ...visibleCaptcha({ expires: "2 minutes" }), clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await fill(play)
    await userEvent.click(await checkbox(play))
    await step("expires after two minutes", async () => {
      await canvas.findByText("Confirmed. You can submit the form now.")
      await advance("2 minutes")
      await expect(await canvas.findByText(/Your confirmation has expired/)).toHaveRole("status")
      await expect(await checkbox(play)).not.toBeChecked()
    })
    await step("requires a new solution and does not submit the form", async () => {
      await submit(play)
      await expectRequired(play)
    })
    await step("signs in with a new solution", async () => {
      await userEvent.click(await checkbox(play))
      await submit(play)
      await expectSignedIn(play)
    })
  }
})

/** The provider requires an invisible captcha. It needs no slot and shows nothing. */
export const SilentRequired = meta.story({
  tags: ["spec:loginState/SILENT_CAPTCHA_REQUIRED"],
  parameters: { world: world({ kinds: ["invisible"] }) },
  play: async (play) => {
    await fill(play)
    await expectSignedIn(play)
    await expect(play.canvas.queryByRole("group")).toBeNull()
  }
})

/** The invisible captcha is rejected, and the visible one appears. */
export const SilentEscalatesToVisible = meta.story({
  tags: ["spec:loginState/SILENT_CAPTCHA_REQUIRED", "spec:loginState/USER_CAPTCHA_REQUIRED"],
  parameters: { world: world({ silent: "refused" }) },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("shows the visible captcha if the provider rejects the invisible one", async () => {
      await fill(play)
      await expect(await canvas.findByRole("alert")).toHaveTextContent("We couldn't confirm you're not a robot")
      await expect(await slot(play)).toHaveFocus()
    })
    await step("signs in after the user solves the visible captcha", async () => {
      await userEvent.click(await checkbox(play))
      await submit(play)
      await expectSignedIn(play)
    })
  }
})

/** A blocker stops the invisible captcha's script: the visible one appears before anything is sent. */
export const SilentBlocked = meta.story({
  parameters: { world: world({ silent: "blocked" }) },
  play: async (play) => {
    await fill(play)
    await expectRequired(play)
    await play.userEvent.click(await checkbox(play))
    await submit(play)
    await expectSignedIn(play)
  }
})

/** The script is blocked. The slot shows a message, and the user can load the script again. */
export const ScriptBlocked = meta.story({
  parameters: { world: visibleCaptcha({ blocked: "once" }) },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await fill(play)
    await step("shows why it did not load", async () => {
      await expect(await canvas.findByText(/couldn't load the security check. Allow this page to load it/)).toHaveRole(
        "status"
      )
    })
    await step("loads on a retry", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reload security check" }))
      await userEvent.click(await checkbox(play))
      await submit(play)
      await expectSignedIn(play)
    })
  }
})

/** The captcha loads. Its space is reserved, so nothing on the page moves. */
export const Loading = meta.story({
  parameters: { world: visibleCaptcha({ loading: "1 hour" }) },
  args: { children: <CaptchaSlot always /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading the security check…")).toHaveRole("status")
    await expect(canvas.queryByRole("checkbox")).toBeNull()
  }
})

/** The vendor's widget fails, and the user reloads it. */
export const Failed = meta.story({
  parameters: { world: visibleCaptcha() },
  args: { children: <CaptchaSlot always /> },
  play: async (play) => {
    const { canvas, userEvent } = play
    await fireEvent(await checkbox(play), new Event(breakEvent))
    await expect(await canvas.findByText(/security check failed. Try again/)).toHaveRole("status")
    await userEvent.click(canvas.getByRole("button", { name: "Reload security check" }))
    await expect(await checkbox(play)).toBeVisible()
  }
})

/** The captcha is visible from the start, for providers that always require one. */
export const Always = meta.story({
  parameters: { world: visibleCaptcha() },
  args: { children: <CaptchaSlot always /> },
  play: async (play) => {
    await play.userEvent.click(await checkbox(play))
    await play.canvas.findByText("Confirmed. You can submit the form now.")
    await fill(play)
    await expectSignedIn(play)
  }
})

function Newsletter() {
  const { container, solve, solving, state } = useCaptcha("visible")
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        solve()
      }}
    >
      <div ref={container} />
      <button aria-disabled={state._tag !== "Solved"} type="submit">
        Send me news
      </button>
      <output>{solving._tag === "Done" ? "Thank you." : state._tag}</output>
    </form>
  )
}

/** A captcha in a custom form, with `useCaptcha`. */
export const CustomForm = meta.story({
  parameters: { world: visibleCaptcha() },
  render: () => <Newsletter />,
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.click(await checkbox(play))
    await canvas.findByText("Solved")
    await userEvent.click(canvas.getByRole("button", { name: "Send me news" }))
    await expect(await canvas.findByText("Thank you.")).toBeVisible()
  }
})
