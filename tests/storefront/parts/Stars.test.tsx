import { expect, it } from "vitest"
import { renderToStaticMarkup } from "react-dom/server"
import { Stars } from "../../../packages/storefront/src/parts/Stars.tsx"
import { english } from "../../../packages/storefront/src/words/language.ts"
import { formatOf } from "../../../packages/storefront/src/words/Format.ts"
import { ShopContext } from "../../../packages/storefront/src/words/useShop.ts"

it("shows a rating by the shape of its stars, so that it is visible without colors", () => {
  const shop = { format: formatOf("en"), language: "en" as const, setLanguage: () => {}, words: english.words }
  const html = renderToStaticMarkup(
    <ShopContext value={shop}>
      <Stars rating={3} />
    </ShopContext>
  )

  expect(
    html
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim()
  ).toBe("★★★ ☆☆ 3 out of 5 stars")
})
