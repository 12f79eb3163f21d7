import * as Wde from "@portico/contract/Wde"
import { ofData, type Problem } from "@portico/react"
import { DataErrorView } from "@portico/react/data"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const internalError: Problem = {
  key: "internalError",
  retryable: true,
  code: "WDE0053",
  requestId: "5f3a-77b1"
}

/** Every variant of the message. The problem determines its text and its buttons. */
const meta = preview.meta({
  title: "data/DataErrorView/States",
  component: DataErrorView,
  args: { onRetry: fn(), onSignIn: fn(), problem: typed<Problem>(internalError) }
})

/** The provider failed. */
export const InternalError = meta.story()

/** A retry is running. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Trying again…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(button.querySelector(".portico-spinner")).toBeVisible()
    await userEvent.click(button)
    await expect(args.onRetry).not.toHaveBeenCalled()
  }
})

/** The browser is offline, which is a warning and not an error. */
export const Warning = meta.story({ args: { problem: { key: "offline", retryable: true } } })

/** The provider limits requests. */
export const Waiting = meta.story({ args: { problem: { key: "rateLimited", retryable: true, retryAfter: 24 } } })

/** The session has ended. */
export const SignedOut = meta.story({ args: { problem: { key: "sessionEnded", retryable: false } } })

/** The item does not exist, which is not an error. */
export const NotFound = meta.story({ args: { problem: { key: "itemNotFound", retryable: false } } })

/** The site's own code refused, with its own message. */
export const SiteCode = meta.story({
  args: { problem: { key: "siteCode", retryable: false, detail: "Books on loan cannot be removed." } }
})

/** The details for developers: code, meaning, fix, path and parameters. */
export const Developer = meta.story({
  args: {
    mode: "dev",
    problem: ofData(
      Wde.make(
        "WDE0018",
        { option: "consistentRead", expected: "true or false", received: '"yes"' },
        {
          path: ["options", "consistentRead"]
        }
      )
    )
  }
})

/** Several violations of one call, with a value that is wider than the page. */
export const DeveloperSeveralViolations = meta.story({
  args: {
    mode: "dev",
    problem: {
      key: "misconfigured",
      retryable: false,
      code: "WDE0033",
      requestId: "5f3a-77b1",
      diagnoses: [
        {
          code: "WDE0033",
          kind: "WD_VALIDATION_ERROR",
          message: "limit must be greater than zero. Received: -1.",
          path: ["query", "paging", "limit"],
          params: { parameter: "limit", received: -1 }
        },
        {
          code: "WDE0058",
          kind: "WD_VALIDATION_ERROR",
          message: `query.filter.title.$gt must be a string, number, boolean or valid date. Received: ${"unbroken".repeat(12)}.`,
          path: ["query", "filter", "theNameOfAFieldThatIsLongerThanMost", "$gt"],
          params: { path: "query.filter.theNameOfAFieldThatIsLongerThanMost.$gt", received: "unbroken".repeat(12) }
        }
      ]
    }
  }
})

/** An error that developers cannot fix. */
export const DeveloperWithoutFix = meta.story({
  args: {
    mode: "dev",
    problem: { ...ofData(Wde.make("WDE0053", { description: "no response" })), requestId: "5f3a-77b1" }
  }
})
