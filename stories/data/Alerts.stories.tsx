import { Alert, Confirm, useProblemText } from "@portico/react"
import type { Problem } from "@portico/react"
import * as React from "react"
import { expect, waitFor, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

/** Messages and confirmations of a page, in the style of the kit. */
const meta = preview.meta({ title: "data/Alerts", component: Alert })

const offline: Problem = { key: "offline", retryable: true }

function ProblemAlert() {
  const textOf = useProblemText()
  return (
    <Alert problem={offline}>
      <p>{textOf(offline)}</p>
    </Alert>
  )
}

/** The text and the severity of a problem. */
export const OfProblem = meta.story({
  render: () => <ProblemAlert />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveAttribute("data-tone", "warning")
    await expect(canvas.getByRole("alert")).toHaveTextContent(/offline/)
  }
})

function RemoveButton() {
  const [step, show] = React.useState<"asks" | "removed" | "shown">("shown")
  return (
    <>
      <button className="portico-button" data-variant="danger" onClick={() => show("asks")} type="button">
        Remove
      </button>
      <output>{step === "removed" && "Removed."}</output>
      {step === "asks" && (
        <Confirm
          cancelLabel="Keep it"
          confirmLabel="Remove"
          onCancel={() => show("shown")}
          onConfirm={() => show("removed")}
          phrase={{ label: "Type Emma to confirm", text: "Emma" }}
          title="Remove this book?"
        >
          <p>This can't be undone.</p>
        </Confirm>
      )}
    </>
  )
}

/** The user types a word to confirm. Escape closes the dialog, and the focus returns. */
export const Confirming = meta.story({
  render: () => <RemoveButton />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }))
    await expect(canvas.getByRole("dialog", { name: "Remove this book?" })).toHaveAccessibleDescription(
      "This can't be undone."
    )
    await userEvent.click(within(canvas.getByRole("dialog")).getByRole("button", { name: "Keep it" }))
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove" })).toHaveFocus())
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }))
    await userEvent.type(canvas.getByLabelText("Type Emma to confirm"), "Emma{Enter}")
    await expect(await canvas.findByText("Removed.")).toBeVisible()
  }
})
