import { Members } from "@portico/client/auth/Members"
import { CollectionTable } from "@portico/react"
import { RequireMemberParts, type RequireMemberRootProps, SessionNoticeParts } from "@portico/react/auth"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import * as React from "react"
import { expect, fn, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"
import { otherTab } from "../../.storybook/tabs.ts"

/**
 * The unstyled parts of members-only pages: the page sets their order, messages and classes. They behave like
 * `RequireMember` and `SessionNotice`.
 */
const meta = preview.meta({
  title: "auth/Guards/Parts",
  component: RequireMemberParts.Root,
  args: {
    classNames: { button: "my-button" },
    onVisitor: fn(),
    redirectTo: "/sign-in",
    children: (
      <>
        <RequireMemberParts.Loading className="my-loading">One moment…</RequireMemberParts.Loading>
        <RequireMemberParts.Notice className="my-notice">
          <RequireMemberParts.SignIn>Log in</RequireMemberParts.SignIn>
        </RequireMemberParts.Notice>
        <RequireMemberParts.Visitor>
          <p>Look around.</p>
        </RequireMemberParts.Visitor>
        <RequireMemberParts.Parked>
          <SessionNoticeParts.Root className="my-session" classNames={{ button: "my-button" }}>
            <SessionNoticeParts.Text>We cannot reach your account.</SessionNoticeParts.Text>
            <SessionNoticeParts.Retry>Try it now</SessionNoticeParts.Retry>
            <SessionNoticeParts.Status />
          </SessionNoticeParts.Root>
        </RequireMemberParts.Parked>
        <RequireMemberParts.Member>
          <h2>My orders</h2>
        </RequireMemberParts.Member>
      </>
    )
  }
})

/** A visitor sees a notice with a sign-in link. */
export const ForVisitors = meta.story({
  play: async ({ args, canvas, step }) => {
    await step("has only the page's classes", async () => {
      await expect(await canvas.findByRole("link", { name: "Log in" })).toHaveClass("my-button", { exact: true })
      const notice = canvas.getByText("This is for members only. Sign in to see it.").closest("[role=status]")
      await expect(notice).toHaveClass("my-notice", { exact: true })
    })
    await step("shows neither members-only content nor the loading message", async () => {
      await expect(canvas.getByText("Look around.")).toBeVisible()
      await expect(canvas.queryByRole("heading")).toBeNull()
      await expect(canvas.queryByText("One moment…")).toBeNull()
      await expect(args.onVisitor).toHaveBeenCalledOnce()
    })
  }
})

/** A member sees the content, and a notice after the sign-out. */
export const ForMembers = meta.story({
  parameters: { world: { member: "ada" } },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole("heading", { name: "My orders" })).toBeVisible()
    await expect(canvas.queryByRole("link")).toBeNull()
    await step("focuses a notice after the sign-out", async () => {
      await otherTab(Effect.asVoid(Members.use((members) => members.logout())))
      const notice = await canvas.findByText("You're signed out.")
      await expect(notice.closest("[role=status]")).toHaveFocus()
      await expect(canvas.queryByRole("heading")).toBeNull()
    })
  }
})

const books = Query.from("books").pipe(Query.limit(2))

/** Sends a request on demand, for a session that cannot be refreshed. */
function WithRequest(props: RequireMemberRootProps) {
  const [requests, setRequests] = React.useState(false)
  return (
    <>
      <RequireMemberParts.Root {...props} />
      {requests ? (
        <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={books} />
      ) : (
        <button onClick={() => setRequests(true)} type="button">
          Show the books
        </button>
      )}
    </>
  )
}

/** The member's session cannot be refreshed at the moment: a notice offers to retry. */
export const ForParkedMembers = meta.story({
  parameters: { world: { clock: "moved", member: "ada", scenario: "tokensUnavailable" } },
  render: (args) => <WithRequest {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole("heading", { name: "My orders" })
    await advance("5 hours")
    await userEvent.click(canvas.getByRole("button", { name: "Show the books" }))
    const retry = await waitFor(async () => {
      await advance("1 minute")
      return canvas.getByRole("button", { name: "Try it now" })
    })
    await step("shows the problem with the page's own messages and classes", async () => {
      const text = canvas.getByText("We cannot reach your account.")
      await expect(text.closest("[role=alert]")).toBeVisible()
      await expect(text.closest(".my-session")).toHaveClass("my-session", { exact: true })
      await expect(retry).toHaveClass("my-button", { exact: true })
      await expect(canvas.getByRole("heading", { name: "My orders" })).toBeVisible()
    })
    await step("announces a failed attempt without moving the focus", async () => {
      await userEvent.click(retry)
      await waitFor(async () => {
        await advance("1 minute")
        await expect(canvas.getAllByRole("alert")[0]).toHaveTextContent(/Something went wrong on our end/)
      })
      await expect(retry).toHaveFocus()
    })
  }
})
