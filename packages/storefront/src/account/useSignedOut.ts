import { useLocation } from "wouter"
import { scenario } from "../scenario.ts"
import { signedOutPath } from "./screens.ts"

/**
 * What happens after a sign-out in place of the way over the provider's page: nothing, but in a scenario, whose provider
 * has no page that a browser could go to.
 */
export const useSignedOut = (): (() => void) | undefined => {
  const [, navigate] = useLocation()
  return scenario === null ? undefined : () => navigate(signedOutPath)
}
