import "./base.css"
import { ClientProvider } from "@portico/react"
import "@portico/react/styles.css"
import * as React from "react"
import { createRoot } from "react-dom/client"
import { App } from "./App.tsx"
import { openClient } from "./openClient.ts"
import "./styles.css"

const root = document.getElementById("root")
if (root === null) throw new Error("The page has no element #root.")

// In development, `?dir=` sets the writing direction, to check that the kit and the shop support right to left.
const dir = import.meta.env.DEV ? new URLSearchParams(location.search).get("dir") : null
if (dir !== null) document.documentElement.dir = dir

const layer = await openClient()

createRoot(root).render(
  <React.StrictMode>
    <ClientProvider layer={layer} services="custom">
      <App />
    </ClientProvider>
  </React.StrictMode>
)
