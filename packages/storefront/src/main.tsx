import "./base.css"
import { ClientProvider } from "@portico/react"
import "@portico/react/styles.css"
import * as React from "react"
import { createRoot } from "react-dom/client"
import { App } from "./App.tsx"
import { openClient } from "./openClient.ts"
import { StartBoundary } from "./parts/StartBoundary.tsx"
import "./styles.css"
import { english, load, preferred } from "./words/language.ts"
import { ShopLanguage } from "./words/ShopLanguage.tsx"

const root = document.getElementById("root")
if (root === null) throw new Error("The page has no element #root.")

// In development, `?dir=` sets the writing direction, to check that the kit and the shop support right to left.
const dir = import.meta.env.DEV ? new URLSearchParams(location.search).get("dir") : null

const [layer, language] = await Promise.all([
  // Its code could not be loaded. The page then shows that, with a button to load it again.
  openClient().catch(() => undefined),
  // If the language cannot be loaded, the shop is in English.
  load(preferred()).catch(() => english)
])

createRoot(root).render(
  <React.StrictMode>
    <ShopLanguage dir={dir} initial={language}>
      {(messages) => (
        <StartBoundary>
          {layer && (
            <ClientProvider layer={layer} messages={messages} services="custom">
              <App />
            </ClientProvider>
          )}
        </StartBoundary>
      )}
    </ShopLanguage>
  </React.StrictMode>
)
