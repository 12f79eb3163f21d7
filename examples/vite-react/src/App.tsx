import { AccountMenu, CollectionTable, returnTo, SignInForm, useUser } from "@portico/react"
import { books } from "./shop.ts"

const columns = [
  { field: "title", header: "Title" },
  { field: "year", header: "Year" },
  { field: "price", header: "Price" }
]

/** The pages of the shop. */
export function App() {
  return location.pathname === "/sign-in" ? <SignInPage /> : <BooksPage />
}

function SignInPage() {
  return (
    <main className="mx-auto max-w-md p-6">
      <SignInForm classNames={{ submit: "w-full rounded-none" }} onSignedIn={() => location.assign(returnTo())} />
    </main>
  )
}

function BooksPage() {
  return (
    <main className="mx-auto grid max-w-3xl gap-4 p-6">
      <header className="flex items-center justify-between">
        <Greeting />
        <AccountMenu signInHref="/sign-in" />
      </header>
      <h1 className="text-3xl font-bold">Books</h1>
      <CollectionTable caption="Books" columns={columns} query={books} />
    </main>
  )
}

function Greeting() {
  const state = useUser()
  return <p>{state._tag === "User" ? `Hello ${state.user.name ?? state.user.email}` : "Welcome"}</p>
}
