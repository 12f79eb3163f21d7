import { renderToString } from "react-dom/server"
import { ShopPage } from "./ShopPage.tsx"

/**
 * Renders the page on the server. The session is unknown and no request is sent, so the HTML is the same for all users.
 */
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
