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
      <OAuthButtonView variant="accent" onPress={() => {}} state={{ _tag: "Idle" }}>
        Start again
      </OAuthButtonView>
    ),
    home: "#home",
    state: typed<CallbackState>({ _tag: "Exchanging" })
  }
})

const failed = (problem: Problem): CallbackState => ({ _tag: "Failed", originalUri: "", problem })

/** The address has not been read yet, as on a server. */
export const Idle = meta.story({ args: { state: { _tag: "Idle" } } })

/** The code is being exchanged. */
export const Exchanging = meta.story({})

/** The member is signed in. */
export const SignedIn = meta.story({ args: { state: { _tag: "SignedIn", originalUri: "#books" } } })

/** The response was already used, and no member is signed in. */
export const ResponseUsed = meta.story({ args: { state: failed({ key: "responseUsed", retryable: true }) } })

/** The response was already used, and its member is signed in. */
export const AlreadySignedIn = meta.story({
  args: { signedIn: true, state: failed({ key: "responseUsed", retryable: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull()
    await expect(canvas.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "#home")
  }
})

/** The sign-in took more than an hour. */
export const ResponseExpired = meta.story({ args: { state: failed({ key: "responseExpired", retryable: true }) } })

/** The provider refused with its own message. */
export const Refused = meta.story({
  args: {
    state: failed({
      key: "authorizationFailed",
      code: "invalid_scope",
      detail: "This shop may not keep you signed in.",
      retryable: true
    })
  }
})

/** The member signed out in another tab in the meantime. */
export const SignedOutElsewhere = meta.story({
  args: { state: failed({ key: "signedOutDuringSignIn", retryable: true }) }
})
