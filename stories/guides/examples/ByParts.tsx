import { SignInFormParts } from "@portico/react/auth"

export function ByParts({ onSignedIn }: { readonly onSignedIn: () => void }) {
  return (
    <SignInFormParts.Root className="plain-form" classNames={{ submit: "plain-button" }} onSignedIn={onSignedIn}>
      <SignInFormParts.Title>Come in</SignInFormParts.Title>
      <SignInFormParts.Error />
      <SignInFormParts.Email label="Your address" />
      <SignInFormParts.Password />
      <SignInFormParts.Submit>Continue</SignInFormParts.Submit>
      <SignInFormParts.Status />
    </SignInFormParts.Root>
  )
}
