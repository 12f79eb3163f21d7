import { Members } from "@portico/client/auth/Members"
import { CollectionTable } from "@portico/react"
import { RequireMemberParts, type RequireMemberRootProps, SessionNoticeParts } from "@portico/react/auth"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import * as React from "react"
import { expect, fn, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"
import { otherTab } from "../../.storybook/tab.ts"

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
        <RequireMemberParts.Loading className="my-wait">One moment…</RequireMemberParts.Loading>
        <RequireMemberParts.Notice className="my-notice">
          <RequireMemberParts.SignIn>Come in</RequireMemberParts.SignIn>
        </RequireMemberParts.Notice>
        <RequireMemberParts.Visitor>
          <p>Look around meanwhile.</p>
        </RequireMemberParts.Visitor>
        <RequireMemberParts.Parked>
          <SessionNoticeParts.Root className="my-doubt" classNames={{ button: "my-button" }}>
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

export const ForVisitors = meta.story({
  play: async ({ args, canvas, step }) => {
    await step("they have the page's classes only", async () => {
      await expect(await canvas.findByRole("link", { name: "Come in" })).toHaveClass("my-button", { exact: true })
      const notice = canvas.getByText("This is for members only. Sign in to see it.").closest("[role=status]")
      await expect(notice).toHaveClass("my-notice", { exact: true })
    })
    await step("members-only content is not there, and no waiting state is shown", async () => {
      await expect(canvas.getByText("Look around meanwhile.")).toBeVisible()
      await expect(canvas.queryByRole("heading")).toBeNull()
      await expect(canvas.queryByText("One moment…")).toBeNull()
      await expect(args.onVisitor).toHaveBeenCalledOnce()
    })
  }
})

export const ForMembers = meta.story({
  parameters: { world: { member: "ada" } },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole("heading", { name: "My orders" })).toBeVisible()
    await expect(canvas.queryByRole("link")).toBeNull()
    await step("a sign-out shows a notice that receives the focus", async () => {
      await otherTab(Effect.asVoid(Members.use((members) => members.logout())))
      const notice = await canvas.findByText("You're signed out.")
      await expect(notice.closest("[role=status]")).toHaveFocus()
      await expect(canvas.queryByRole("heading")).toBeNull()
    })
  }
})

const books = Query.from("books").pipe(Query.limit(2))

/** Sends a request with a session that cannot be refreshed. */
function Asking(props: RequireMemberRootProps) {
  const [asks, setAsks] = React.useState(false)
  return (
    <>
      <RequireMemberParts.Root {...props} />
      {asks ? (
        <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={books} />
      ) : (
        <button onClick={() => setAsks(true)} type="button">
          Show the books
        </button>
      )}
    </>
  )
}

export const ForMembersInDoubt = meta.story({
  parameters: { world: { clock: "moved", member: "ada", scenario: "tokensUnavailable" } },
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole("heading", { name: "My orders" })
    await advance("5 hours")
    await userEvent.click(canvas.getByRole("button", { name: "Show the books" }))
    const retry = await waitFor(async () => {
      await advance("1 minute")
      return canvas.getByRole("button", { name: "Try it now" })
    })
    await step("it is said in the page's own words and classes", async () => {
      const text = canvas.getByText("We cannot reach your account.")
      await expect(text.closest("[role=alert]")).toBeVisible()
      await expect(text.closest(".my-doubt")).toHaveClass("my-doubt", { exact: true })
      await expect(retry).toHaveClass("my-button", { exact: true })
      await expect(canvas.getByRole("heading", { name: "My orders" })).toBeVisible()
    })
    await step("a failed attempt is announced and does not move the focus", async () => {
      await userEvent.click(retry)
      await waitFor(async () => {
        await advance("1 minute")
        await expect(canvas.getAllByRole("alert")[0]).toHaveTextContent(/Something went wrong on our end/)
      })
      await expect(retry).toHaveFocus()
    })
  }
})
