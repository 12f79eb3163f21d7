import { en } from "@portico/react"
import { FlowNote } from "@portico/react/auth"
import { type FlowNoteProps, OAuthButtonView, type ScreenName, WaysView } from "@portico/react/auth"
import preview from "../../.storybook/preview.tsx"

const { flow } = en

/** The parts that the flow adds to the screens of the kit: notes between them, and links to the other screens. */
const meta = preview.meta({ title: "auth/AuthFlow/States", component: FlowNote, args: { title: flow.signedIn } })

const button = (text: string): FlowNoteProps["children"] => (
  <button className="portico-button" data-look="accent" type="button">
    {text}
  </button>
)

export const SignedIn = meta.story({
  args: { children: button(flow.goOn), text: "ada@example.com", tone: "success" }
})

export const PageNeeded = meta.story({
  args: { children: button(flow.toPage), text: flow.pageText, title: flow.pageTitle }
})

export const ScreenMissing = meta.story({
  args: { children: button(flow.retry), text: flow.missingText, title: flow.missingTitle }
})

const ways = (screen: ScreenName, began: "signIn" | "signUp", offersPage = false) => (
  <WaysView
    began={began}
    onBack={() => {}}
    onSignIn={() => {}}
    onSignUp={() => {}}
    page={offersPage ? <OAuthButtonView onPress={() => {}} state={{ _tag: "Idle" }} /> : undefined}
    screen={screen}
    words={flow}
  />
)

export const WaysOfSignIn = meta.story({ render: () => ways("signIn", "signIn") })

export const WaysOfSignInWithPage = meta.story({ render: () => ways("signIn", "signIn", true) })

export const WaysOfSignUp = meta.story({ render: () => ways("signUp", "signUp") })

export const WaysOfStep = meta.story({ render: () => ways("factor", "signIn") })

export const WaysOfStepAfterSignUp = meta.story({ render: () => ways("verifyEmail", "signUp") })
