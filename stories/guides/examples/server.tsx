import { renderToString } from "react-dom/server"
import { ShopPage } from "./ShopPage.tsx"

/** What the server sends. Nothing is asked, and nobody is known: neither a visitor's view nor a member's is in it. */
export const page = (): string => `<!doctype html>
<html lang="en" data-portico-theme="light">
  <head>
    <title>The shop</title>
    <link rel="stylesheet" href="/assets/styles.css">
    <script type="module" src="/assets/browser.js"></script>
  </head>
  <body>
    <div id="shop">${renderToString(<ShopPage />)}</div>
  </body>
</html>`
