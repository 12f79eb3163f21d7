import { en } from "@portico/react"
import { FlowNote } from "@portico/react/auth"
import {
  type FlowNoteProps,
  OAuthButtonView,
  type ScreenName,
  FlowLinksView,
  SignInFormView
} from "@portico/react/auth"
import { expect } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

const { flow } = en

/** The parts that the flow adds to the screens of the kit: notes between them, and links to the other screens. */
const meta = preview.meta({ title: "auth/AuthFlow/States", component: FlowNote, args: { title: flow.signedIn } })

const button = (text: string): FlowNoteProps["children"] => (
  <button className="portico-button" data-variant="accent" type="button">
    {text}
  </button>
)

/** The member is signed in. */
export const SignedIn = meta.story({
  args: { children: button(flow.continue), text: "ada@example.com", tone: "success" }
})

/** Only the provider's page can create the session. */
export const PageNeeded = meta.story({
  args: { children: button(flow.toPage), text: flow.pageText, title: flow.pageTitle }
})

/** The code of a screen could not be loaded. */
export const ScreenNotLoaded = meta.story({
  args: { children: button(flow.retry), text: flow.missingText, title: flow.missingTitle }
})

const links = (screen: ScreenName, began: "signIn" | "signUp", offersPage = false) => (
  <FlowLinksView
    began={began}
    onBack={() => {}}
    onSignIn={() => {}}
    onSignUp={() => {}}
    page={offersPage ? <OAuthButtonView onPress={() => {}} state={{ _tag: "Idle" }} /> : undefined}
    screen={screen}
    words={flow}
  />
)

/** The links of the sign-in. */
export const SignInLinks = meta.story({ render: () => links("signIn", "signIn") })

/** The sign-in and its links, with a button for the provider's page. */
export const SignInLinksWithPage = meta.story({
  render: () => (
    <div className="portico-flow">
      <SignInFormView onSubmit={() => {}} state={{ _tag: "Idle" }} />
      {links("signIn", "signIn", true)}
    </div>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole("form", { name: "Sign in" }).getBoundingClientRect()
    await expect(canvas.getByText("or").getBoundingClientRect().top).toBeGreaterThan(form.bottom)
  }
})

/** The links of the sign-up. */
export const SignUpLinks = meta.story({ render: () => links("signUp", "signUp") })

/** The links of a step after the sign-in, such as the second factor. */
export const StepLinks = meta.story({ render: () => links("factor", "signIn") })

/** The links of a step after the sign-up. */
export const StepLinksAfterSignUp = meta.story({ render: () => links("verifyEmail", "signUp") })
