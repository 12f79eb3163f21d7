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

/** Every look of the box as a picture. The words and the ways on follow from the problem. */
const meta = preview.meta({
  title: "data/DataErrorView/States",
  component: DataErrorView,
  args: { onRetry: fn(), onSignIn: fn(), problem: typed<Problem>(answered) }
})

/** The page or its provider is at fault. */
export const Fault = meta.story()

/** Trying again is under way. */
export const Busy = meta.story({ args: { busy: true } })

/** Something to see to, which is nobody's fault. */
export const Warning = meta.story({ args: { problem: { key: "offline", retryable: true } } })

/** The provider asks for patience. */
export const Waiting = meta.story({ args: { problem: { key: "rateLimited", retryable: true, retryAfter: 24 } } })

export const SignedOut = meta.story({ args: { problem: { key: "sessionEnded", retryable: false } } })

/** No failure: it is merely not there. */
export const News = meta.story({ args: { problem: { key: "itemGone", retryable: false } } })

/** What the site's own code says, as it says it. */
export const SiteCode = meta.story({
  args: { problem: { key: "siteCode", retryable: false, detail: "Books on loan cannot be removed." } }
})

/** For developers: code, meaning, what to do, where, and the values. */
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

/** For developers, of what they cannot mend. */
export const DeveloperFaultless = meta.story({
  args: {
    mode: "dev",
    problem: { ...ofData(Wde.make("WDE0053", { description: "no answer" })), requestId: "5f3a-77b1" }
  }
})
