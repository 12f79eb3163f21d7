import type { Problem } from "@portico/react"
import { type CallbackState, OAuthButtonView, OAuthCallbackView } from "@portico/react/auth"
import preview, { typed } from "../../.storybook/preview.tsx"
import { expect } from "storybook/test"

/** Every state of the return from the provider's page, rendered without a client. */
const meta = preview.meta({
  title: "auth/OAuthCallback/States",
  component: OAuthCallbackView,
  args: {
    again: (
      <OAuthButtonView look="accent" onPress={() => {}} state={{ _tag: "Idle" }}>
        Start again
      </OAuthButtonView>
    ),
    home: "#home",
    state: typed<CallbackState>({ _tag: "Exchanging" })
  }
})

const failed = (problem: Problem): CallbackState => ({ _tag: "Failed", originalUri: "", problem })

/** On a server, and until the address is read. */
export const Unread = meta.story({ args: { state: { _tag: "Idle" } } })

export const UnderWay = meta.story({})

export const SignedIn = meta.story({ args: { state: { _tag: "SignedIn", originalUri: "#books" } } })

/** The response arrived twice, and no member is signed in. */
export const UsedBefore = meta.story({ args: { state: failed({ key: "answerUsed", retryable: true }) } })

/** The response arrived twice, and its member is signed in. */
export const SignedInAlready = meta.story({
  args: { signedIn: true, state: failed({ key: "answerUsed", retryable: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull()
    await expect(canvas.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "#home")
  }
})

/** It took more than an hour. */
export const TooLate = meta.story({ args: { state: failed({ key: "answerLate", retryable: true }) } })

/** The provider refused with its own message. */
export const Refused = meta.story({
  args: {
    state: failed({
      key: "answerRefused",
      code: "invalid_scope",
      detail: "This shop may not keep you signed in.",
      retryable: true
    })
  }
})

/** The member signed out in another tab. */
export const SignedOutMeanwhile = meta.story({
  args: { state: failed({ key: "signedOutMeanwhile", retryable: true }) }
})
