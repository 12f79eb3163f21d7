import { CaptchaSlot, SignInForm, useCaptcha } from "@portico/react"
import { breakEvent } from "../../packages/testing/src/internal/CaptchaVendor.ts"
import { expect, fireEvent, fn } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"
import { ada, world, visible, fill, slot, box, send, expectAsked, expectSignedIn } from "./captchaPlay.tsx"

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

/** The provider requests a captcha: it appears in the slot and takes the focus. */
export const VisibleRequired = meta.story({
  tags: ["spec:loginState/USER_CAPTCHA_REQUIRED", "spec:errorCode/missingCaptchaToken"],
  parameters: { world: visible() },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("it is not visible before it is required", async () => {
      await expect(canvas.queryByRole("group")).toBeNull()
    })
    await step("the provider requires it", async () => {
      await fill(play)
      await expectAsked(play)
      await expect(await slot(play)).toHaveAccessibleDescription(/Confirm you're not a robot/)
    })
    await step("the keyboard gets to it, and unsolved nothing is sent", async () => {
      await userEvent.tab()
      await expect(await box(play)).toHaveFocus()
      await send(play)
      await expect(await slot(play)).toHaveFocus()
      await expect(canvas.queryByRole("button", { name: "Signing in…" })).toBeNull()
    })
  }
})

/** A solved captcha is sent with the next attempt only: another attempt needs a new one. */
export const VisibleSolved = meta.story({
  tags: ["spec:loginState/USER_CAPTCHA_REQUIRED"],
  parameters: { world: visible() },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const password = canvas.getByLabelText("Password")
    await step("it is solved, and that is announced", async () => {
      await fill(play, "difference-engine")
      await userEvent.click(await box(play))
      await expect(await canvas.findByText("Confirmed. You can submit the form now.")).toHaveRole("status")
    })
    await step("a failed try uses it up", async () => {
      await send(play)
      await expect(await canvas.findByText("Wrong password. Try again or reset it.")).toBeVisible()
      await expect(await box(play)).not.toBeChecked()
      await expect(canvas.getByText("Confirm you're not a robot, then submit the form.")).toBeVisible()
    })
    await step("the sign-in succeeds after the user solves it again", async () => {
      await userEvent.clear(password)
      await paste({ userEvent }, password, ada.password)
      await userEvent.click(await box(play))
      await send(play)
      await expectSignedIn(play)
    })
  }
})

/** A solved captcha expires. The form shows this before it is submitted. */
export const VisibleExpired = meta.story({
  parameters: { world: { ...visible({ expires: "2 minutes" }), clock: "moved" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await fill(play)
    await userEvent.click(await box(play))
    await step("two minutes later it has expired", async () => {
      await canvas.findByText("Confirmed. You can submit the form now.")
      await advance("2 minutes")
      await expect(await canvas.findByText(/Your confirmation has expired/)).toHaveRole("status")
      await expect(await box(play)).not.toBeChecked()
    })
    await step("it is asked for, and nothing is sent", async () => {
      await send(play)
      await expectAsked(play)
    })
    await step("another attempt succeeds", async () => {
      await userEvent.click(await box(play))
      await send(play)
      await expectSignedIn(play)
    })
  }
})

/** An invisible captcha needs no slot and shows nothing. */
export const SilentRequired = meta.story({
  tags: ["spec:loginState/SILENT_CAPTCHA_REQUIRED"],
  parameters: { world: world({ kinds: ["invisible"] }) },
  play: async (play) => {
    await fill(play)
    await expectSignedIn(play)
    await expect(play.canvas.queryByRole("group")).toBeNull()
  }
})

/** If the invisible captcha is not enough, the visible one appears. */
export const SilentEscalatesToVisible = meta.story({
  tags: ["spec:loginState/SILENT_CAPTCHA_REQUIRED", "spec:loginState/USER_CAPTCHA_REQUIRED"],
  parameters: { world: world({ silent: "refused" }) },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("the provider does not take the unseen one", async () => {
      await fill(play)
      await expect(await canvas.findByRole("alert")).toHaveTextContent("We couldn't confirm you're not a robot")
      await expect(await slot(play)).toHaveFocus()
    })
    await step("the user solves the visible captcha", async () => {
      await userEvent.click(await box(play))
      await send(play)
      await expectSignedIn(play)
    })
  }
})

/** A blocker stops the invisible captcha's script: the visible one appears before anything is sent. */
export const SilentBlocked = meta.story({
  parameters: { world: world({ silent: "blocked" }) },
  play: async (play) => {
    await fill(play)
    await expectAsked(play)
    await play.userEvent.click(await box(play))
    await send(play)
    await expectSignedIn(play)
  }
})

/** The script was blocked. The slot shows its own message and can load it again. */
export const ScriptBlocked = meta.story({
  parameters: { world: visible({ blocked: "once" }) },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await fill(play)
    await step("it shows the problem", async () => {
      await expect(await canvas.findByText(/couldn't load the security check. Allow this page to load it/)).toHaveRole(
        "status"
      )
    })
    await step("it is there at the second try", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reload security check" }))
      await userEvent.click(await box(play))
      await send(play)
      await expectSignedIn(play)
    })
  }
})

/** Its space is reserved while it loads, so nothing on the page moves. */
export const Loading = meta.story({
  parameters: { world: visible({ loading: "1 hour" }) },
  args: { children: <CaptchaSlot always /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading the security check…")).toHaveRole("status")
    await expect(canvas.queryByRole("checkbox")).toBeNull()
  }
})

/** The vendor's widget breaks. */
export const Failed = meta.story({
  parameters: { world: visible() },
  args: { children: <CaptchaSlot always /> },
  play: async (play) => {
    const { canvas, userEvent } = play
    await fireEvent(await box(play), new Event(breakEvent))
    await expect(await canvas.findByText(/security check failed. Try again/)).toHaveRole("status")
    await userEvent.click(canvas.getByRole("button", { name: "Reload security check" }))
    await expect(await box(play)).toBeVisible()
  }
})

/** Visible from the start, for providers that always require one. */
export const Always = meta.story({
  parameters: { world: visible() },
  args: { children: <CaptchaSlot always /> },
  play: async (play) => {
    await play.userEvent.click(await box(play))
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

/** In a custom form, with `useCaptcha`. */
export const OfOnesOwn = meta.story({
  parameters: { world: visible() },
  render: () => <Newsletter />,
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.click(await box(play))
    await canvas.findByText("Solved")
    await userEvent.click(canvas.getByRole("button", { name: "Send me news" }))
    await expect(await canvas.findByText("Thank you.")).toBeVisible()
  }
})
