import type { open } from "../../Shop.ts"
import { home, origin, redirectUri } from "../../Shop.ts"

/** A page as a user without JavaScript sees it. */
export interface Shown {
  readonly status: number
  readonly headers: Headers
  /** The address of the page after redirects on the provider, or the site's address that it redirected to. */
  readonly url: string
  readonly text: string
  readonly title: string
  /** The problems that its summary lists, or otherwise the problem of its field. */
  readonly problems: ReadonlyArray<string>
}

interface Sending {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A browser without JavaScript: it stores cookies, follows redirects on the provider and fills in forms. */
export const browse = (shop: ReturnType<typeof open>, base = home) => {
  const cookies = new Map<string, { readonly value: string; readonly path: string }>()
  let current: Shown | undefined

  const keep = (headers: Headers) => {
    for (const cookie of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/Max-Age=0(;|$)/.test(cookie)) cookies.delete(name)
      else cookies.set(name, { value, path: /Path=([^;]*)/.exec(cookie)?.[1] ?? "/" })
    }
  }

  const cookieFor = (path: string) =>
    [...cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ")

  const load = async (address: string, init: Sending = {}): Promise<Shown> => {
    const url = new URL(address, current?.url.startsWith("http") === true ? current.url : base)
    if (url.origin !== new URL(base).origin) return { ...nowhere, url: url.href }
    const cookie = cookieFor(url.pathname)
    const headers = { ...(cookie === "" ? {} : { cookie }), ...init.headers }
    const { headers: answered, status, text } = await shop.send(url.href, { ...init, headers })
    keep(answered)
    const location = answered.get("location")
    if (location !== null) return load(location)
    current = { status, headers: answered, url: url.href, text, title: titleOf(text), problems: problemsOf(text) }
    return current
  }

  /** Submits the form of the page with its current values and those that the user types. */
  const submit = (typed: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const { text = "", url = base } = current ?? {}
    const form = /<form[^]*<\/form>/.exec(text)?.[0] ?? ""
    const action = attribute(form, "action")
    const body = new URLSearchParams({
      ...heldBy(form),
      action: attribute(buttonsOf(form)[0] ?? "", "value"),
      ...typed
    })
    return load(new URL(action, url).href, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin", ...headers },
      body: body.toString()
    })
  }

  /** Opens the link with these words. */
  const follow = (words: string) => {
    const links = [...(current?.text ?? "").matchAll(/<a\s[^]*?<\/a>/g)].map(([link]) => link)
    const link = links.find((one) => plain(one).includes(words))
    if (link === undefined) throw new Error(`There is no link ${words} on this page: ${current?.title}`)
    return load(attribute(link, "href"))
  }

  return { visit: load, submit, follow, cookies }
}

/** Opens the sign-in page of the shop. */
export const signingIn = async (
  shop: ReturnType<typeof open>,
  browser: ReturnType<typeof browse> = browse(shop),
  authRequest: Record<string, unknown> = {}
) => {
  const { body } = await shop.session({ responseMode: "query", redirectUri, ...authRequest })
  return { browser, fullUrl: body.redirectSession.fullUrl, page: await browser.visit(body.redirectSession.fullUrl) }
}

/** Returns the code in the redirect back to the shop. */
export const codeIn = ({ url }: Shown): string | null =>
  url.startsWith(origin) ? new URL(url).searchParams.get("code") : null

/** Returns the values of a form as they would be submitted. */
export const heldBy = (form: string): Record<string, string> =>
  Object.fromEntries(
    [...form.matchAll(/<input[^]*?\/>/g)]
      .map(([input]) => input)
      .filter((input) => attribute(input, "type") !== "checkbox")
      .map((input) => [attribute(input, "name"), attribute(input, "value")])
  )

/** Returns the text content of markup. */
export const plain = (markup: string): string =>
  decode(markup.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim()

const attribute = (markup: string, name: string): string =>
  decode(new RegExp(`\\s${name}="([^"]*)"`).exec(markup)?.[1] ?? "")

const decode = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

const buttonsOf = (form: string): ReadonlyArray<string> =>
  [...form.matchAll(/<button[^>]*>/g)].map(([button]) => button)

const titleOf = (text: string): string => plain(/<title>[^]*<\/title>/.exec(text)?.[0] ?? "")

const problemsOf = (text: string): ReadonlyArray<string> => {
  const [summary] = /<div class="summary"[^]*?<\/div>/.exec(text) ?? []
  return summary === undefined
    ? fieldProblemsOf(text)
    : [...summary.matchAll(/<li>[^]*?<\/li>/g)].map(([line]) => plain(line))
}

const fieldProblemsOf = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/<div class="field[^]*?<\/div>/g)].flatMap(([field]) => {
    const problem = /<p class="wrong"[^]*?<\/p>/.exec(field)?.[0]
    return problem === undefined
      ? []
      : [`${plain(/<label[^]*?<\/label\s*>/.exec(field)?.[0] ?? "")}: ${plain(problem)}`]
  })

const nowhere: Shown = { status: 0, headers: new Headers(), url: "", text: "", title: "", problems: [] }
