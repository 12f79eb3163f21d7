import { AuthFlow, CollectionTable, LogoutButton, OAuthCallback, SignedIn, SignedOut } from "@portico/react"
import type { AuthFlowProps } from "@portico/react/auth"
import * as Query from "@portico/client/data/Query"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import { expect, waitFor } from "storybook/test"
import { visit } from "../../.storybook/providerPages.ts"
import type { PlayOf } from "../../.storybook/preview.tsx"
import { lastCode } from "./emailWorld.ts"

type Play = PlayOf<typeof AuthFlow>

// The first load of the later screens' code can take longer than a story waits.
await import("../../packages/react/src/auth/flow/LazyScreens.tsx")

/** Moves to an element with the tab key. */
export const tabTo = async ({ userEvent }: Pick<Play, "userEvent">, find: () => HTMLElement) => {
  for (let steps = 0; steps < 24; steps++) {
    if (document.activeElement === find()) return
    await userEvent.tab()
  }
  throw new Error(`The tab key does not reach ${find().outerHTML.slice(0, 80)}.`)
}

/** Moves to a button or a link with the keyboard, and presses it. */
export const press = async ({ canvas, userEvent }: Play, name: string | RegExp, role: "button" | "link" = "button") => {
  await canvas.findByRole(role, { name })
  await tabTo({ userEvent }, () => canvas.getByRole(role, { name }))
  await userEvent.keyboard("{Enter}")
}

/** Finds the field of the current screen. Fails if a hidden screen has another one with the label. */
export const field = ({ canvas }: Pick<Play, "canvas">, label: string): HTMLElement => canvas.getByLabelText(label)

const focusField = async (play: Play, label: string) => {
  await waitFor(() => field(play, label))
  await tabTo(play, () => field(play, label))
}

/** Moves to a field with the keyboard, and types into it. */
export const typeInto = async (play: Play, label: string, text: string) => {
  await focusField(play, label)
  await play.userEvent.keyboard(text)
}

/** Moves to both fields with the keyboard, pastes an address and a password, and submits with Enter. */
export const submitCredentials = async (
  play: Play,
  { email, password }: { readonly email: string; readonly password: string },
  label = "Password"
) => {
  await focusField(play, "Email address")
  await play.userEvent.paste(email)
  await focusField(play, label)
  await play.userEvent.paste(password)
  await play.userEvent.keyboard("{Enter}")
}

/** Waits for a screen, and checks that its heading has the focus and is the only one. */
export const expectScreen = async ({ canvas }: Play, name: string) => {
  const heading = await canvas.findByRole("heading", { name })
  await waitFor(() => expect(heading).toHaveFocus())
  await expect(canvas.getAllByRole("heading")).toHaveLength(1)
}

/** Waits for the final screen, and checks that the page is notified once. */
export const expectSignedIn = async (play: Play) => {
  await expectScreen(play, "You're signed in")
  await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
  await expect(play.canvas.queryByLabelText("Password")).toBeNull()
}

/** A page with a mailbox: its button opens the recovery link of the last email. */
export function WithMailbox(props: AuthFlowProps) {
  const [recoveryToken, setToken] = React.useState<Redacted.Redacted>()
  const open = () => lastCode().then((code) => setToken(Redacted.make(code)))
  return (
    <>
      <AuthFlow {...props} recoveryToken={recoveryToken} />
      <p>
        <button className="portico-button" onClick={open} type="button">
          Open the link of the last email
        </button>
      </p>
    </>
  )
}

/** A page that simulates the redirect to the provider's page and back. */
export function RoundTrip({ onSignedIn, page, ...props }: AuthFlowProps) {
  const [address, setAddress] = React.useState<string>()
  const onRedirect = (authUrl: string) => {
    page?.onRedirect?.(authUrl)
    void visit(authUrl).then(setAddress)
  }
  return address === undefined ? (
    <AuthFlow {...props} page={{ ...page, onRedirect }} />
  ) : (
    <OAuthCallback address={address} onSignedIn={onSignedIn} onStrip={() => {}} />
  )
}

const books = Query.from("books").pipe(Query.limit(2))

/** A page for members, with the sign-in for everyone else. */
export function Shop(props: AuthFlowProps) {
  const [isOpen, setOpen] = React.useState(false)
  return (
    <>
      <SignedIn>
        <h2>My orders</h2>
        {isOpen ? (
          <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={books} />
        ) : (
          <button className="portico-button" onClick={() => setOpen(true)} type="button">
            Show the books
          </button>
        )}
      </SignedIn>
      <SignedOut>
        <AuthFlow {...props} />
      </SignedOut>
      <LogoutButton onSignedOut={() => {}} />
    </>
  )
}
