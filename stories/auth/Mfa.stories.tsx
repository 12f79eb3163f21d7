import { MfaChallengeParts, type MfaChallengeProps } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { codeOfApp, useChallenge } from "./factorWorld.ts"

function Designed({ challenge, onSignedIn }: Pick<MfaChallengeProps, "challenge" | "onSignedIn">) {
  return (
    <MfaChallengeParts.Root
      challenge={challenge}
      className="my-form"
      classNames={{ submit: "my-button" }}
      onSignedIn={onSignedIn}
    >
      <MfaChallengeParts.Title level={1}>Is it you?</MfaChallengeParts.Title>
      <MfaChallengeParts.Code />
      <MfaChallengeParts.Submit />
      <MfaChallengeParts.Methods />
      <MfaChallengeParts.Push />
      <MfaChallengeParts.Resend />
      <MfaChallengeParts.Navigation />
      <MfaChallengeParts.Lead />
      <MfaChallengeParts.Reason />
      <MfaChallengeParts.Remember />
      <MfaChallengeParts.Email />
      <MfaChallengeParts.Error />
      <MfaChallengeParts.Status />
    </MfaChallengeParts.Root>
  )
}

/** A custom two-step verification, for a member with an authenticator app. */
function CustomSecondFactor({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const challenge = useChallenge("appAndText")
  return challenge === undefined ? null : <Designed challenge={challenge} onSignedIn={onSignedIn} />
}

/**
 * The unstyled parts of two-step verification: the page sets their order and classes. Each part renders only in its
 * own steps.
 */
const meta = preview.meta({
  title: "auth/MfaChallenge parts",
  component: CustomSecondFactor,
  parameters: { world: { scenario: "secondFactor" } },
  args: { onSignedIn: fn() }
})

/** The page composes the parts, and they sign in. */
export const Composed = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const code = await canvas.findByLabelText("Code")
    const button = canvas.getByRole("button", { name: "Confirm" })
    await step("has only the page's classes", async () => {
      await expect(button).toHaveClass("my-button", { exact: true })
      await expect(canvas.getByRole("form", { name: "Is it you?" })).toHaveClass("my-form", { exact: true })
    })
    await step("focuses the invalid field", async () => {
      await userEvent.click(button)
      await expect(code).toHaveFocus()
      await expect(code).toBeInvalid()
    })
    await step("signs in", async () => {
      await userEvent.type(code, `${await codeOfApp()}{Enter}`)
      await canvas.findByText("You're signed in.")
      await expect(args.onSignedIn).toHaveBeenCalledOnce()
    })
  }
})
