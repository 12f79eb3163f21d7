import { ClientProvider } from "@portico/react"
import { client } from "../shop.ts"
import { SignInPage } from "../SignInPage.tsx"

export default function SignIn() {
  return (
    <ClientProvider layer={client}>
      <SignInPage />
    </ClientProvider>
  )
}
