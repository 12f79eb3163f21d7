import { renderToString } from "react-dom/server"
import { ShopPage } from "./ShopPage.tsx"

/** Renders the page on the server. It sends no request and knows no session, so the HTML is the same for all users. */
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
