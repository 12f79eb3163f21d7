import { MembersOnly } from "@portico/react"
import { GuardView, type GuardViewProps, type MemberState, SessionNoticeView } from "@portico/react/auth"
import { fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** The placeholders that guards render instead of their content, without a client. */
const meta = preview.meta({
  title: "auth/Guards/States",
  component: GuardView,
  args: {
    children: <h2>My orders</h2>,
    fallback: <MembersOnly signInHref="#sign-in" reason="visitor" />,
    parked: <SessionNoticeView onRetry={fn()} state={{ _tag: "Idle" }} />,
    state: typed<MemberState>({ _tag: "Member", parked: false }),
    visibleTo: typed<GuardViewProps["visibleTo"]>("member")
  }
})

/** A visitor sees a sign-in link. */
export const Visitor = meta.story({ args: { state: { _tag: "Visitor", ended: false } } })

/** The member has just signed out, here or in another tab. */
export const JustSignedOut = meta.story({
  args: { fallback: <MembersOnly reason="signedOut" />, state: { _tag: "Visitor", ended: false } }
})

/** The provider ended the session. */
export const SessionEnded = meta.story({
  args: { fallback: <MembersOnly signInHref="#sign-in" reason="ended" />, state: { _tag: "Visitor", ended: true } }
})

/** The session cannot be refreshed at the moment. */
export const Parked = meta.story({ args: { state: { _tag: "Member", parked: true } } })

/** The session cannot be refreshed, and the provider limits retries. */
export const ParkedAndWaiting = meta.story({
  args: {
    parked: (
      <SessionNoticeView
        onRetry={fn()}
        state={{
          _tag: "Failed",
          attempt: 1,
          problem: { key: "rateLimited", retryAfter: 30, retryable: true },
          wait: 27
        }}
      />
    ),
    state: { _tag: "Member", parked: true }
  }
})
