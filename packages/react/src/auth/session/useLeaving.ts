"use client"
import * as React from "react"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { session } from "../../i18n/en/signIn.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import type { ActionState } from "./Action.ts"
import { actionOf, type LogoutState, stateOf } from "./Logout.ts"
import { useLeft } from "./useLeft.ts"
import { type LogoutOptions, useLogout } from "./useLogout.ts"
import { useMember } from "../../session/useMember.ts"

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
