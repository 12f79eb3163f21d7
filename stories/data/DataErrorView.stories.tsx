import * as Query from "@portico/client/data/Query"
import * as Wde from "@portico/contract/Wde"
import { ofData } from "@portico/react"
import { DataErrorView, type DataErrorViewProps, DataErrorParts } from "@portico/react/data"
import * as React from "react"
import { expect, fn, spyOn, waitFor } from "storybook/test"
import { advance, advanceUntil } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"
import { Books, books } from "./failurePlay.tsx"

function Designed({ onRetry, problem }: Pick<DataErrorViewProps, "onRetry" | "problem">) {
  return (
    <DataErrorParts.Root onRetry={onRetry} problem={problem}>
      <DataErrorParts.Text />
      <DataErrorParts.Copy />
      <DataErrorParts.Retry />
      <DataErrorParts.Status />
    </DataErrorParts.Root>
  )
}

/** The reason that a collection cannot be shown: a plain message for users, and details for developers. */
const meta = preview.meta({
  component: DataErrorView,
  args: { onRetry: fn(), onSignIn: fn(), problem: ofData(Wde.make("WDE0053", { description: "no response" })) }
})

/** The call is invalid. Nothing was sent, the user sees a plain message, and there is no retry. */
export const ValidationKind = meta.story({
  tags: ["spec:wde/WDE0033", "spec:wde/WDE0094"],
  render: (box) => <Books {...box} query={books.pipe(Query.limit(-1), Query.ascending(""))} />,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent("This page isn't set up correctly. Contact us.")
    await expect(alert).toHaveTextContent("Reference: WDE00")
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull()
    await expect(canvas.queryByText("For developers")).toBeNull()
  }
})

/** The provider failed, and a retry may help. */
export const UnknownKind = meta.story({
  tags: ["spec:wde/WDE0053"],
  parameters: { world: { scenario: "internalError", clock: "moved" } },
  render: (box) => <Books {...box} />,
  play: async ({ canvas, userEvent }) => {
    const alert = await advanceUntil(() => canvas.getByRole("alert"))
    await expect(alert).toHaveTextContent(/Something went wrong on our end.*Reference: WDE0053/)
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(canvas.getByRole("button", { name: "Trying again…" })).toHaveFocus()
  }
})

/** The item does not exist, which is a status and not an error. */
export const NotFound = meta.story({
  tags: ["spec:wde/WDE0073"],
  args: { problem: ofData(Wde.make("WDE0073", { collection: "books", itemId: "emma" })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull()
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("This item no longer exists.")
    await expect(canvas.queryByRole("button")).toBeNull()
  }
})

/** The user copies the reference with the id of the request, for support. */
export const CopyRequestId = meta.story({
  parameters: { world: { scenario: "serverError", clock: "moved" } },
  render: (box) => <Books {...box} />,
  play: async ({ canvas, step, userEvent }) => {
    const alert = await advanceUntil(() => canvas.getByRole("alert"))
    await expect(alert).toHaveTextContent(/Reference: WDE0053, \S+/)
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await step("copies the reference and shows a confirmation", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Copy reference" }))
      await expect(await canvas.findByText("Copied.")).toBeVisible()
      await expect(alert).toHaveTextContent(String(write.mock.calls[0]?.[0]))
    })
    await step("shows an error if the clipboard is denied", async () => {
      write.mockRejectedValue(new Error("denied"))
      await userEvent.click(canvas.getByRole("button", { name: "Copy reference" }))
      await expect(await canvas.findByText(/couldn't copy/)).toBeVisible()
    })
    write.mockRestore()
  }
})

// A page that creates a new problem object on each render.
function RerenderingPage(box: DataErrorViewProps) {
  const [renders, render] = React.useReducer((count: number) => count + 1, 1)
  return (
    <>
      <DataErrorView {...box} problem={{ key: "rateLimited", retryable: true, retryAfter: 20 }} />
      <button onClick={render} type="button">{`Rendered ${renders} times`}</button>
    </>
  )
}

/** The wait continues when the page renders again. Another attempt starts a new wait. */
export const WaitContinues = meta.story({
  parameters: { world: { clock: "moved" } },
  render: (box) => <RerenderingPage {...box} />,
  play: async ({ args, canvas, userEvent }) => {
    const renderAgain = () => userEvent.click(canvas.getByRole("button", { name: /Rendered/ }))
    await canvas.findByText("Try again in 20 sec")
    await advance("5 seconds")
    await canvas.findByText("Try again in 15 sec")
    await renderAgain()
    await expect(canvas.getByText("Try again in 15 sec")).toBeVisible()
    await advance("15 seconds")
    await canvas.findByText("You can try again now.")
    await renderAgain()
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await renderAgain()
    await expect(await canvas.findByText("Try again in 20 sec")).toBeVisible()
  }
})

/** The provider limits requests: the button counts down, and the end of the wait is announced. */
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

/** The user has to sign in. */
export const SignInRequired = meta.story({
  parameters: { world: { scenario: "signInRequired" } },
  args: { problem: { key: "signInRequired", retryable: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  }
})

/** The page composes the unstyled parts in another order. */
export const Parts = meta.story({
  render: ({ onRetry, problem }) => <Designed onRetry={onRetry} problem={problem} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole("alert").parentElement).not.toHaveAttribute("class")
  }
})
