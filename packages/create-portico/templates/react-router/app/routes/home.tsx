import { HydratedClientProvider } from "@portico/react/hydration"
import * as Portico from "@portico/server/react-router"
import { read } from "../read.ts"
import { client } from "../shop.ts"
import { ShopPage } from "../ShopPage.tsx"
import type { Route } from "./+types/home.ts"

/** Reads the books and the member on the server. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { state } = await context.get(Portico.session).record(read)
  return state
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedClientProvider layer={client} state={loaderData}>
      <ShopPage />
    </HydratedClientProvider>
  )
}
