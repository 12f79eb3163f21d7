import * as Site from "@portico/client/site/Site"

const site = Site.make({ clientId: "shop", host: import.meta.env.VITE_PORTICO_HOST ?? "http://localhost:4000" })

const find = (id) => document.getElementById(id)

// Called with the current state, and after each change.
site.auth.onChange(async ({ status }) => {
  const isMember = status === "member"
  find("sign-in").hidden = isMember
  find("sign-out").hidden = !isMember
  const user = isMember ? await site.auth.getUser() : null
  find("status").textContent = user === null ? "Please sign in." : `Hello ${user.name ?? user.email}`
})

find("sign-in").addEventListener("submit", async (event) => {
  event.preventDefault()
  const { email, password } = Object.fromEntries(new FormData(event.target))
  const result = await site.auth.signIn({ email, password })
  if (result.loginState === "FAILURE") find("status").textContent = result.error
})

find("sign-out").addEventListener("click", () => site.auth.logout())

const books = await site.data.query("books").ascending("price").limit(5).find()
for (const { title, price } of books) {
  const entry = document.createElement("li")
  entry.append(title, ", €", price)
  find("books").append(entry)
}
