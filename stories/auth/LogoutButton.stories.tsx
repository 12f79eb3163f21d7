import { LogoutButton, type LogoutButtonProps, RequireMember, SignedIn } from "@portico/react"
import { LogoutButtonParts } from "@portico/react/auth"
import { maximumQueryLength } from "@portico/contract/Limits"
import { expect, fn, spyOn, waitFor } from "storybook/test"
import { redirectUri } from "../../.storybook/providerPages.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"

function Designed({ onSignedOut, postFlowUrl }: Pick<LogoutButtonProps, "onSignedOut" | "postFlowUrl">) {
  return (
    <SignedIn fallback={<p>Bye.</p>}>
      <LogoutButtonParts.Root
        className="my-logout"
        classNames={{ button: "my-button" }}
        onSignedOut={onSignedOut}
        postFlowUrl={postFlowUrl}
      >
        <LogoutButtonParts.Button>Leave</LogoutButtonParts.Button>
        <LogoutButtonParts.Error />
        <LogoutButtonParts.Status />
      </LogoutButtonParts.Root>
    </SignedIn>
  )
}

/**
 * Signs the member out: in this browser immediately, then at the provider, whose page the browser navigates to. If no
 * member is signed in, it renders nothing.
 */
const meta = preview.meta({
  component: LogoutButton,
  args: { onSignedOut: fn(), postFlowUrl: redirectUri },
  parameters: { world: { member: "ada" } }
})

type Play = PlayOf<typeof LogoutButton>

const press = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole("button", { name: "Sign out" }))

/** Returns the methods of the requests to this path. */
const requestsTo = (
  fetch: { readonly mock: { readonly calls: ReadonlyArray<ReadonlyArray<unknown>> } },
  path: string
) =>
  fetch.mock.calls
    .map(([request]) => request as Request)
    .filter(({ url }) => new URL(url).pathname.endsWith(path))
    .map(({ method }) => method)

export const Idle = meta.story({
  tags: ["spec:role/member"],
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Sign out" })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(args.onSignedOut).not.toHaveBeenCalled()
  }
})

export const Pending = meta.story({
  parameters: { world: { member: "ada", scenario: "pending" } },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const sent = spyOn(globalThis, "fetch")
    await press(play)
    const button = await canvas.findByRole("button", { name: "Signing out…" })
    await step("shows the progress and stays focused", async () => {
      await expect(button).toHaveFocus()
      await expect(button).toHaveAttribute("aria-disabled", "true")
      await expect(canvas.getByRole("status")).toHaveTextContent("Signing out…")
    })
    await step("sends one request for two clicks", async () => {
      await userEvent.click(button)
      await waitFor(() => expect(requestsTo(sent, "/v1/redirect-session")).toEqual(["POST"]))
    })
  }
})

export const LoggedOut = meta.story({
  tags: ["spec:role/none"],
  play: async (play) => {
    const { args, canvas } = play
    await press(play)
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce())
    await expect(args.onSignedOut).toHaveBeenCalledWith(expect.stringContaining("/portico/session/"))
    const note = await canvas.findByText("You're signed out.", { selector: "p" })
    await expect(note).toHaveFocus()
    await expect(canvas.getByRole("status")).toHaveTextContent("You're signed out.")
    await expect(canvas.queryByRole("button")).toBeNull()
  }
})

/**
 * The provider could not be notified. The session has ended in this browser, and the notification is retried later, or
 * immediately on request.
 */
export const Failed = meta.story({
  parameters: { world: { member: "ada", scenario: "logoutFailed" } },
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await press(play)
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent(/You're signed out on this device.*Something went wrong on our end/)
    await expect(alert).toHaveFocus()
    await expect(args.onSignedOut).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("button", { name: "Retry sign-out" }))
    await expect(await canvas.findByRole("alert")).toHaveFocus()
  }
})

export const RateLimited = meta.story({
  parameters: { world: { member: "ada", scenario: "rateLimited" } },
  play: async (play) => {
    await press(play)
    await expect(await play.canvas.findByRole("alert")).toHaveTextContent(
      /You're signed out on this device.*Wait a moment, then try again/
    )
    await expect(play.canvas.getByRole("button", { name: /Try again in \d+ sec/ })).toHaveAttribute(
      "aria-disabled",
      "true"
    )
  }
})

export const Offline = meta.story({
  parameters: { world: { member: "ada", scenario: "offline" } },
  play: async (play) => {
    await press(play)
    await expect(await play.canvas.findByRole("alert")).toHaveTextContent(
      /You're signed out on this device.*We couldn't connect/
    )
  }
})

/**
 * A sign-out by a call instead of a redirect. The return address is too long for a query, so it is sent with POST to
 * the same path.
 */
export const LongQueryFallback = meta.story({
  args: { by: "call", postFlowUrl: `${redirectUri}?from=${"a".repeat(maximumQueryLength)}` },
  play: async (play) => {
    const { args, canvas, step } = play
    const sent = spyOn(globalThis, "fetch")
    await press(play)
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce())
    await step("stays on the page and passes the return address to it", () =>
      expect(args.onSignedOut).toHaveBeenCalledWith(args.postFlowUrl)
    )
    await step("signs out with one POST and requests no page", async () => {
      await expect(requestsTo(sent, "/v1/logout")).toEqual(["POST"])
      await expect(requestsTo(sent, "/v1/redirect-session")).toEqual([])
    })
    await expect(await canvas.findByText("You're signed out.", { selector: "p" })).toBeVisible()
  }
})

/** A sign-out by a call, with a shorter return address. */
export const ByCall = meta.story({
  args: { by: "call" },
  play: async (play) => {
    const sent = spyOn(globalThis, "fetch")
    await press(play)
    await waitFor(() => expect(play.args.onSignedOut).toHaveBeenCalledOnce())
    await expect(requestsTo(sent, "/v1/logout")).toEqual(["GET"])
  }
})

/** The button is in members-only content and unmounts with it. The sign-out continues, and the page is notified. */
export const InsideGuard = meta.story({
  render: (args) => (
    <RequireMember>
      <LogoutButton {...args} />
    </RequireMember>
  ),
  play: async (play) => {
    const { args, canvas } = play
    await press(play)
    const notice = await canvas.findByText("You're signed out.")
    await expect(notice.closest("[role=status]")).toHaveFocus()
    await expect(canvas.queryByRole("button")).toBeNull()
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce())
    await expect(args.onSignedOut).toHaveBeenCalledWith(expect.stringContaining("/portico/session/"))
  }
})

/** The page composes the parts, with its own messages and classes. */
export const Parts = meta.story({
  render: ({ onSignedOut, postFlowUrl }) => <Designed onSignedOut={onSignedOut} postFlowUrl={postFlowUrl} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Leave" })
    await expect(button).toHaveClass("my-button", { exact: true })
    await userEvent.click(button)
    await expect(await canvas.findByText("Bye.")).toBeVisible()
    await step("completes the sign-out at the provider after its button unmounts", async () => {
      await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce())
      await expect(args.onSignedOut).toHaveBeenCalledWith(expect.stringContaining("/portico/session/"))
    })
  }
})
