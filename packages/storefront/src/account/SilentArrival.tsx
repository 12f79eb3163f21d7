import { useMember, useSilentLogin } from "@portico/react"
import * as React from "react"
import { useLocation } from "wouter"
import { scenario } from "../scenario.ts"
import { callbackPath, screenAt, signedOutPath } from "./screens.ts"

const WaitContext = React.createContext(false)

export interface SilentArrivalProps {
  readonly children: React.ReactNode
}

/**
 * Signs in a member who is already signed in at the provider, once per browser tab, when they arrive. The pages for
 * visitors do not wait for it. On a sign-in page it stops, because the user signs in there.
 */
export function SilentArrival({ children }: SilentArrivalProps) {
  const [location] = useLocation()
  const member = useMember()
  const [isDue] = React.useState(() => scenario === null && !isSigning(location) && !hasTried())
  // A member who signs out on this page must not be signed in again, and their page shows that they signed out.
  const [wasMember, setWasMember] = React.useState(false)
  if (member._tag === "Member" && !wasMember) setWasMember(true)
  // After the provider has ended a session, the user must read why before they sign in again.
  const hasEnded = member._tag === "Visitor" && member.ended
  const { skip, state } = useSilentLogin({ when: isDue && !wasMember && !hasEnded ? "mount" : "manual" })
  React.useEffect(() => {
    if (isDue) remember()
  }, [isDue])
  const isStopped = isSigning(location)
  React.useEffect(() => {
    if (isStopped) skip()
  }, [isStopped, skip])
  return <WaitContext value={isDue && !wasMember && state._tag === "Pending" && !state.slow}>{children}</WaitContext>
}

/** Returns whether the user may soon be signed in without a form, so that a page for members should wait. */
export const useIsArriving = (): boolean => React.use(WaitContext)

const isSigning = (path: string): boolean =>
  screenAt(path) !== undefined || path === callbackPath || path === signedOutPath

const key = "colonnade-arrived"

// Without storage, every page load tries.
const hasTried = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

const remember = (): void => {
  try {
    sessionStorage.setItem(key, "1")
  } catch {}
}
