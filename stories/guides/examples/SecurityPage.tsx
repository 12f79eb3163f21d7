import { AccountSecurity, RequireMember, SignInForm, useUser } from "@portico/react"

export function SecurityPage() {
  const state = useUser()
  return (
    <RequireMember fallback={<SignInForm />}>
      <h1>{state._tag === "User" ? state.user.email : "Your account"}</h1>
      <AccountSecurity onDeleted={() => location.assign("/")} />
    </RequireMember>
  )
}
