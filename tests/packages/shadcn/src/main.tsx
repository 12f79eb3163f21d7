import * as Client from "@portico/client/Client"
import * as Query from "@portico/client/data/Query"
import { ClientProvider } from "@portico/react"
import { createRoot } from "react-dom/client"
import { AuthFlow } from "@/components/portico/auth-flow"
import { CollectionTable } from "@/components/portico/collection-table"
import "./index.css"

const layer = Client.layerHandler(() => Promise.resolve(new Response("{}", { status: 403 })), {
  clientId: "shop",
  host: "https://provider.test"
})

createRoot(document.querySelector("main")!).render(
  <ClientProvider layer={layer}>
    <AuthFlow headingLevel={1} />
    <CollectionTable
      caption="Books"
      columns={[{ field: "title", header: "Title" }]}
      query={Query.from("books").pipe(Query.ascending("title"))}
    />
  </ClientProvider>
)
