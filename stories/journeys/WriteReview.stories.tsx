import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import {
  AccountMenu,
  CollectionTable,
  problemText,
  SignInForm,
  useItemInsert,
  useMember,
  useMessages
} from "@portico/react"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"

const reviews = Query.from("reviews").pipe(
  Query.filter(Filter.eq("bookId", "moby-dick")),
  Query.descending("writtenAt"),
  Query.limit(3)
)

interface ReviewPageProps {
  /** The text of the review. */
  readonly text: string
}

/** The reviews of a book. A visitor can sign in, and a member can write a review. */
function ReviewPage({ text }: ReviewPageProps) {
  const member = useMember()
  const messages = useMessages()
  const { insert, state } = useItemInsert("reviews")
  return (
    <main style={{ display: "grid", gap: "1.5rem", justifyItems: "start" }}>
      <AccountMenu name="Ada" onSignedOut={() => {}} />
      {member._tag === "Visitor" && <SignInForm />}
      {member._tag === "Member" && (
        <button
          className="portico-button"
          data-variant="accent"
          onClick={() => insert({ bookId: "moby-dick", rating: 5, text, writtenAt: new Date("2031-01-01T00:00:00Z") })}
          type="button"
        >
          {state._tag === "Submitting" ? "Sending…" : "Write it"}
        </button>
      )}
      {state._tag === "Failed" && <p role="alert">{problemText(messages, state.problem)}</p>}
      <CollectionTable
        caption="Reviews"
        columns={[
          { field: "rating", header: "Stars" },
          { field: "text", header: "Text" }
        ]}
        query={reviews}
      />
    </main>
  )
}

/** From visitor to author: independent components share one session and one collection. */
const meta = preview.meta({ component: ReviewPage, args: { text: "The whale was right, and I was wrong." } })

/** A visitor signs in, writes a review, sees it in the list, and signs out. */
export const FromVisitorToAuthor = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    await step("shows the reviews to a visitor", async () => {
      await expect(await canvas.findAllByRole("cell")).not.toHaveLength(0)
      await expect(canvas.queryByRole("button", { name: "Write it" })).toBeNull()
    })
    await step("signs in", async () => {
      await paste({ userEvent }, canvas.getByLabelText("Email address"), accounts.ada.email)
      await paste({ userEvent }, canvas.getByLabelText("Password"), accounts.ada.password)
      await userEvent.keyboard("{Enter}")
    })
    await step("submits a review, and reloads the list", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Write it" }, { timeout: 5000 }))
      await expect(await canvas.findByRole("rowheader", { name: args.text }, { timeout: 5000 })).toBeVisible()
    })
    await step("signs out", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Account menu: Ada" }))
      await userEvent.click(canvas.getByRole("button", { name: "Sign out" }))
      await expect(await canvas.findByLabelText("Password")).toHaveValue("")
    })
  }
})

/** The review contains markup and code, which are shown as text. */
export const MaliciousReview = meta.story({
  args: {
    text: "<img src=x onerror=\"document.title='owned'\">'; drop table reviews; {{7*7}} ‮" + "x".repeat(100_000)
  },
  parameters: { world: { member: "ada" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Write it" }))
    await expect(await canvas.findByText(/<img src=x/, {}, { timeout: 5000 })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Show more" })).toBeVisible()
    await expect(document.title).not.toBe("owned")
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
})

/** The review cannot be stored. A message names the invalid field. */
export const UnstorableReview = meta.story({
  args: { text: "half a character: \ud83d" },
  parameters: { world: { member: "ada" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Write it" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/"text" must not contain/)
  }
})

/** The site's own code refuses the review. A message says so, and the user can retry. */
export const Refused = meta.story({
  parameters: { world: { member: "ada", scenario: "hookRejected" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Write it" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Reviews are closed until Monday.")
    await expect(canvas.getByRole("button", { name: "Write it" })).toBeVisible()
  }
})
