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

/** The page and its errors in several languages. */
const meta = preview.meta({
  title: "journeys/Locales",
  render: () => <SignInForm />
})

/** A language from right to left, with an email address that runs from left to right. */
export const Hebrew = meta.story({
  globals: { locale: "he" },
  parameters: { world: { scenario: "emailVerification" } },
  render: () => <SignInThenVerify />,
  play: async ({ canvas, step, userEvent }) => {
    const page = document.documentElement
    await step("has the language's direction", async () => {
      await expect(page).toHaveAttribute("lang", "he")
      await expect(page).toHaveAttribute("dir", "rtl")
      const password = canvas.getByLabelText("סיסמה").getBoundingClientRect()
      const reveal = canvas.getByRole("button", { name: "הצגת הסיסמה" }).getBoundingClientRect()
      await expect(reveal.right).toBeLessThanOrEqual(password.left + 1)
    })
    await step("reports missing values in the language", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "כניסה" }))
      await expect(canvas.getByRole("alert")).toHaveTextContent("בדקו את השדות האלה:")
      await expect(canvas.getByLabelText("כתובת דוא״ל")).toHaveAccessibleDescription("הזינו את כתובת הדוא״ל שלכם.")
    })
    await step("reports the provider's errors in the language", async () => {
      await paste({ userEvent }, canvas.getByLabelText("כתובת דוא״ל"), special.unverified.email)
      await paste({ userEvent }, canvas.getByLabelText("סיסמה"), "not this one")
      await userEvent.keyboard("{Enter}")
      await canvas.findByText("הסיסמה שגויה. נסו שוב או אפסו אותה.")
      await waitFor(() => expect(canvas.getByLabelText("סיסמה")).toHaveFocus())
      // The field already had the focus, so its error is the alert.
      await expect(canvas.getByRole("alert")).toHaveTextContent("הסיסמה שגויה. נסו שוב או אפסו אותה.")
    })
    await step("isolates the direction of an email address inside a sentence", async () => {
      await userEvent.clear(canvas.getByLabelText("סיסמה"))
      await paste({ userEvent }, canvas.getByLabelText("סיסמה"), special.unverified.password)
      await userEvent.keyboard("{Enter}")
      const sentence = await canvas.findByText(`הזינו את הקוד ששלחנו אל \u2068${special.unverified.email}\u2069.`)
      await expect(getComputedStyle(sentence).direction).toBe("rtl")
    })
  }
})

/** The user changes the language while the form waits. The entries and the wait stay. */
export const GermanThenJapanese = meta.story({
  parameters: { world: { scenario: "rateLimited", clock: "moved" } },
  render: () => <LanguageChoice />,
  play: async ({ canvas, step, userEvent }) => {
    await step("shows the wait in German", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Deutsch" }))
      await paste({ userEvent }, await canvas.findByLabelText("E-Mail-Adresse"), ada.email)
      await paste({ userEvent }, canvas.getByLabelText("Passwort"), ada.password)
      await userEvent.keyboard("{Enter}")
      await expect(await canvas.findByRole("button", { name: "Erneut versuchen in 30 Sek." })).toBeVisible()
      await expect(canvas.getByRole("alert")).toHaveTextContent(
        "Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann erneut."
      )
    })
    await step("continues in Japanese with the entered values and the same wait", async () => {
      await advance("5 seconds")
      await userEvent.click(canvas.getByRole("button", { name: "日本語" }))
      await expect(await canvas.findByRole("button", { name: "25秒後に再試行" })).toBeVisible()
      await expect(canvas.getByRole("alert")).toHaveTextContent(
        "試行回数が多すぎます。少し待ってから、もう一度お試しください。"
      )
      await expect(canvas.getByLabelText("メールアドレス")).toHaveValue(ada.email)
      await expect(canvas.getByRole("main")).toHaveAttribute("lang", "ja")
    })
    await step("can be submitted after the wait", async () => {
      await advance("25 seconds")
      await expect(await canvas.findByRole("button", { name: "ログイン" })).toBeVisible()
    })
  }
})

/** A language with its own digits. */
export const Arabic = meta.story({
  globals: { locale: "ar" },
  parameters: { world: { scenario: "rateLimited", clock: "moved" } },
  play: async ({ canvas, userEvent }) => {
    const number = (value: number) => new Intl.NumberFormat("ar").format(value)
    await paste({ userEvent }, canvas.getByLabelText("عنوان البريد الإلكتروني"), ada.email)
    await paste({ userEvent }, canvas.getByLabelText("كلمة المرور"), ada.password)
    await userEvent.keyboard("{Enter}")
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "محاولات كثيرة جدًا. يُرجى الانتظار لحظة ثم إعادة المحاولة."
    )
    await expect(canvas.getByRole("button", { name: /^إعادة المحاولة بعد / })).toHaveTextContent(number(30))
    await expect(document.documentElement).toHaveAttribute("dir", "rtl")
  }
})

/** A sign-in, followed by the verification of the address. */
function SignInThenVerify() {
  const [verification, setVerification] = React.useState<{
    readonly email: string
    readonly stateToken: React.ComponentProps<typeof EmailVerificationForm>["stateToken"]
  }>()
  return verification === undefined ? (
    <SignInForm forgotHref="#forgot" onEmailVerificationRequired={setVerification} />
  ) : (
    <EmailVerificationForm {...verification} />
  )
}

const choices = ["de", "ja"] as const

/** A page that loads the messages of a language when the user selects it. */
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
