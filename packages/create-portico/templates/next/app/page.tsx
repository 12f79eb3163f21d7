import * as Portico from "@portico/server/next"
import { Suspense } from "react"
import { Hydrated } from "./Providers.tsx"
import { read } from "./read.ts"
import { server } from "./server.ts"
import { ShopPage } from "./ShopPage.tsx"

/** Reads the books and the member on the server. */
async function Shop() {
  const { record } = await Portico.page(server)
  const { state } = await record(read)
  return (
    <Hydrated state={state}>
      <ShopPage />
    </Hydrated>
  )
}

export default function Page() {
  return (
    <Suspense fallback={<p>Loading the shop…</p>}>
      <Shop />
    </Suspense>
  )
}
