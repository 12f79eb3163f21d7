import { failureOf } from "@portico/client/data/Failure"
import * as Query from "@portico/client/data/Query"
import { ApplicationError as Refusal } from "@portico/client/transport/Failure"
import * as Wde from "@portico/contract/Wde"
import { DataErrorView, type DataErrorViewProps, Failure, ofData, useCollection } from "@portico/react"
import * as React from "react"
import { expect, fn, spyOn, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"

/** Why a collection is not shown: plain words for people, and everything that mends it for developers. */
const meta = preview.meta({
  component: DataErrorView,
  args: { onRetry: fn(), onSignIn: fn(), problem: ofData(Wde.make("WDE0053", { description: "no answer" })) }
})

const books = Query.from("books")

// What a page makes of it: the box stands in place of the content.
function Books({ query = books, ...box }: DataErrorViewProps & { readonly query?: Query.Any }) {
  const { listing, refetch } = useCollection(query)
  if (listing._tag === "Loading") return <p>Loading…</p>
  if (listing._tag === "Ready") return <p>{listing.items.length} books</p>
  return <DataErrorView {...box} busy={listing.refetching} onRetry={refetch} problem={listing.problem} />
}

/** A call that was set up wrongly. Nothing was sent; the person reads plain words, and trying again helps nobody. */
export const ValidationKind = meta.story({
  tags: ["spec:wde/WDE0033", "spec:wde/WDE0094"],
  render: (box) => <Books {...box} query={books.pipe(Query.limit(-1), Query.ascending(""))} />,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent("This view is set up wrongly.")
    await expect(alert).toHaveTextContent("Reference: WDE00")
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull()
    await expect(canvas.queryByText("For developers")).toBeNull()
  }
})

/** The provider's trouble: it is not the person's fault, and trying again may help. */
export const UnknownKind = meta.story({
  tags: ["spec:wde/WDE0053"],
  parameters: { world: { scenario: "internalError" } },
  render: (box) => <Books {...box} />,
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent(/Something went wrong on our side.*Reference: WDE0053/)
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus()
  }
})

/** A refusal whose code is in no catalogue: it is told by its own code. */
export const ApplicationError = meta.story({
  args: {
    mode: "dev",
    problem: ofData(
      failureOf(
        new Refusal({
          code: "SOLD_OUT",
          data: {},
          description: "The last copy was sold.",
          requestId: "5f3a-77b1",
          status: 409,
          statusText: "Conflict"
        })
      )
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This was refused. Reference: SOLD_OUT, 5f3a-77b1")
    await expect(await canvas.findByText("The last copy was sold.")).toBeVisible()
  }
})

// What an error carries besides its code, for as many of them as one list can show.
const params = {
  collection: "books",
  count: 1001,
  description: "what the site's own code says",
  expected: "a text",
  field: "year",
  index: 3,
  itemId: "emma",
  limit: 1000,
  maximum: 1000,
  method: "between",
  option: "limit",
  other: "2",
  parameter: "limit",
  path: "year.$gt",
  received: '"1"'
}

const errorOf = (code: Wde.Code) => Wde.make(code, params, { path: ["query"] })
const problemOf = (code: Wde.Code) => ofData(errorOf(code))

const codes = Object.keys(Wde.catalogue).filter(Wde.isCode)

/** Every code of the catalogue, as people and as developers see it. */
export const WholeCatalogue = meta.story({
  tags: [
    "spec:wde/WDE0001",
    "spec:wde/WDE0002",
    "spec:wde/WDE0003",
    "spec:wde/WDE0004",
    "spec:wde/WDE0005",
    "spec:wde/WDE0006",
    "spec:wde/WDE0007",
    "spec:wde/WDE0008",
    "spec:wde/WDE0011",
    "spec:wde/WDE0012",
    "spec:wde/WDE0013",
    "spec:wde/WDE0018",
    "spec:wde/WDE0019",
    "spec:wde/WDE0020",
    "spec:wde/WDE0021",
    "spec:wde/WDE0032",
    "spec:wde/WDE0033",
    "spec:wde/WDE0034",
    "spec:wde/WDE0035",
    "spec:wde/WDE0036",
    "spec:wde/WDE0037",
    "spec:wde/WDE0038",
    "spec:wde/WDE0039",
    "spec:wde/WDE0040",
    "spec:wde/WDE0041",
    "spec:wde/WDE0042",
    "spec:wde/WDE0043",
    "spec:wde/WDE0044",
    "spec:wde/WDE0045",
    "spec:wde/WDE0046",
    "spec:wde/WDE0047",
    "spec:wde/WDE0048",
    "spec:wde/WDE0049",
    "spec:wde/WDE0050",
    "spec:wde/WDE0051",
    "spec:wde/WDE0053",
    "spec:wde/WDE0055",
    "spec:wde/WDE0056",
    "spec:wde/WDE0057",
    "spec:wde/WDE0058",
    "spec:wde/WDE0059",
    "spec:wde/WDE0060",
    "spec:wde/WDE0061",
    "spec:wde/WDE0062",
    "spec:wde/WDE0063",
    "spec:wde/WDE0064",
    "spec:wde/WDE0065",
    "spec:wde/WDE0066",
    "spec:wde/WDE0067",
    "spec:wde/WDE0068",
    "spec:wde/WDE0069",
    "spec:wde/WDE0070",
    "spec:wde/WDE0073",
    "spec:wde/WDE0074",
    "spec:wde/WDE0078",
    "spec:wde/WDE0080",
    "spec:wde/WDE0094",
    "spec:wde/WDE0109",
    "spec:wde/WDE0159",
    "spec:wde/WDE0165"
  ],
  render: (box) => (
    <ol aria-label="Every code">
      {codes.map((code) => (
        <li key={code}>
          <DataErrorView {...box} mode="dev" problem={problemOf(code)} />
        </li>
      ))}
    </ol>
  ),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem")
    await expect(items).toHaveLength(codes.length)
    await canvas.findAllByText("WDE0001")
    // What each of them says, in every language, is asked in node.
    for (const [index, code] of codes.entries()) {
      const item = items[index]!
      await expect(item.querySelectorAll("[role=alert], [role=status]")).toHaveLength(1)
      await expect(item.querySelector("details code")).toHaveTextContent(code)
    }
  }
})

/** What is merely not there is no error. */
export const NotFound = meta.story({
  tags: ["spec:wde/WDE0073"],
  args: { problem: problemOf("WDE0073") },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull()
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("This is no longer there.")
    await expect(canvas.queryByRole("button")).toBeNull()
  }
})

/** Several violations of one call, each with its code, its place and what to do. */
export const DeveloperDetails = meta.story({
  tags: ["spec:wde/WDE0033", "spec:wde/WDE0094"],
  args: { mode: "dev" },
  render: (box) => <Books {...box} query={books.pipe(Query.limit(-1), Query.ascending(""))} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("alert")
    await expect(await canvas.findByText("WDE0033")).toBeVisible()
    await expect(canvas.getByText("limit must be greater than zero. Received -1.")).toBeVisible()
    await expect(canvas.getByText("must be positive")).toBeVisible()
    await expect(canvas.getByText("WDE0094")).toBeVisible()
    await userEvent.click(canvas.getByText("For developers"))
    await expect(canvas.getByText("WDE0033")).not.toBeVisible()
  }
})

/** The id of the call, for whoever helps. */
export const CopyRequestId = meta.story({
  parameters: { world: { scenario: "serverError" } },
  render: (box) => <Books {...box} />,
  play: async ({ canvas, step, userEvent }) => {
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent(/Reference: WDE0053, \S+/)
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await step("it goes into the clipboard, and the page says so", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Copy the reference" }))
      await expect(await canvas.findByText("Copied.")).toBeVisible()
      await expect(alert).toHaveTextContent(String(write.mock.calls[0]?.[0]))
    })
    await step("where it may not, the page says that too", async () => {
      write.mockRejectedValue(new Error("denied"))
      await userEvent.click(canvas.getByRole("button", { name: "Copy the reference" }))
      await expect(await canvas.findByText(/could not be copied/)).toBeVisible()
    })
    write.mockRestore()
  }
})

// A page that renders again makes a problem of its own at each render.
function Restless(box: DataErrorViewProps) {
  const [renders, render] = React.useReducer((count: number) => count + 1, 1)
  return (
    <>
      <DataErrorView {...box} problem={{ key: "rateLimited", retryable: true, retryAfter: 20 }} />
      <button onClick={render} type="button">{`Rendered ${renders} times`}</button>
    </>
  )
}

/** The wait goes on whatever the page around it does; after another attempt it is another wait. */
export const WaitGoesOn = meta.story({
  parameters: { world: { clock: "moved" } },
  render: (box) => <Restless {...box} />,
  play: async ({ args, canvas, userEvent }) => {
    const rendering = () => userEvent.click(canvas.getByRole("button", { name: /Rendered/ }))
    await canvas.findByText("Try again in 20 sec")
    await advance("5 seconds")
    await canvas.findByText("Try again in 15 sec")
    await rendering()
    await expect(canvas.getByText("Try again in 15 sec")).toBeVisible()
    await advance("15 seconds")
    await canvas.findByText("You can try again now.")
    await rendering()
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await rendering()
    await expect(await canvas.findByText("Try again in 20 sec")).toBeVisible()
  }
})

/** The provider asks for patience: the seconds are counted, and the page says when they are over. */
export const RateLimited = meta.story({
  parameters: { world: { clock: "moved", scenario: "rateLimited" } },
  render: (box) => <Books {...box} />,
  play: async ({ canvas }) => {
    const button = () => canvas.getByRole("button", { name: /Try again/ })
    await waitFor(async () => {
      await advance("1 second")
      button()
    })
    await expect(button()).toHaveTextContent(/Try again in \d+ sec/)
    await expect(button()).toHaveAttribute("aria-disabled", "true")
    await advance("31 seconds")
    await expect(await canvas.findByText("You can try again now.")).toBeVisible()
    await expect(button()).not.toHaveAttribute("aria-disabled")
  }
})

/** Signing in is what helps, so that is what it offers. */
export const SignInNeeded = meta.story({
  parameters: { world: { scenario: "signInRequired" } },
  args: { problem: { key: "signInRequired", retryable: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  }
})

/** The unstyled parts, in another order. */
export const Parts = meta.story({
  render: ({ onRetry, problem }) => (
    <Failure.Root onRetry={onRetry} problem={problem}>
      <Failure.Text />
      <Failure.Copy />
      <Failure.Retry />
      <Failure.Status />
    </Failure.Root>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole("alert").parentElement).not.toHaveAttribute("class")
  }
})
