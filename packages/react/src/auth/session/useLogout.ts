"use client"
import { Members } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"
import * as React from "react"
import { submissionMachine } from "../../form/submissionMachine.ts"
import type { Submission } from "../../form/Submission.ts"
import { ofCall } from "../../problem/CallProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"

export interface LogoutOptions {
  /** Where the provider's page leads back to. The page at hand by default. */
  readonly postFlowUrl?: string | undefined
  /**
   * Called with the provider's page that ends the session there too. By default the browser goes there.
   */
  readonly onSignedOut?: ((logoutUrl: string) => void) | undefined
}

/** A sign-out: where it stands, and what begins it. */
export interface LogoutController {
  /** `Failed` where the provider could not be told. The session is ended here all the same. */
  readonly state: Submission<string>
  readonly signOut: () => void
}

/** Signs the member out: here at once, then at the provider. */
export const useLogout = ({ onSignedOut = goTo, postFlowUrl }: LogoutOptions = {}): LogoutController => {
  const [machine] = React.useState(makeMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const latest = React.useRef(onSignedOut)
  React.useEffect(() => {
    latest.current = onSignedOut
  })
  const logoutUrl = state._tag === "Done" ? state.outcome : undefined
  React.useEffect(() => {
    if (logoutUrl === undefined) return
    send({ _tag: "Reset" })
    latest.current(logoutUrl)
  }, [logoutUrl, send])
  const signOut = React.useCallback(
    () => send({ _tag: "Submit", entries: postFlowUrl ?? pageAtHand(), problem: undefined }),
    [postFlowUrl, send]
  )
  return { signOut, state }
}

const makeMachine = () =>
  submissionMachine<string, string>((postFlowUrl) =>
    Members.use((members) => members.logout({ postFlowUrl })).pipe(
      Effect.map(({ logoutUrl }) => logoutUrl),
      Effect.mapError((error) =>
        error._tag === "ReturnAddressRefused" ? Problem.make("misconfigured") : ofCall(error)
      )
    )
  )

const goTo = (address: string): void => globalThis.location.assign(address)

const pageAtHand = (): string => globalThis.location.href.replace(/#.*$/, "")
