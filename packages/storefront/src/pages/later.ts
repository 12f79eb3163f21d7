/**
 * The pages of an account: their code comes when one of them is shown, or is about to be.
 */
import * as React from "react"

const entrance = () => import("./EntrancePage.tsx").then(({ EntrancePage }) => ({ default: EntrancePage }))
const account = () => import("./AccountPage.tsx").then(({ AccountPage }) => ({ default: AccountPage }))

export const EntrancePage = React.lazy(entrance)
export const AccountPage = React.lazy(account)
export const CallbackPage = React.lazy(() =>
  import("./CallbackPage.tsx").then(({ CallbackPage }) => ({ default: CallbackPage }))
)
export const SignedOutPage = React.lazy(() =>
  import("./SignedOutPage.tsx").then(({ SignedOutPage }) => ({ default: SignedOutPage }))
)

// Whoever shows the page says that it did not come.
const ahead = (load: () => Promise<unknown>) => () => void load().catch(() => {})

/** Fetches the pages of the way in ahead of time. */
export const loadEntrance = ahead(entrance)

/** Fetches the page of the account ahead of time. */
export const loadAccount = ahead(account)
