import { ClientProvider } from "@portico/react"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./App.tsx"
import "./index.css"
import { client } from "./shop.ts"

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <ClientProvider layer={client}>
      <App />
    </ClientProvider>
  </StrictMode>
)
