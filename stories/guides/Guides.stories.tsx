import type { Services } from "@portico/client/Client"
import * as Mock from "@portico/testing/Mock"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import type * as Layer from "effect/Layer"
import * as React from "react"
import { renderToString } from "react-dom/server"
import { expect, fn, waitFor } from "storybook/test"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { hydrate } from "./examples/browser.tsx"
import { BooksPage } from "./examples/BooksPage.tsx"
import { ByHook } from "./examples/ByHook.tsx"
import { ByOwnButton } from "./examples/ByOwnButton.tsx"
import { ByOwnElements } from "./examples/ByOwnElements.tsx"
import { ByParts } from "./examples/ByParts.tsx"
import { ByStyledForm } from "./examples/ByStyledForm.tsx"
import { AccountPage } from "./examples/compositions/AccountPage.tsx"
import { BooksDesk } from "./examples/compositions/BooksDesk.tsx"
import { SignInPage } from "./examples/compositions/SignInPage.tsx"
import { FirstForm } from "./examples/FirstForm.tsx"
import { Island } from "./examples/Island.tsx"
import "./examples/plain.css"
import { ShopPage } from "./examples/ShopPage.tsx"
import { SecurityPage } from "./examples/SecurityPage.tsx"
import { page as smallerClient } from "./examples/SmallerClient.tsx"
import { Themed } from "./examples/Themed.tsx"
import { Translated } from "./examples/Translated.tsx"

interface ExampleProps {
  /** The page of the guide, over a client of the story's world. */
  readonly children?: (client: Layer.Layer<Services>) => React.ReactNode
  readonly onDone: () => void
}

const Example = ({ children }: ExampleProps) => {
  const [client] = React.useState(() => Mock.layerMock({ whenRefreshFails: "fail" }))
  return children?.(client)
}

/** The examples of the guides. The pages show the files that these stories run. */
const meta = preview.meta({
  title: "guides/Examples",
  component: Example,
  args: { onDone: fn() },
  parameters: { controls: { disable: true } }
})

const { email, password } = accounts.ada

/** The form of "Install and first form". */
export const FirstFormExample = meta.story({
  args: { children: (client) => <FirstForm client={client} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Email address"), email)
    await userEvent.type(canvas.getByLabelText("Password"), `${password}{Enter}`)
    await expect(await canvas.findByRole("heading", { name: "Welcome back" })).toBeVisible()
  }
})

/** A table with a filter and a form. */
export const BooksPageExample = meta.story({
  args: { children: (client) => <BooksPage client={client} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Emma" }))
    await expect(await canvas.findByDisplayValue("Emma")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "New book" }))
    await expect(await canvas.findByRole("button", { name: "Create" })).toBeVisible()
    await expect(canvas.queryByDisplayValue("Emma")).toBeNull()
  }
})

const refuseThenSignIn = async ({ args, canvas, userEvent }: PlayOf<typeof Example>, label: RegExp) => {
  const button = canvas.getByRole("button", { name: /^(Continue|Sign in)$/ })
  await userEvent.click(button)
  await expect(await canvas.findByRole("alert")).toBeVisible()
  await userEvent.type(canvas.getByLabelText(label), email)
  await userEvent.type(canvas.getByLabelText(/^(Your p|P)assword$/), `${password}{Enter}`)
  await canvas.findByText(/^You're signed in\.$/)
  await expect(args.onDone).toHaveBeenCalledOnce()
}

/** A client with the services of the sign-in only. */
export const SmallerClient = meta.story({
  render: () => smallerClient,
  play: async ({ canvas }) => expect(await canvas.findByRole("form", { name: "Sign in" })).toBeVisible()
})

/** Parts with the page's own button, and with classes and styles that depend on their state. */
export const OwnButton = meta.story({
  render: ({ onDone }) => <ByOwnButton onSignedIn={onDone} />,
  play: async (play) => {
    const { canvas, step } = play
    const button = canvas.getByRole("button", { name: "Sign in" })
    const pending: Array<string> = []
    const observer = new MutationObserver(() => pending.push(button.style.opacity))
    observer.observe(button, { attributeFilter: ["style"] })
    await step("signs in with the page's button", async () => {
      await expect(button).toHaveAttribute("data-design", "own")
      await expect(button).toHaveClass("plain-button")
      await refuseThenSignIn(play, /^Email address$/)
    })
    await step("the button stayed the same element, and showed its state", async () => {
      observer.disconnect()
      await expect(pending).toContain("0.6")
    })
  }
})

/** The styled form, with the page's own button in place of every button. */
export const OwnElements = meta.story({
  render: ({ onDone }) => <ByOwnElements onSignedIn={onDone} />,
  play: async (play) => {
    const { canvas, step } = play
    await step("every button is the page's own", async () => {
      const designs = canvas.getAllByRole("button").map((button) => button.getAttribute("data-design"))
      await expect(new Set(designs)).toEqual(new Set(["inline", "plain"]))
    })
    await refuseThenSignIn(play, /^Email address/)
  }
})

/** A table with a filter, pages, selected rows and an action for all of them. */
export const BooksDeskComposition = meta.story({
  render: () => <BooksDesk />,
  play: async ({ canvas, step, userEvent }) => {
    await step("shows a page of books", async () => {
      await expect(await canvas.findByRole("table", { name: "Books" })).toBeVisible()
      await expect(await canvas.findByText(/Page 1 of/)).toBeVisible()
    })
    await step("offers an action for the selected rows", async () => {
      const [, first] = await canvas.findAllByRole("checkbox")
      if (first !== undefined) await userEvent.click(first)
      await expect(await canvas.findByRole("button", { name: "Delete" })).toBeVisible()
    })
  }
})

/** The account of a member. */
export const AccountComposition = meta.story({
  parameters: { world: { member: "ada" } },
  render: ({ onDone }) => <AccountPage onSignIn={onDone} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Your account" })).toBeVisible()
    await expect(await canvas.findByRole("heading", { name: "Two-step verification" })).toBeVisible()
    await expect(await canvas.findByRole("button", { name: "Change password" })).toBeVisible()
  }
})

/** All screens of a sign-in, after a silent login found no member. */
export const SignInComposition = meta.story({
  render: ({ onDone }) => <SignInPage onSignedIn={onDone} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Email address", {}, { timeout: 10_000 }), email)
    await userEvent.type(canvas.getByLabelText("Password"), `${password}{Enter}`)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 10_000 })
  }
})

/** The styled component. */
export const Styled = meta.story({
  render: ({ onDone }) => <ByStyledForm onSignedIn={onDone} />,
  play: (play) => refuseThenSignIn(play, /^Email address/)
})

/** The parts, with the page's own order and classes. */
export const Parts = meta.story({
  render: ({ onDone }) => <ByParts onSignedIn={onDone} />,
  play: async (play) => {
    await refuseThenSignIn(play, /^Your address/)
    await expect(play.canvasElement.querySelector("[class*=portico-]")).toBeNull()
  }
})

/** The hook, with the page's own markup. */
export const Hook = meta.story({
  render: ({ onDone }) => <ByHook onSignedIn={onDone} />,
  play: (play) => refuseThenSignIn(play, /^Your address/)
})

/** The security of an account, with the address of the member. */
export const Security = meta.story({
  parameters: { world: { member: "ada" } },
  render: () => <SecurityPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: email })).toBeVisible()
    await expect(await canvas.findByRole("heading", { name: "Two-step verification" })).toBeVisible()
  }
})

// With forced colors, the user's colors apply in every theme.
const isForced = () => matchMedia("(forced-colors: active)").matches

/** A form with tokens, a rule of plain CSS and a custom class. */
export const ThemedForm = meta.story({
  render: () => <Themed />,
  play: async ({ canvas, step }) => {
    const button = getComputedStyle(canvas.getByRole("button", { name: "Sign in" }))
    await step("has the shop's color and shape", async () => {
      await expect(button.borderRadius).toBe("0px")
      if (!isForced()) await expect(button.backgroundColor).toBe("rgb(138, 59, 18)")
    })
    await step("prefers the page's rule and class over the kit's", async () => {
      await expect(getComputedStyle(canvas.getByRole("heading")).textTransform).toBe("uppercase")
      await expect(button.letterSpacing).not.toBe("normal")
    })
  }
})

/** The same form in the dark theme. The tokens set both colors. */
export const ThemedDark = meta.story({
  render: () => <Themed theme="dark" />,
  play: async ({ canvas }) => {
    const { backgroundColor } = getComputedStyle(canvas.getByRole("button", { name: "Sign in" }))
    if (!isForced()) await expect(backgroundColor).toBe("rgb(242, 185, 143)")
  }
})

/** A dense, dark island in a light page. */
export const IslandInPage = meta.story({
  render: () => <Island />,
  play: async ({ canvas }) => {
    const [page, island] = ["Sign in", "Create account"].map((name) => canvas.getByRole("button", { name }))
    await expect(island?.offsetHeight).toBeLessThan(page?.offsetHeight ?? 0)
    if (isForced()) return
    await expect(page && getComputedStyle(page).backgroundColor).toBe("rgb(107, 47, 138)")
    await expect(island && getComputedStyle(island).backgroundColor).toBe("rgb(213, 168, 238)")
  }
})

/** The user selects another language while typing. */
export const TranslatedForm = meta.story({
  args: { children: (client) => <Translated client={client} /> },
  play: async ({ canvas, step, userEvent }) => {
    const language = canvas.getByRole("combobox", { name: "Language" })
    await userEvent.type(canvas.getByRole("textbox"), email)
    await step("changes the messages and preserves the entered address", async () => {
      await userEvent.selectOptions(language, "Deutsch")
      await expect(await canvas.findByRole("button", { name: "Anmelden" })).toBeVisible()
      await expect(canvas.getByRole("textbox")).toHaveValue(email)
    })
    await step("mirrors the form for a language from right to left", async () => {
      await userEvent.selectOptions(language, "العربية")
      const button = await canvas.findByRole("button", { name: "تسجيل الدخول" })
      await expect(getComputedStyle(button).direction).toBe("rtl")
    })
  }
})

function ServerRenderedPage({
  client,
  onMismatch
}: {
  client: Layer.Layer<Services>
  onMismatch: (error: unknown) => void
}) {
  const place = React.useRef<HTMLDivElement>(null)
  const [html] = React.useState(() => renderToString(<ShopPage client={client} />))
  React.useEffect(() => {
    if (place.current === null) return
    const root = hydrate(place.current, client, { onRecoverableError: onMismatch })
    return () => void setTimeout(() => root.unmount())
  }, [client, onMismatch])
  return <div dangerouslySetInnerHTML={{ __html: html }} ref={place} />
}

/** A page that a server rendered without a session. */
export const ServerRendered = meta.story({
  render: ({ onDone }) => (
    <Example onDone={onDone}>{(client) => <ServerRenderedPage client={client} onMismatch={onDone} />}</Example>
  ),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText("Sign in to see your orders.")).toBeVisible()
    await expect(await canvas.findByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in")
    await expect(args.onDone).not.toHaveBeenCalled()
  }
})
