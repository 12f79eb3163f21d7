import { attributeOf, type open, redirectUri } from "../../Shop.ts"

/** Returns a cookie that a response sets, with its attributes. */
export const cookieOf = (headers: Headers, name: string) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? ""

/** Returns the name and value of a cookie. */
export const pairOf = (cookie: string) => cookie.split(";")[0] ?? ""

/** Opens the sign-in page of the shop, with a function that submits its form. */
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

/** Ada's email address and password. */
export const ada = { email: "ada@shop.test", password: "correct horse" }
