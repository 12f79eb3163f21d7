import { failureOf } from "@portico/client/data/Failure"
import * as Query from "@portico/client/data/Query"
import { ApplicationError as Refusal } from "@portico/client/transport/Failure"
import * as Wde from "@portico/contract/Wde"
import { ofData } from "@portico/react"
import { DataErrorView } from "@portico/react/data"
import { expect, fn } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { Books, books } from "./failurePlay.tsx"

/** The details for developers: the code, its path, the parameters, and the fix. */
const meta = preview.meta({
  title: "data/DataErrorView/Developers",
  component: DataErrorView,
  args: { onRetry: fn(), problem: ofData(Wde.make("WDE0053", { description: "no response" })) }
})

/** The provider refuses with an unknown code, which is shown. */
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
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "We couldn't do this. Contact us if you need help. Reference: SOLD_OUT, 5f3a-77b1"
    )
    await expect(await canvas.findByText("The last copy was sold.")).toBeVisible()
  }
})

// Example parameters of the errors.
const params = {
  collection: "books",
  count: 1001,
  description: "the message of the site's own code",
  expected: "a string",
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

const codes = Object.keys(Wde.catalog).filter(Wde.isCode)

/** Every code of the catalog, for users and for developers. */
export const WholeCatalog = meta.story({
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
    // Unit tests check the messages in every language.
    for (const [index, code] of codes.entries()) {
      const item = items[index]!
      await expect(item.querySelectorAll("[role=alert], [role=status]")).toHaveLength(1)
      await expect(item.querySelector("details code")).toHaveTextContent(code)
    }
  }
})

/** Several violations of one call, each with its code, path and fix. */
export const DeveloperDetails = meta.story({
  tags: ["spec:wde/WDE0033", "spec:wde/WDE0094"],
  args: { mode: "dev" },
  render: (box) => <Books {...box} query={books.pipe(Query.limit(-1), Query.ascending(""))} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("alert")
    await expect(await canvas.findByText("WDE0033")).toBeVisible()
    await expect(canvas.getByText("limit must be greater than zero. Received: -1.")).toBeVisible()
    await expect(canvas.getByText("must be positive")).toBeVisible()
    await expect(canvas.getByText("WDE0094")).toBeVisible()
    await userEvent.click(canvas.getByText("For developers"))
    await expect(canvas.getByText("WDE0033")).not.toBeVisible()
  }
})
