import * as Query from "@portico/client/data/Query"
import { expect, fn, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/connection.ts"
import preview, { type PlayOf, typed } from "../../.storybook/preview.tsx"
import { type Bare, BareTable, books, columns } from "./tablePlay.ts"

/** A table whose items the user may not see, or that cannot be loaded. */
const meta = preview.meta({
  title: "data/CollectionTable/Refused",
  component: BareTable,
  args: {
    caption: "Books",
    columns,
    query: typed<Bare>(books)
  }
})

type Play = PlayOf<typeof BareTable>

const expectRefusal = async ({ canvas }: Play, text: string | RegExp) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent(text)
  await expect(canvas.getAllByRole("row")).toHaveLength(1)
}

/** A visitor may not see the items, but members may: the table offers to sign in. */
export const SignInRequired = meta.story({
  tags: ["spec:permissionRole/SITE_MEMBER"],
  args: { onSignIn: fn() },
  parameters: { world: { scenario: "signInRequired" } },
  play: async (play) => {
    await expectRefusal(play, "Sign in to see this.")
    await expect(play.canvas.queryByRole("button", { name: "Try again" })).toBeNull()
    await play.userEvent.click(play.canvas.getByRole("button", { name: "Sign in" }))
    await expect(play.args.onSignIn).toHaveBeenCalledOnce()
  }
})

/** A member may see the same items. */
export const SignedIn = meta.story({
  parameters: { world: { member: "ada", scenario: "bookshop" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("cell")).not.toHaveLength(0)
  }
})

export const NoPermission = meta.story({
  tags: ["spec:permissionRole/PRIVILEGED"],
  args: { signInHref: "/sign-in" },
  parameters: { world: { member: "ada", scenario: "noPermission" } },
  play: async (play) => {
    await expectRefusal(play, "You don't have permission to see this.")
    await expect(play.canvas.queryByRole("button", { name: "Try again" })).toBeNull()
    await expect(play.canvas.queryByRole("link", { name: "Sign in" })).toBeNull()
  }
})

/** Everyone may see the items, signed in or not. */
export const PublicRead = meta.story({
  tags: ["spec:permissionRole/ANYONE"],
  parameters: { world: { scenario: "bookshop" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("cell")).not.toHaveLength(0)
    await expect(canvas.queryByRole("alert")).toBeNull()
  }
})

/** Members see only their own baskets. */
export const AuthorOnly = meta.story({
  tags: ["spec:permissionRole/SITE_MEMBER_AUTHOR"],
  args: {
    caption: "Your basket",
    columns: [
      { field: "title", header: "Title" },
      { field: "price", header: "Price" }
    ],
    empty: "Your basket is empty.",
    query: typed<Bare>(Query.from("baskets"))
  },
  parameters: { world: { member: "ada", scenario: "bookshop" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your basket is empty.")).toBeVisible()
  }
})

export const InternalError = meta.story({
  tags: ["spec:WDE0053"],
  parameters: { world: { scenario: "internalError" } },
  play: async (play) => {
    await expectRefusal(play, /Something went wrong on our end.*Reference: WDE0053/)
    await expect(play.canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
})

export const ParseError = meta.story({
  tags: ["spec:WDE0055"],
  parameters: { world: { scenario: "parseError" } },
  play: async (play) => {
    await expectRefusal(play, /We received an unexpected response.*Reference: WDE0055/)
  }
})

export const PayloadTooLarge = meta.story({
  tags: ["spec:WDE0109"],
  parameters: { world: { scenario: "payloadTooLarge" } },
  play: async (play) => {
    await expectRefusal(play, "This is too large to send.")
  }
})

/** The query is invalid: users see a plain message, and developers see the code. */
export const InvalidQuery = meta.story({
  tags: ["spec:WDE0094"],
  args: { query: Query.from("books").pipe(Query.ascending("")) },
  play: async (play) => {
    await expectRefusal(play, "This page isn't set up correctly. Contact us. Reference: WDE0094.")
  }
})

/** The site's own code refuses, with its own message. */
export const ForwardedHookError = meta.story({
  tags: ["spec:WDE0078"],
  parameters: { world: { scenario: "hookRefusesReads" } },
  play: async (play) => {
    await expectRefusal(play, "The shop is counting its books. Come back after lunch.")
  }
})

export const FieldViolations = meta.story({
  parameters: { world: { scenario: "dataViolations" } },
  play: async (play) => {
    await expectRefusal(play, /must be known/)
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "serverError" } },
  play: async (play) => {
    await expectRefusal(play, /Something went wrong on our end/)
    await expect(play.canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
})

/** The provider sets the wait, and the button counts down. */
export const RateLimited = meta.story({
  parameters: { world: { clock: "moved", scenario: "rateLimited" } },
  play: async (play) => {
    await waitFor(async () => {
      await advance("1 second")
      await expect(play.canvas.getByRole("alert")).toHaveTextContent("Too many attempts.")
    })
    await expect(play.canvas.getByRole("button", { name: /Try again in \d+ sec/ })).toHaveAttribute(
      "aria-disabled",
      "true"
    )
    await advance("31 seconds")
    const retry = await play.canvas.findByRole("button", { name: "Try again" })
    await expect(retry).not.toHaveAttribute("aria-disabled")
    await expect(play.canvas.getByRole("status")).toHaveTextContent("You can try again now.")
  }
})

export const Offline = meta.story({
  parameters: { world: { scenario: "offline" } },
  play: async (play) => {
    await expectRefusal(play, "We couldn't connect.")
    await play.userEvent.click(play.canvas.getByRole("button", { name: "Try again" }))
    await expect(play.canvas.getByRole("table")).toHaveAttribute("aria-busy", "true")
  }
})

/** The connection is lost. The old rows stay, with the time of their last update. */
export const StaleOffline = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole("rowheader", { name: "Crime and Punishment" })
    connect("offline")
    await userEvent.click(canvas.getByRole("button", { name: "Year" }))
    await step("shows that the rows are out of date, and since when", async () => {
      await expect(await canvas.findByRole("alert")).toHaveTextContent(/You're offline.*Last updated at \d/)
      await expect(canvas.getByRole("rowheader", { name: "Crime and Punishment" })).toBeVisible()
    })
    await step("reloads after the connection returns", async () => {
      connect("fast")
      await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
      await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull())
    })
  }
})
