"use client"
import * as React from "react"
import { canSubmit, type Submission } from "../../form/Submission.ts"
import { useRegistry } from "../../runtime/RegistryContext.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { type Leaving, logoutMachine } from "./logoutMachine.ts"
import { goTo, pageAtHand } from "../../runtime/Page.ts"

export interface LogoutOptions {
  /**
   * `"page"`, the default, leads to the provider's page that ends the browser's session there too. `"call"` ends the
   * member's session by a call, and the browser stays where it is.
   */
  readonly by?: Leaving["by"] | undefined
  /** Where the provider's page leads back to. The page at hand by default. */
  readonly postFlowUrl?: string | undefined
  /**
   * Called with the provider's page that ends the session there too, or with `postFlowUrl` after a call. By default the
   * browser goes to that page, and stays after a call.
   */
  readonly onSignedOut?: ((logoutUrl: string) => void) | undefined
}

/** A sign-out: where it stands, and what begins it. */
export interface LogoutController {
  /** `Failed` where the provider could not be told. The session is ended here all the same. */
  readonly state: Submission<string>
  readonly signOut: () => void
}

/**
 * Signs the member out: here at once, then at the provider. That goes on where the part that began it is gone, as one
 * for members is as soon as there is none.
 *
 * **Example** (A button of one's own)
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
