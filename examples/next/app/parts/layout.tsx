import type * as React from "react"
import { Providers } from "../Providers.tsx"

export default function Layout({ children }: { readonly children: React.ReactNode }) {
  return <Providers>{children}</Providers>
}
