import { EmailVerificationForm, type Messages, MessagesContext, SignInForm } from "@portico/react"
import { accounts as special } from "../../packages/testing/src/internal/scenarios/AuthScenarios.ts"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as React from "react"
import { expect, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import { locales } from "../../.storybook/locales.ts"
import preview from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"

const { ada } = accounts

/** The page and its errors follow the language. */
const meta = preview.meta({
  title: "journeys/Locales",
  render: () => <SignInForm />
})

/** From right to left, with an address that runs from left to right in the midst of it. */
export const Hebrew = meta.story({
  globals: { locale: "he" },
  parameters: { world: { scenario: "emailVerification" } },
  render: () => <SignInThenVerify />,
  play: async ({ canvas, step, userEvent }) => {
    const page = document.documentElement
    await step("the page has the direction of the language", async () => {
      await expect(page).toHaveAttribute("lang", "he")
      await expect(page).toHaveAttribute("dir", "rtl")
      const password = canvas.getByLabelText("סיסמה").getBoundingClientRect()
      const reveal = canvas.getByRole("button", { name: "הצגת הסיסמה" }).getBoundingClientRect()
      await expect(reveal.right).toBeLessThanOrEqual(password.left + 1)
    })
    await step("missing values are reported in the language", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "כניסה" }))
      await expect(canvas.getByRole("alert")).toHaveTextContent("בדקו את השדות האלה:")
      await expect(canvas.getByLabelText("כתובת דוא״ל")).toHaveAccessibleDescription("הזינו את כתובת הדוא״ל שלכם.")
    })
    await step("and so is what the provider refuses", async () => {
      await paste({ userEvent }, canvas.getByLabelText("כתובת דוא״ל"), special.unverified.email)
      await paste({ userEvent }, canvas.getByLabelText("סיסמה"), "not this one")
      await userEvent.keyboard("{Enter}")
      await canvas.findByText("הסיסמה שגויה. נסו שוב או אפסו אותה.")
      await waitFor(() => expect(canvas.getByLabelText("סיסמה")).toHaveFocus())
      await expect(canvas.getByRole("alert")).toHaveTextContent("בדקו את השדה הזה:")
    })
    await step("the address keeps its own direction inside a sentence", async () => {
      await userEvent.clear(canvas.getByLabelText("סיסמה"))
      await paste({ userEvent }, canvas.getByLabelText("סיסמה"), special.unverified.password)
      await userEvent.keyboard("{Enter}")
      const sentence = await canvas.findByText(`הזינו את הקוד ששלחנו אל \u2068${special.unverified.email}\u2069.`)
      await expect(getComputedStyle(sentence).direction).toBe("rtl")
    })
  }
})

/** The reader changes the language of the page while something is under way: nothing is lost. */
export const GermanThenJapanese = meta.story({
  parameters: { world: { scenario: "rateLimited", clock: "moved" } },
  render: () => <LanguageChoice />,
  play: async ({ canvas, step, userEvent }) => {
    await step("in German", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Deutsch" }))
      await paste({ userEvent }, await canvas.findByLabelText("E-Mail-Adresse"), ada.email)
      await paste({ userEvent }, canvas.getByLabelText("Passwort"), ada.password)
      await userEvent.keyboard("{Enter}")
      await expect(await canvas.findByRole("button", { name: "Erneut versuchen in 30 Sek." })).toBeVisible()
      await expect(canvas.getByRole("alert")).toHaveTextContent("30 Sekunden")
    })
    await step("on in Japanese, with what was typed and the time that has passed", async () => {
      await advance("5 seconds")
      await userEvent.click(canvas.getByRole("button", { name: "日本語" }))
      await expect(await canvas.findByRole("button", { name: "25秒後に再試行" })).toBeVisible()
      await expect(canvas.getByRole("alert")).toHaveTextContent("30秒後にもう一度お試しください。")
      await expect(canvas.getByLabelText("メールアドレス")).toHaveValue(ada.email)
      await expect(canvas.getByRole("main")).toHaveAttribute("lang", "ja")
    })
    await step("until it can be tried again", async () => {
      await advance("25 seconds")
      await expect(await canvas.findByRole("button", { name: "ログイン" })).toBeVisible()
    })
  }
})

/** Every language uses its own messages and digits. */
export const Arabic = meta.story({
  globals: { locale: "ar" },
  parameters: { world: { scenario: "rateLimited", clock: "moved" } },
  play: async ({ canvas, userEvent }) => {
    const number = (value: number) => new Intl.NumberFormat("ar").format(value)
    await paste({ userEvent }, canvas.getByLabelText("عنوان البريد الإلكتروني"), ada.email)
    await paste({ userEvent }, canvas.getByLabelText("كلمة المرور"), ada.password)
    await userEvent.keyboard("{Enter}")
    await expect(await canvas.findByRole("alert")).toHaveTextContent(`بعد ${number(30)} ثانية.`)
    await expect(canvas.getByRole("button", { name: /^إعادة المحاولة بعد / })).toHaveTextContent(number(30))
    await expect(document.documentElement).toHaveAttribute("dir", "rtl")
  }
})

/** A sign-in whose address has to be confirmed first. */
function SignInThenVerify() {
  const [due, setDue] = React.useState<{
    readonly email: string
    readonly stateToken: React.ComponentProps<typeof EmailVerificationForm>["stateToken"]
  }>()
  return due === undefined ? (
    <SignInForm forgotHref="#forgot" onEmailVerificationRequired={setDue} />
  ) : (
    <EmailVerificationForm {...due} />
  )
}

const choices = ["de", "ja"] as const

/** A page that loads the words of a language once it is chosen. */
function LanguageChoice() {
  const [messages, setMessages] = React.useState<Messages>()
  return (
    <main dir={messages?.direction} lang={messages?.locale}>
      {choices.map((choice) => (
        <button
          className="portico-button"
          key={choice}
          lang={choice}
          onClick={() => void locales[choice]?.load?.().then(setMessages)}
          type="button"
        >
          {locales[choice]?.title.replace(" (draft)", "")}
        </button>
      ))}
      <MessagesContext value={messages}>
        <SignInForm />
      </MessagesContext>
    </main>
  )
}
