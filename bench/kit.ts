/** The size of each component in a page, and the time until its first form is rendered. */
import { type Browser, chromium as engine } from "playwright"
import { chromium, chromiumPath } from "../scripts/chromium.mjs"
import { bundle, type Chunk, chunks, compile, kilobytes, styleSheet } from "./Bundle.ts"
import { limitOf } from "./kitBase.ts"
import { sampleOf } from "./Measure.ts"
import { figure, missing, type Row } from "./Table.ts"

export const title = "the kit: rolldown, minified, gzip, without React; then Chromium"

const program = (element: string, { from = "Client.layer", imports = "" } = {}) => `
import * as Client from "@portico/client/Client"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
${imports}
import * as kit from "@portico/react"
import { jsx } from "react/jsx-runtime"
import { createRoot } from "react-dom/client"
const layer = ${from}({ clientId: "bench", host: "https://provider.test" })
createRoot(document.body).render(jsx(kit.ClientProvider, { layer, children: ${element} }))`

const account = `
import * as Profiles from "@portico/client/auth/Profiles"
const withProfiles = (options) => Profiles.layer.pipe(Layer.provideMerge(Client.layer(options)))`

const secret = `Redacted.make("secret")`

/** Each component with the client of a whole shop. */
const components: Readonly<Record<string, string>> = {
  SignInForm: program("jsx(kit.SignInForm, {})"),
  "SignInForm with Client.layerAuth only": program("jsx(kit.SignInForm, {})", { from: "Client.layerAuth" }),
  "SignInForm with CaptchaSlot": program("jsx(kit.SignInForm, { children: jsx(kit.CaptchaSlot, {}) })"),
  SignUpForm: program("jsx(kit.SignUpForm, {})"),
  ForgotPasswordForm: program("jsx(kit.ForgotPasswordForm, {})"),
  ResetPasswordForm: program(`jsx(kit.ResetPasswordForm, { recoveryToken: ${secret} })`),
  EmailVerificationForm: program(`jsx(kit.EmailVerificationForm, { email: "", stateToken: ${secret} })`),
  OwnerApprovalPending: program("jsx(kit.OwnerApprovalPending, {})"),
  MfaChallenge: program(`jsx(kit.MfaChallenge, { challenge: { stateToken: ${secret} } })`),
  SilentLogin: program("jsx(kit.SilentLogin, {})"),
  OAuthCallback: program("jsx(kit.OAuthCallback, {})"),
  OAuthButton: program("jsx(kit.OAuthButton, {})"),
  RequireMember: program("jsx(kit.RequireMember, { redirectTo: '/sign-in' })"),
  AccountMenu: program("jsx(kit.AccountMenu, {})"),
  ProfilePanel: program("jsx(kit.ProfilePanel, {})", { from: "withProfiles", imports: account }),
  ChangePasswordForm: program("jsx(kit.ChangePasswordForm, {})"),
  LogoutButton: program("jsx(kit.LogoutButton, {})"),
  AccountSecurity: program("jsx(kit.AccountSecurity, {})"),
  AuthFlow: program("jsx(kit.AuthFlow, {})"),
  CollectionTable: program(
    `jsx(kit.CollectionTable, { caption: "Books", query: { collection: "books" }, columns: [] })`
  )
}

const react = /^(react|react-dom)(\/|$)/

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const complaint = compile()
  if (complaint !== undefined) return [missing("the kit", complaint)]
  const rows: Array<Row> = []
  for (const [name, source] of Object.entries(components)) {
    const first = kilobytes(await bundle(source, { external: react, first: true }))
    const whole = kilobytes(await bundle(source, { external: react }))
    rows.push(figure(name, first, "kB", limitOf(name)))
    if (whole > first) rows.push(figure(`… code that is loaded later`, whole - first, "kB"))
  }
  const all = kilobytes(await styleSheet("styles.css"))
  const forms = kilobytes(await styleSheet("styles/base.css", "styles/auth.css"))
  const data = kilobytes(await styleSheet("styles/base.css", "styles/data.css"))
  return [
    ...rows,
    figure("style sheet", all, "kB", limitOf("style sheet")),
    figure("… of a page with only sign-in forms (base and auth)", forms, "kB", limitOf("style sheet")),
    figure("… of a page with only collections (base and data)", data, "kB", limitOf("style sheet")),
    ...(await paints())
  ]
}

/** The time until the first form is rendered while the provider never responds. It must not wait for the provider. */
const paints = async (): Promise<ReadonlyArray<Row>> => {
  if (chromiumPath() === undefined) return [missing("first paint", "Chromium is not installed")]
  const code = await chunks(components["SignInForm"] ?? "")
  const browser = await engine.launch(chromium())
  try {
    const times: Array<number> = []
    for (let round = 0; round < 7; round++) times.push(await paint(browser, code))
    return [figure("sign-in form rendered while the provider does not respond (median of 7)", sampleOf(times), "ms")]
  } finally {
    await browser.close()
  }
}

const site = "https://shop.example/"

const paint = async (browser: Browser, code: ReadonlyArray<Chunk>): Promise<number> => {
  const context = await browser.newContext()
  try {
    await context.route(/^https:/, (route) => {
      const url = route.request().url()
      if (url === site) {
        const body = `<!doctype html><title>Shop</title><body></body><script type="module" src="program.js"></script>`
        return route.fulfill({ body, contentType: "text/html" })
      }
      const chunk = code.find(({ fileName }) => url === `${site}${fileName}`)
      return chunk === undefined ? undefined : route.fulfill({ body: chunk.code, contentType: "text/javascript" })
    })
    const page = await context.newPage()
    await page.goto(site, { waitUntil: "commit" })
    await page.getByRole("button", { name: "Sign in" }).waitFor()
    return await page.evaluate(() => performance.now())
  } finally {
    await context.close()
  }
}
