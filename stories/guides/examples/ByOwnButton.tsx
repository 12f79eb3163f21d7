import { SignInFormParts } from "@portico/react/auth"
import type * as React from "react"

function OwnButton(props: React.ComponentProps<"button">) {
  return <button {...props} data-design="own" />
}

export function ByOwnButton({ onSignedIn }: { readonly onSignedIn: () => void }) {
  return (
    <SignInFormParts.Root data-testid="sign-in" onSignedIn={onSignedIn}>
      <SignInFormParts.Title id="sign-in-title">Come in</SignInFormParts.Title>
      <SignInFormParts.Error className={({ tone }) => `note note-${String(tone)}`} />
      <SignInFormParts.Email className="wide" />
      <SignInFormParts.Password />
      <SignInFormParts.Submit
        render={<OwnButton className="plain-button" />}
        style={({ pending }) => ({ opacity: pending ? 0.6 : 1 })}
      />
      <SignInFormParts.Status />
    </SignInFormParts.Root>
  )
}
