import { SignInForm } from "@portico/react"
import "@portico/react/styles.css"
import "./corner-shop.css"

export function Themed({ theme = "light" }: { readonly theme?: "light" | "dark" }) {
  return (
    <main className="corner-shop" data-portico-theme={theme}>
      <SignInForm classNames={{ submit: "wide" }} />
    </main>
  )
}
