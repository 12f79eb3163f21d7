import type { Services } from "@portico/client/Client"
import { ClientProvider, LogoutButton, SignedIn, SignedOut, SignInForm } from "@portico/react"
import "@portico/react/styles.css"
import type * as Layer from "effect/Layer"
import { shop } from "./shop.ts"

/** The client is a prop, so that a test can pass another one. */
export function FirstForm({ client = shop }: { readonly client?: Layer.Layer<Services> }) {
  return (
    <ClientProvider layer={client}>
      <SignedOut>
        <SignInForm forgotHref="/forgot-password" footer={<a href="/sign-up">Create an account</a>} />
      </SignedOut>
      <SignedIn>
        <h1>Welcome back</h1>
        <LogoutButton />
      </SignedIn>
    </ClientProvider>
  )
}
