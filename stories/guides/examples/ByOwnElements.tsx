import { ElementsProvider, SignInForm } from "@portico/react"
import type { ButtonElementProps } from "@portico/react/form"

function OwnButton({ "data-variant": variant = "plain", ...props }: ButtonElementProps) {
  return <button {...props} data-design={variant} />
}

export function ByOwnElements({ onSignedIn }: { readonly onSignedIn: () => void }) {
  return (
    <ElementsProvider button={OwnButton}>
      <SignInForm onSignedIn={onSignedIn} />
    </ElementsProvider>
  )
}
