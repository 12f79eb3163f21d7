import { attributeOf, type open, redirectUri } from "../../Shop.ts"

/** A cookie that an answer sets, with its attributes. */
export const cookieOf = (headers: Headers, name: string) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? ""

/** Name and value of a cookie. */
export const pairOf = (cookie: string) => cookie.split(";")[0] ?? ""

/** Opens the sign-in page of the shop, and knows how to send its form. */
export const ask = async (shop: ReturnType<typeof open>, authRequest: object = {}) => {
  const { body } = await shop.session({ responseMode: "fragment", redirectUri, ...authRequest })
  const { fullUrl } = body.redirectSession
  const page = await shop.send(fullUrl)
  const form = pairOf(cookieOf(page.headers, "portico_form"))
  const submit = (fields: Record<string, string>, headers: Record<string, string> = { cookie: form }) =>
    shop.send(fullUrl, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams({
        proof: attributeOf(page.text.slice(page.text.indexOf("proof")), "value"),
        ...fields
      }).toString()
    })
  return { fullUrl, page, form, submit }
}

/** What Ada types in. */
export const ada = { email: "ada@shop.test", password: "correct horse" }
