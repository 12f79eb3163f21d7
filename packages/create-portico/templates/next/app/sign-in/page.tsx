import { Providers } from "../Providers.tsx"
import { SignInPage } from "../SignInPage.tsx"

export default function Page() {
  return (
    <Providers>
      <SignInPage />
    </Providers>
  )
}
