import type { Page } from "playwright"
import { describe, expect, it } from "vitest"
import { button, heading, menu, password, signIn, signUp, someone } from "./member.ts"
import { openWorlds } from "./World.ts"

const { visit, worlds } = openWorlds({
  always: { captcha: { required: "always", kind: "test" } },
  late: {
    captcha: { required: "afterFailures", kind: "test", failures: 1 },
    members: [{ email: "ada@example.com", password, profile: { nickname: "Ada" } }]
  }
})

/** Replaces the script of the vendor by a checkbox, whose tokens the test captcha of the provider accepts. */
const withVendor = async (page: Page) => {
  await page.route("https://challenges.cloudflare.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${vendor.toString()})()` })
  )
  return page
}

const vendor = () => {
  const boxes: Array<HTMLElement> = []
  const turnstile = {
    render: (parent: HTMLElement, { callback }: { readonly callback: (token: string) => void }) => {
      const label = document.createElement("label")
      const box = document.createElement("input")
      box.type = "checkbox"
      box.addEventListener("change", () => callback(`test-captcha-visible-${crypto.randomUUID()}`))
      label.append(box, "I am not a robot")
      parent.append(label)
      return boxes.push(label) - 1
    },
    reset: () => {},
    remove: (id: number) => boxes[id]?.remove()
  }
  Object.assign(globalThis, { turnstile })
}

const robot = (page: Page) => page.getByLabel("I am not a robot")

describe("the captcha", () => {
  it("appears after a wrong password, and completes the sign-in", async () => {
    const page = await withVendor(await visit())
    await page.goto(`${worlds.late.shop}/sign-in?returnTo=/orders`)
    await signIn(page, "ada@example.com", "a wrong password")
    await page.getByText("Wrong password").waitFor()
    expect(await robot(page).count()).toBe(0)

    await signIn(page, "ada@example.com")
    await robot(page).check()
    await button(page, "Sign in").click()

    await menu(page).getByText("Ada").waitFor()
    await heading(page, "Your orders")
  })

  it("completes a sign-up", async () => {
    const page = await withVendor(await visit())
    await page.goto(`${worlds.always.shop}/sign-up`)
    const gil = someone("gil")
    await signUp(page, gil)
    await robot(page).check()
    expect(new URL(page.url()).pathname).toBe("/sign-up")
    await button(page, "Create account").click()

    await menu(page).getByText(gil).waitFor()
  })

  it("is replaced by an explanation if its script is blocked", async () => {
    const page = await visit()
    await page.route("https://challenges.cloudflare.com/**", (route) => route.abort())
    await page.goto(`${worlds.always.shop}/sign-up`)
    await signUp(page, someone("hal"))

    await page.getByText("We couldn't load the security check.").first().waitFor()
    expect(await robot(page).count()).toBe(0)
  })

  it("does not leave a blank page if its code cannot be loaded", async () => {
    const page = await visit()
    await page.route(/Turnstile-[^/]*\.js$/, (route) => route.abort())
    await page.goto(`${worlds.always.shop}/sign-up`)
    await heading(page, "We couldn't load this page")
    expect(await page.title()).toBe("We couldn't load this page · The Colonnade")
    await page.unrouteAll({ behavior: "wait" })
    await button(page, "Try again").click()
    await heading(page, "Create an account")
  })
})
