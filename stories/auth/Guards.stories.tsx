import { Members } from "@portico/client/auth/Members"
import * as Query from "@portico/client/data/Query"
import { ClientProvider, CollectionTable, RequireMember, returnTo, SignedIn, SignedOut } from "@portico/react"
import type { RequireMemberProps } from "@portico/react/auth"
import * as Mock from "@portico/testing/Mock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as React from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { expect, fn, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"
import { otherTab } from "../../.storybook/tabs.ts"

/**
 * Content for members and for visitors: `SignedIn`, `SignedOut`, and `RequireMember` for members-only pages. While the
 * sign-in state is unknown, neither is shown.
 */
const meta = preview.meta({
  title: "auth/Guards",
  component: RequireMember,
  args: { children: <h2>My orders</h2>, onVisitor: fn() }
})

/** Both guards next to each other, as in a page header. */
function PageHeader() {
  return (
    <nav aria-label="Account">
      <SignedIn loading={<span>One moment</span>}>
        <a href="#orders">My orders</a>
      </SignedIn>
      <SignedOut>
        <a href="#sign-in">Sign in</a>
      </SignedOut>
    </nav>
  )
}

/** Provides a client that is still loading. */
const LoadingClient = ({ children }: { readonly children: React.ReactNode }) => (
  <ClientProvider layer={Layer.effectContext(Effect.never)}>{children}</ClientProvider>
)

/** The client is still loading, so the sign-in state is unknown. */
export const Loading = meta.story({
  render: (args) => (
    <LoadingClient>
      <PageHeader />
      <RequireMember {...args} />
    </LoadingClient>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("One moment")).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent("Checking if you're signed in…")
    await expect(canvas.queryByRole("link")).toBeNull()
    await expect(canvas.queryByRole("heading")).toBeNull()
    await expect(args.onVisitor).not.toHaveBeenCalled()
  }
})

/** No member is signed in, and no tokens are stored. No request to the provider is required. */
export const None = meta.story({
  tags: ["spec:role/none"],
  render: () => <PageHeader />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Sign in" })).toBeVisible()
    await expect(canvas.queryByRole("link", { name: "My orders" })).toBeNull()
  }
})

/** A visitor, who has tokens too. */
export const Visitor = meta.story({
  tags: ["spec:role/visitor"],
  render: () => (
    <>
      <PageHeader />
      <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={books} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("rowheader")).toHaveLength(2)
    await expect(canvas.getByRole("link", { name: "Sign in" })).toBeVisible()
    await expect(canvas.queryByRole("link", { name: "My orders" })).toBeNull()
  }
})

/** A signed-in member. */
export const Member = meta.story({
  tags: ["spec:role/member"],
  parameters: { world: { member: "ada" } },
  render: (args) => (
    <>
      <PageHeader />
      <RequireMember {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("link", { name: "My orders" })).toBeVisible()
    await expect(canvas.getByRole("heading", { name: "My orders" })).toBeVisible()
    await expect(canvas.queryByRole("link", { name: "Sign in" })).toBeNull()
    await expect(args.onVisitor).not.toHaveBeenCalled()
  }
})

/** The page redirects visitors to the sign-in page. */
export const RedirectsVisitor = meta.story({
  args: { from: "http://localhost/orders?page=2#newest", redirectTo: "/sign-in?lang=en" },
  play: async ({ args, canvas, step }) => {
    const to = "http://localhost/sign-in?lang=en&returnTo=%2Forders%3Fpage%3D2%23newest"
    await waitFor(() => expect(args.onVisitor).toHaveBeenCalledOnce())
    await expect(args.onVisitor).toHaveBeenCalledWith({ from: args.from, to })
    await step("passes the page's address to the sign-in page", () =>
      expect(returnTo("/", to)).toBe("/orders?page=2#newest")
    )
    await step("shows a sign-in link until the browser navigates", async () => {
      await expect(await canvas.findByRole("link", { name: "Sign in" })).toHaveAttribute("href", to)
      await expect(canvas.queryByRole("heading", { name: "My orders" })).toBeNull()
    })
  }
})

/** The page shows visitors a fallback instead of a link. */
export const InlineFallback = meta.story({
  args: { fallback: <p>Only members see their orders.</p> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Only members see their orders.")).toBeVisible()
    await expect(canvas.queryByRole("heading", { name: "My orders" })).toBeNull()
  }
})

const books = Query.from("books").pipe(Query.limit(2))

/** Members-only content that sends a request to the provider. */
function Shelf() {
  const [isOpen, setOpen] = React.useState(false)
  return isOpen ? (
    <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={books} />
  ) : (
    <button onClick={() => setOpen(true)} type="button">
      Show the books
    </button>
  )
}

const guarded = (args: RequireMemberProps) => (
  <RequireMember {...args}>
    <h2>My orders</h2>
    <Shelf />
  </RequireMember>
)

/** The access token has expired and is being refreshed: the member stays signed in. */
export const RefreshingToken = meta.story({
  parameters: { world: { clock: "moved", member: "ada", scenario: "tokensSilent" } },
  render: guarded,
  play: async ({ args, canvas, step, userEvent }) => {
    await canvas.findByRole("heading", { name: "My orders" })
    await advance("5 hours")
    await userEvent.click(canvas.getByRole("button", { name: "Show the books" }))
    await expect(await canvas.findByText("Loading Books…")).toBeInTheDocument()
    await step("does not change the page", async () => {
      await expect(canvas.getByRole("heading", { name: "My orders" })).toBeVisible()
      await expect(canvas.queryByRole("alert")).toBeNull()
      await expect(args.onVisitor).not.toHaveBeenCalled()
    })
  }
})

/** The token endpoint is down. The member stays signed in, and a notice explains the missing content. */
export const RefreshFailedToVisitor = meta.story({
  parameters: { world: { clock: "moved", member: "ada", scenario: "tokensUnavailable" } },
  render: guarded,
  play: async ({ args, canvas, step, userEvent }) => {
    await canvas.findByRole("heading", { name: "My orders" })
    await advance("5 hours")
    await userEvent.click(canvas.getByRole("button", { name: "Show the books" }))
    const notice = await waitFor(async () => {
      await advance("1 minute")
      return canvas.getByText(/You're still signed in, but we can't confirm it right now/)
    })
    await step("announces the problem without signing the member out", async () => {
      await expect(notice.closest("[role=alert]")).not.toBeNull()
      await expect(canvas.getByRole("heading", { name: "My orders" })).toBeVisible()
      await expect(args.onVisitor).not.toHaveBeenCalled()
    })
    await step("announces the result of a retry", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Check again" }))
      await waitFor(async () => {
        await advance("1 minute")
        await expect(notice.closest("[role=alert]")).toHaveTextContent(/Something went wrong on our end/)
      })
    })
    await step("preserves the focus on the button for another retry", async () =>
      expect(await canvas.findByRole("button", { name: "Check again" })).toHaveFocus()
    )
  }
})

/** The member signs out in another tab. */
export const SessionEndedInOtherTab = meta.story({
  args: { redirectTo: "/sign-in" },
  parameters: { world: { member: "ada" } },
  render: guarded,
  play: async ({ args, canvas, step }) => {
    const button = await canvas.findByRole("button", { name: "Show the books" })
    button.focus()
    await step("signs the member out in another tab", () =>
      otherTab(Effect.asVoid(Members.use((members) => members.logout())))
    )
    await step("focuses the notice of the sign-out in this tab", async () => {
      const notice = await canvas.findByText("You're signed out.")
      await expect(notice.closest("[role=status]")).toHaveFocus()
      await expect(canvas.queryByRole("heading", { name: "My orders" })).toBeNull()
    })
    await step("does not redirect a member who has just signed out", async () => {
      await expect(canvas.getByRole("link", { name: "Sign in" })).toBeVisible()
      await expect(args.onVisitor).not.toHaveBeenCalled()
    })
  }
})

/** Renders a page as a server does, then hydrates it. */
function ServerRendered({ onMismatch }: { readonly onMismatch: (error: unknown) => void }) {
  const place = React.useRef<HTMLDivElement>(null)
  const [layer] = React.useState(() => Mock.layerMock())
  const page = React.useMemo(
    () => (
      <React.StrictMode>
        <ClientProvider layer={layer}>
          <PageHeader />
          <RequireMember onVisitor={() => {}} redirectTo="/sign-in">
            <h2>My orders</h2>
          </RequireMember>
        </ClientProvider>
      </React.StrictMode>
    ),
    [layer]
  )
  const [html] = React.useState(() => renderToString(page))
  React.useEffect(() => {
    if (place.current === null) return
    const root = hydrateRoot(place.current, page, { onRecoverableError: onMismatch })
    return () => void setTimeout(() => root.unmount())
  }, [onMismatch, page])
  return (
    <>
      <output data-testid="server">{html}</output>
      <div dangerouslySetInnerHTML={{ __html: html }} ref={place} />
    </>
  )
}

const onMismatchMock = fn()

/**
 * A server does not know the sign-in state: it sends neither members-only content nor a sign-in link, and the browser
 * continues.
 */
export const ServerSnapshot = meta.story({
  render: () => <ServerRendered onMismatch={onMismatchMock} />,
  play: async ({ canvas, step }) => {
    await step("sends neither members-only content nor a sign-in link from the server", async () => {
      const html = canvas.getByTestId("server")
      await expect(html).toHaveTextContent("Checking if you&#x27;re signed in…")
      await expect(html).not.toHaveTextContent("My orders")
      await expect(html).not.toHaveTextContent("Sign in")
    })
    await step("shows the visitor's content after hydration", async () => {
      const head = within(await canvas.findByRole("navigation", { name: "Account" }))
      await expect(await head.findByRole("link", { name: "Sign in" })).toBeVisible()
      await expect(await canvas.findByText("This is for members only. Sign in to see it.")).toBeVisible()
    })
    await expect(onMismatchMock).not.toHaveBeenCalled()
  }
})
