"use client"
import { Members } from "@portico/client/auth/Members"
import { useServices } from "../../runtime/useServices.ts"
import { canSubmit, type Submission } from "../../form/Submission.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { session } from "../../i18n/en/session.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { goTo, pageAtHand } from "../../runtime/PageAddress.ts"
import { useRegistry, useAtomValue } from "../../runtime/useAtom.ts"
import type { MemberState } from "../../session/Member.ts"
import { useMember } from "../../session/memberAtom.ts"
import type { ActionState } from "./ActionParts.view.tsx"
import { actionOf, stateOf, type LogoutState, logoutMachine, type Leaving } from "./Logout.ts"
import * as React from "react"

/** Returns whether the last change of the sign-in state was from member to visitor. */
export const useLeft = (now: MemberState["_tag"]): boolean => {
  const [before, setBefore] = React.useState(now)
  const [left, setLeft] = React.useState(false)
  if (before !== now) {
    setBefore(now)
    setLeft(before === "Member" && now === "Visitor")
  }
  return left
}

export interface LogoutOptions {
  /**
   * The way to sign out at the provider. Default: `"page"`. It redirects to the provider's sign-out page, which also
   * ends the browser's session there. `"call"` ends the member's session with a request and stays on the page.
   */
  readonly by?: Leaving["by"] | undefined
  /** The address that the provider's page redirects to. Default: the current page. */
  readonly postFlowUrl?: string | undefined
  /**
   * Called with the address of the provider's sign-out page, or with `postFlowUrl` after a `"call"`. By default the
   * browser goes to the provider's page, or stays on the page after a `"call"`.
   */
  readonly onSignedOut?: ((logoutUrl: string) => void) | undefined
}

/** The state of a sign-out, with a function to start it. */
export interface LogoutController {
  /**
   * The state of the sign-out. `Failed` if the provider could not be notified. The session on this page has ended in
   * this case too.
   */
  readonly state: Submission<string>
  readonly signOut: () => void
}

/**
 * Signs the member out, first on this page and then at the provider. The sign-out continues if the component unmounts,
 * because components for members unmount as soon as the member is signed out.
 *
 * **Example** (A custom button)
 *
 * ```tsx
 * import { useLogout } from "@portico/react"
 *
 * export function Leave() {
 *   const { signOut, state } = useLogout({ postFlowUrl: "https://shop.example/" })
 *   return (
 *     <button onClick={signOut} type="button">
 *       {state._tag === "Submitting" ? "One moment…" : "Leave"}
 *     </button>
 *   )
 * }
 * ```
 */
export const useLogout = ({ by = "page", onSignedOut, postFlowUrl }: LogoutOptions = {}): LogoutController => {
  useServices("LogoutButton, AccountMenu and useLogout", Members)
  const registry = useRegistry()
  const [machine] = React.useState(logoutMachine)
  const state = useAtomValue(machine)
  const latest = React.useRef(onSignedOut)
  React.useEffect(() => {
    latest.current = onSignedOut ?? (by === "page" ? goTo : undefined)
  })
  const signOut = React.useCallback(() => {
    if (!canSubmit(registry.get(machine))) return
    const release = registry.subscribe(machine, (state) => {
      if (state._tag !== "Done" && state._tag !== "Failed") return
      release()
      if (state._tag === "Failed") return
      registry.set(machine, { _tag: "Reset" })
      latest.current?.(state.outcome)
    })
    const entries = { by, postFlowUrl: postFlowUrl ?? pageAtHand() }
    registry.set(machine, { _tag: "Submit", entries, problem: undefined })
  }, [by, machine, postFlowUrl, registry])
  return { signOut, state }
}

/** Returns the state of a sign-out and a function to start it. */
export const useLeaving = (options: LogoutOptions): { readonly signOut: () => void; readonly state: LogoutState } => {
  const member = useMember()
  const { signOut, state: logout } = useLogout(options)
  const left = useLeft(member._tag)
  const state = React.useMemo(() => stateOf(member, logout, left), [left, logout, member])
  return { signOut, state }
}

/** Returns the state of the sign-out button. */
export const useLogoutAction = (state: LogoutState, messages: MessageOverrides | undefined): ActionState => {
  const words = useWords("session", session, messages)
  return React.useMemo(() => actionOf(state, words), [state, words])
}
