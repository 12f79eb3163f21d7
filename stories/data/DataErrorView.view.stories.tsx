import * as Wde from "@portico/contract/Wde"
import { ofData, type Problem } from "@portico/react"
import { DataErrorView } from "@portico/react/data"
import { fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const answered: Problem = {
  key: "internalError",
  retryable: true,
  code: "WDE0053",
  requestId: "5f3a-77b1"
}

/** Every variant of the box. The problem determines the message and the buttons. */
const meta = preview.meta({
  title: "data/DataErrorView/States",
  component: DataErrorView,
  args: { onRetry: fn(), onSignIn: fn(), problem: typed<Problem>(answered) }
})

/** The page or its provider caused the error. */
export const Fault = meta.story()

/** A retry is running. */
export const Busy = meta.story({ args: { busy: true } })

/** A warning, not an error. */
export const Warning = meta.story({ args: { problem: { key: "offline", retryable: true } } })

/** The provider limits requests. */
export const Waiting = meta.story({ args: { problem: { key: "rateLimited", retryable: true, retryAfter: 24 } } })

export const SignedOut = meta.story({ args: { problem: { key: "sessionEnded", retryable: false } } })

/** Not an error: the item does not exist. */
export const News = meta.story({ args: { problem: { key: "itemGone", retryable: false } } })

/** The message of the site's own code, unchanged. */
export const SiteCode = meta.story({
  args: { problem: { key: "siteCode", retryable: false, detail: "Books on loan cannot be removed." } }
})

/** For developers: code, meaning, fix, path and parameters. */
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

/** Several violations of one call, with a value that is longer than any line. */
export const DeveloperSeveral = meta.story({
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

/** For developers: an error that they cannot fix. */
export const DeveloperFaultless = meta.story({
  args: {
    mode: "dev",
    problem: { ...ofData(Wde.make("WDE0053", { description: "no answer" })), requestId: "5f3a-77b1" }
  }
})
