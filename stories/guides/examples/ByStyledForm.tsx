import { SignInForm } from "@portico/react"

export function ByStyledForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  return <SignInForm messages={{ signIn: { title: "Come in" } }} onSignedIn={onSignedIn} />
}
