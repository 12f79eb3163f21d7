import { SignIn } from "@portico/react/auth"

export function ByParts({ onSignedIn }: { readonly onSignedIn: () => void }) {
  return (
    <SignIn.Root className="plain-form" classNames={{ submit: "plain-button" }} onSignedIn={onSignedIn}>
      <SignIn.Title>Come in</SignIn.Title>
      <SignIn.Error />
      <SignIn.Email label="Your address" />
      <SignIn.Password />
      <SignIn.Submit>Go on</SignIn.Submit>
      <SignIn.Status />
    </SignIn.Root>
  )
}
