import { OwnerApprovalPending } from "@portico/react"
import type { ApprovalCredentials } from "@portico/react/auth"
import { accounts } from "../../packages/testing/src/internal/scenarios/AuthScenarios.ts"
import * as Redacted from "effect/Redacted"
import { expect, fn, mocked } from "storybook/test"
import { advance, advanceUntil } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/connection.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { decide, expectNotice, loadIdentity } from "./emailWorld.ts"

const credentials: ApprovalCredentials = {
  email: accounts.waiting.email,
  password: Redacted.make(accounts.waiting.password)
}

/**
 * Shows users whose account awaits approval the remaining steps, and checks the approval: by signing in again with
 * credentials that the page stores in memory, or by a request to the site.
 */
const meta = preview.meta({
  component: OwnerApprovalPending,
  args: {
    credentials,
    onApproved: fn(),
    onDeclined: fn(),
    onSignIn: fn(),
    onSignedIn: fn(),
    onVerifyEmail: fn()
  },
  parameters: { world: { scenario: "approvalDue" } }
})

type Play = PlayOf<typeof OwnerApprovalPending>

const check = async ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole("button", { name: "Check again" }))

const expectRefusal = async ({ args, canvas }: Play, text: string | RegExp) => {
  const alert = await canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(alert).toHaveFocus()
  await expect(args.onSignedIn).not.toHaveBeenCalled()
}

/** The account is waiting for approval, and the page cannot check it: the user can try to sign in. */
export const Pending = meta.story({
  args: { credentials: undefined },
  tags: [
    "spec:loginState/OWNER_APPROVAL_REQUIRED",
    "spec:authState/REQUIRE_OWNER_APPROVAL",
    "spec:identityStatus/PENDING",
    "spec:pendingReason/PENDING_ADMIN_APPROVAL_REQUIRED"
  ],
  play: async ({ args, canvas, step, userEvent }) => {
    await step("shows the remaining steps", async () => {
      await expect(canvas.getByText(/We'll email you when you can sign in/)).toBeVisible()
      const steps = canvas.getAllByRole("listitem").map(({ textContent }) => textContent)
      await expect(steps).toEqual([
        "Account created (done)",
        "Email address confirmed (done)",
        "Account approved (to do)"
      ])
      await expect(canvas.queryByRole("button", { name: "Check again" })).toBeNull()
    })
    await step("links to the sign-in", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Try signing in" }))
      await expect(args.onSignIn).toHaveBeenCalledOnce()
    })
  }
})

export const PendingEmailVerification = meta.story({
  args: {
    credentials: undefined,
    reasons: ["PENDING_ADMIN_APPROVAL_REQUIRED", "PENDING_EMAIL_VERIFICATION_REQUIRED"]
  },
  tags: ["spec:pendingReason/PENDING_EMAIL_VERIFICATION_REQUIRED"],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Confirm your email address first/)).toBeVisible()
    await expect(canvas.getByText("Email address confirmed").closest("li")).toHaveAttribute("aria-current", "step")
    await userEvent.click(canvas.getByRole("button", { name: "Confirm email address" }))
    await expect(args.onVerifyEmail).toHaveBeenCalledOnce()
  }
})

export const CheckingAgain = meta.story({
  parameters: { world: { scenario: "approvalPending" } },
  play: async (play) => {
    await check(play)
    const button = await play.canvas.findByRole("button", { name: "Checking…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(button).toHaveFocus()
  }
})

export const StillPending = meta.story({
  parameters: { world: { scenario: "approvalDue", clock: "moved" } },
  play: async (play) => {
    const { args, canvas, step } = play
    await step("shows the time of the last check", async () => {
      await check(play)
      await expect(await canvas.findByText(/^Not approved yet\. Last checked at .+\.$/)).toBeVisible()
      await expect(canvas.getByRole("button", { name: "Check again" })).toHaveFocus()
    })
    await step("updates the time with another check", async () => {
      const before = canvas.getByText(/^Not approved yet/).textContent
      await advance("5 minutes")
      await check(play)
      await canvas.findByText((text) => text.startsWith("Not approved yet") && text !== before)
      await expect(args.onSignedIn).not.toHaveBeenCalled()
    })
  }
})

export const Approved = meta.story({
  tags: ["spec:identityStatus/ACTIVE"],
  loaders: [loadIdentity(accounts.waiting)],
  play: async (play) => {
    const { args, canvas, step } = play
    await check(play)
    await canvas.findByText(/^Not approved yet/)
    await step("approves the account as the shop's owner", () =>
      decide("approveIdentity", "approvalDue", play.loaded["identityId"] as string)
    )
    await check(play)
    await expectNotice(canvas, "Your account is approved. You're signed in.")
    await expect(args.onSignedIn).toHaveBeenCalledOnce()
  }
})

export const Declined = meta.story({
  tags: ["spec:identityStatus/BLOCKED"],
  loaders: [loadIdentity(accounts.waiting)],
  play: async (play) => {
    const { args, canvas, step } = play
    await step("rejects the account as the shop's owner", () =>
      decide("rejectIdentity", "approvalDue", play.loaded["identityId"] as string)
    )
    await check(play)
    await expectNotice(canvas, /Your account wasn't approved/)
    await expect(args.onDeclined).toHaveBeenCalledOnce()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  }
})

/** The page stores no password. The site's server checks the approval. */
export const ChecksWithSite = meta.story({
  args: { credentials: undefined, onCheck: fn() },
  beforeEach: ({ args }) => {
    mocked(args.onCheck)
      ?.mockRejectedValueOnce(new Error("The site does not respond."))
      .mockResolvedValueOnce("pending")
      .mockResolvedValueOnce("approved")
  },
  play: async (play) => {
    const { args, canvas, step, userEvent } = play
    await step("shows an error if the site does not respond", async () => {
      await check(play)
      await expectRefusal(play, "We couldn't check whether your account is approved")
    })
    await step("shows that the account is not approved yet", async () => {
      await check(play)
      await canvas.findByText(/^Not approved yet/)
    })
    await step("shows the approval and offers to sign in", async () => {
      await check(play)
      await expectNotice(canvas, "Your account is approved. You can sign in now.")
      await expect(args.onApproved).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
      await expect(args.onSignIn).toHaveBeenCalledOnce()
    })
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "approvalFails" } },
  play: async (play) => {
    await check(play)
    await expectRefusal(play, /Something went wrong on our end.*Reference: .+/)
  }
})

export const RateLimited = meta.story({
  parameters: { world: { scenario: "approvalRateLimited", clock: "moved" } },
  play: async (play) => {
    await check(play)
    await expectRefusal(play, "Too many attempts. Wait a moment, then try again.")
    await advance("30 seconds")
    await expect(await play.canvas.findByRole("button", { name: "Check again" })).not.toHaveAttribute("aria-disabled")
  }
})

export const Offline = meta.story({
  parameters: { world: { scenario: "approvalDue", clock: "moved" } },
  play: async (play) => {
    connect("offline")
    await check(play)
    await advanceUntil(() => play.canvas.getByRole("alert"))
    await expectRefusal(play, "You're offline. Nothing is lost")
    connect("fast")
    await check(play)
    await play.canvas.findByText(/^Not approved yet/)
  }
})
