/** The accessibility tree of Chromium after a refused sign-in: screen readers announce what it contains. */
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"
import { listen } from "../Announcements.ts"
import { button, email, field, heading, isFocused, link, password, signIn } from "./member.ts"
import { openWorlds } from "./World.ts"

const ada = { email: "ada@example.com", password, profile: { nickname: "Ada" } }

const { visit, worlds } = openWorlds({ open: { members: [ada] } })

const wrong = "Wrong password. Try again or reset it."

/** Returns the focused node, with its state, and the messages of all alerts. */
const announced = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send("Accessibility.getFullAXTree")
  await session.detach()
  const propertyOf = (node: (typeof nodes)[number], name: string): unknown =>
    node.properties?.find((property) => property.name === name)?.value.value
  const textOf = (id: string): string => {
    const node = nodes.find(({ nodeId }) => nodeId === id)
    if (node === undefined) return ""
    return node.role?.value === "StaticText" ? String(node.name?.value) : (node.childIds ?? []).map(textOf).join(" ")
  }
  const focused = nodes.find((node) => propertyOf(node, "focused") === true && node.role?.value !== "RootWebArea")
  return {
    alerts: nodes
      .filter(({ role }) => role?.value === "alert")
      .map(({ nodeId }) => textOf(nodeId).replaceAll(/\s+/g, " ").trim()),
    focused: focused && {
      description: focused.description?.value as unknown,
      invalid: propertyOf(focused, "invalid"),
      name: focused.name?.value as unknown,
      role: focused.role?.value as unknown
    }
  }
}

const atField = (name: string, description: string) => ({ description, invalid: "true", name, role: "textbox" })

describe("screen readers", () => {
  it("announce a wrong password once: with the field that takes the focus, or as an alert if it has the focus", async () => {
    const page = await visit(`${worlds.open.shop}/sign-in`)
    await email(page).waitFor()
    const { said, stop } = await listen(page)
    await signIn(page, ada.email, "not her password")
    await page.getByText(wrong).waitFor()
    await isFocused(field(page, "Password"))
    expect(await announced(page)).toEqual({ alerts: [], focused: atField("Password", wrong) })

    await page.keyboard.press("Enter")
    await page.getByRole("alert").waitFor()
    // No live region repeats the reason that the focused field has.
    const all = await said(wrong)
    expect(all.filter((text) => text.includes(wrong))).toEqual([wrong])
    await stop()
    expect(await announced(page)).toEqual({ alerts: [wrong], focused: atField("Password", wrong) })

    await page.keyboard.type("x")
    await page.getByText(wrong).waitFor({ state: "detached" })
    expect(await announced(page)).toMatchObject({ alerts: [], focused: { invalid: "false", name: "Password" } })
  })

  it("announce each reason if two fields are invalid, and the first one with its field", async () => {
    const page = await visit(`${worlds.open.shop}/sign-in`)
    await button(page, "Sign in").click()
    await isFocused(email(page))

    expect(await announced(page)).toEqual({
      alerts: ["Check these fields: Email address Enter your email address. Password Enter a password."],
      focused: atField("Email address", "Enter your email address.")
    })
  })
})

describe("labels and roles", () => {
  it("identify one element each, on every screen that the user visits", async () => {
    const page = await visit(`${worlds.open.shop}/sign-in`)
    // Strict queries: they fail if the page contains two such elements, also if one of them is hidden.
    await page.getByLabel("Email address").fill(ada.email)
    await page.getByLabel("Password").fill("her draft")
    await link(page, "Create an account").click()
    await heading(page, "Create an account")
    await page.getByLabel("Email address").fill("grace@example.com")
    await link(page, "Sign in instead").click()
    await heading(page, "Sign in")
    expect(await page.getByLabel("Email address").inputValue()).toBe("grace@example.com")
    expect(await page.getByLabel("Password").inputValue()).toBe("her draft")
    expect(await link(page, "Forgot your password?").getAttribute("href")).toBe("/forgot-password")
    expect(await link(page, "Create an account").getAttribute("href")).toBe("/sign-up")
  })
})
