import type { Page } from "playwright"
import { describe, expect, it } from "vitest"
import { button, heading, menu, password } from "./member.ts"
import { openWorlds } from "./World.ts"
import { networkIdle } from "../networkIdle.ts"

const { visit, worlds } = openWorlds({
  open: { members: [{ email: "ada@example.com", password, profile: { nickname: "Ada" } }] }
})

/** Signs the browser in on the provider's page, then removes everything that the shop stored. */
const signInElsewhere = async (page: Page) => {
  await page.goto(`${worlds.open.shop}/sign-in`)
  await button(page, "Continue on our sign-in page").click()
  // The form of the shop has the same labels.
  await page.waitForURL(`${worlds.open.home}/**`)
  await page.getByLabel("Email").fill("ada@example.com")
  await page.getByLabel("Password").fill(password)
  await button(page, "Sign in").click()
  await menu(page).waitFor()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** Returns the silent sign-ins that a page has requested so far. */
const silentSignIns = (page: Page): ReadonlyArray<string> => {
  const bodies: Array<string> = []
  page.on("request", (request) => {
    const body = request.postData() ?? ""
    if (request.url().endsWith("/v1/redirect-session") && body.includes('"none"')) bodies.push(body)
  })
  return bodies
}

describe("a member who is signed in at the provider", () => {
  it("is signed in on arrival without a form", async () => {
    const page = await visit()
    await signInElsewhere(page)

    await page.goto(`${worlds.open.shop}/books/emma`)

    await menu(page).getByText("Ada").waitFor()
    expect(page.url()).toBe(`${worlds.open.shop}/books/emma`)
  })

  it("arrives at a page for members without a detour to the sign-in page", async () => {
    const page = await visit()
    await signInElsewhere(page)
    const visited: Array<string> = []
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) visited.push(new URL(frame.url()).pathname)
    })

    await page.goto(`${worlds.open.shop}/account`)

    await heading(page, "Your account")
    expect(visited).toEqual(["/account"])
  })
})

describe("a visitor", () => {
  it("is looked up at the provider once per tab, without a visible change of the page", async () => {
    const page = await visit()
    const requested = silentSignIns(page)

    await page.goto(`${worlds.open.shop}/`)
    await expect.poll(() => requested.length).toBe(1)
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor()
    await networkIdle(page)
    await page.reload()
    await networkIdle(page)

    expect(requested).toHaveLength(1)
    expect(await page.getByRole("alert").count()).toBe(0)
  })

  it("reaches the sign-in page from a page for members", async () => {
    const page = await visit(`${worlds.open.shop}/orders`)

    await heading(page, "Sign in")
    expect(page.url()).toBe(`${worlds.open.shop}/sign-in?returnTo=%2Forders`)
  })

  it("is not signed in again right after a sign-out", async () => {
    const page = await visit()
    await signInElsewhere(page)
    await page.goto(`${worlds.open.shop}/`)
    await menu(page).click()
    await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click()
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor()

    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`${worlds.open.shop}/orders`)

    await heading(page, "Sign in")
    expect(page.url()).toBe(`${worlds.open.shop}/sign-in?returnTo=%2Forders`)
  })
})
