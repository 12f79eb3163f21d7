import { createWorld } from "@portico/testing/react"
import { parseSeed } from "@portico/testing/Testing"
import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import json from "../seed.json" with { type: "json" }
import { ShopPage } from "./ShopPage.tsx"

const seed = parseSeed(json)

it("greets the member and shows the books", async () => {
  const { Wrapper } = await createWorld({ seed, member: "ada@example.com" })
  render(<ShopPage />, { wrapper: Wrapper })

  expect(await screen.findByText("Hello Ada")).toBeTruthy()
  expect(await screen.findByText("Wuthering Heights")).toBeTruthy()
})
