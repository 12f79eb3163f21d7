"use client"
import { RedirectSessions } from "@portico/client/auth/RedirectSessions"
import * as Effect from "effect/Effect"
import * as React from "react"
import { canSubmit } from "../../form/Submission.ts"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofCall } from "../../problem/CallProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { MembersAreaSection, MembersAreaState } from "./AccountContext.ts"
import { goTo, pageAtHand } from "../../runtime/PageAddress.ts"

export interface MembersAreaOptions {
  /** Called with the page's address. By default, the browser navigates to it. */
  readonly onOpen?: ((address: string) => void) | undefined
  /** The address that the page links back to. Default: the current page. */
  readonly postFlowUrl?: string | undefined
}

/** The state of opening the provider's members area, with the function that opens one of its pages. */
export interface MembersAreaController {
  readonly state: MembersAreaState
  readonly open: (section: MembersAreaSection) => void
}

/** Opens pages of the members area at the provider (auth.md §7, `memberAccountPage`). */
export const useMembersArea = ({ onOpen = goTo, postFlowUrl }: MembersAreaOptions = {}): MembersAreaController => {
  const [machine] = React.useState(makeMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const [section, choose] = React.useState<MembersAreaSection>("ACCOUNT_INFO")
  const latest = React.useRef(onOpen)
  React.useEffect(() => {
    latest.current = onOpen
  })
  const address = state._tag === "Done" ? state.outcome : undefined
  React.useEffect(() => {
    if (address === undefined) return
    send({ _tag: "Reset" })
    latest.current(address)
  }, [address, send])
  const open = React.useCallback(
    (wanted: MembersAreaSection) => {
      // While a page is opening, another request is ignored, so the state must still name the first page.
      if (canSubmit(state)) choose(wanted)
      send({
        _tag: "Submit",
        entries: { section: wanted, postFlowUrl: postFlowUrl ?? pageAtHand() },
        problem: undefined
      })
    },
    [postFlowUrl, send, state]
  )
  return React.useMemo(() => ({ open, state: stateOf(state, section) }), [open, section, state])
}

interface Wanted {
  readonly section: MembersAreaSection
  readonly postFlowUrl: string
}

const makeMachine = () =>
  submissionMachine<Wanted, string>(({ postFlowUrl, section }) =>
    RedirectSessions.use((sessions) =>
      sessions.create({ memberAccountPage: { section }, callbacks: { postFlowUrl } })
    ).pipe(
      Effect.mapError((error) => ofCall(error)),
      Effect.flatMap(({ fullUrl }) =>
        fullUrl === undefined ? Effect.fail(Problem.make("unreadable")) : Effect.succeed(fullUrl)
      )
    )
  )

const stateOf = (
  state: ReturnType<ReturnType<typeof makeMachine>["read"]>,
  section: MembersAreaSection
): MembersAreaState => {
  switch (state._tag) {
    case "Submitting":
      return { _tag: "Opening", section }
    case "Failed":
      return { _tag: "Failed", section, problem: state.problem, wait: state.wait }
    default:
      return { _tag: "Idle" }
  }
}
