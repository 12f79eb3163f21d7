import { useLocation } from "wouter"
import { scenario } from "../scenario.ts"
import { signedOutPath } from "./screens.ts"

/**
 * Returns the callback that replaces the redirect to the provider's sign-out page. It is `undefined` outside of a
 * scenario. The mock provider of a scenario has no page to redirect to.
 */
export const useSignedOut = (): (() => void) | undefined => {
  const [, navigate] = useLocation()
  return scenario === null ? undefined : () => navigate(signedOutPath)
}
