import { ClientProvider } from "@portico/react"
import "@portico/react/styles.css"
import * as React from "react"
import { createRoot } from "react-dom/client"
import { client } from "./shop.ts"
import { ShopPage } from "./ShopPage.tsx"
import { SignInPage } from "./SignInPage.tsx"

const root = document.querySelector("#root")
if (root === null) throw new Error("The page has no element with the id root.")

createRoot(root).render(
  <React.StrictMode>
    <ClientProvider layer={client}>{location.pathname === "/sign-in" ? <SignInPage /> : <ShopPage />}</ClientProvider>
  </React.StrictMode>
)
