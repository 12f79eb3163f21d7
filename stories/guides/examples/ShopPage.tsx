"use client"
import type { Services } from "@portico/client/Client"
import { AccountMenu, ClientProvider, RequireMember } from "@portico/react"
import type * as Layer from "effect/Layer"
import { shop } from "./shop.ts"

/** The same page on the server and in the browser. */
export function ShopPage({ client = shop }: { readonly client?: Layer.Layer<Services> }) {
  return (
    <ClientProvider layer={client}>
      <header>
        <AccountMenu signInHref="/sign-in" signUpHref="/sign-up" />
      </header>
      <main>
        <h1>The shop</h1>
        <RequireMember fallback={<p>Sign in to see your orders.</p>}>
          <p>Your orders</p>
        </RequireMember>
      </main>
    </ClientProvider>
  )
}
