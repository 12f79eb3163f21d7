import { SignInForm, SignUpForm } from "@portico/react"
import "@portico/react/presets/brand.css"
import "@portico/react/styles.css"
import "./island.css"

export function Island() {
  return (
    <div className="page" data-portico-preset="brand" data-portico-theme="light">
      <SignInForm />
      <aside className="page" data-portico-density="compact" data-portico-theme="dark">
        <SignUpForm />
      </aside>
    </div>
  )
}
