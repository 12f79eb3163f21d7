import { attributeOf, home, type open } from "../../Shop.ts"

/** A browser without script: it keeps cookies, follows redirects of the provider, and fills in forms. */
export const browse = (shop: ReturnType<typeof open>) => {
  const cookies = new Map<string, string>()

  const send = async (address: string, init: RequestInit = {}): Promise<Page> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const answer = await shop.send(address, { ...init, headers: { ...init.headers, cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=", 2)
      if (value === "") cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = answer.headers.get("location")
    const next = location === null ? undefined : new URL(location, new URL(address, home))
    if (next !== undefined && next.origin === home) return send(next.pathname + next.search)
    return { ...answer, address, location }
  }

  /** Sends the form of a page. */
  const submit = (page: Page, fields: Record<string, string>) =>
    send(attributeOf(page.text.slice(page.text.indexOf("<form")), "action"), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        proof: attributeOf(page.text.slice(page.text.indexOf('name="proof"')), "value"),
        ...fields
      }).toString()
    })

  return { open: send, submit, cookies }
}

/** A page as the browser shows it, and where it would lead outside of the provider. */
export interface Page {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  readonly address: string
  readonly location: string | null
}
