"use client"
import { Control } from "../../parts/Elements.tsx"
import { Part, type PartProps, type RootElementProps, usePartContext } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { problemOf } from "../../form/Submission.ts"
import type { TitleProps } from "../../form/FormParts.view.tsx"
import type { SessionsPanelClassNames } from "./SecurityContext.ts"
import { useSecurity } from "./SecurityContext.ts"
import {
  dayOf,
  SecurityAbsence,
  SecurityNotice,
  SecurityProblem,
  SecurityRoot,
  SecurityText,
  SecurityTitle
} from "./SecurityParts.view.tsx"
import type { SessionsActions, SessionsState } from "./useSessions.ts"
import * as React from "react"

interface SessionsContextValue {
  readonly actions: SessionsActions
  readonly state: SessionsState
}

const SessionsContext = React.createContext<SessionsContextValue | undefined>(undefined)

const useSessionsContext = (part: string): SessionsContextValue =>
  usePartContext(SessionsContext, part, "SessionsPanelParts.Root")

export interface SessionsRootViewProps extends RootProps<SessionsPanelClassNames> {
  readonly actions: SessionsActions
  readonly state: SessionsState
}

/** Renders the section around the parts of the sessions. */
export function SessionsRootView({ actions, children, state, ...root }: SessionsRootViewProps) {
  const context = React.useMemo(() => ({ actions, state }), [actions, state])
  return (
    <SecurityRoot {...root} state={state.read._tag.toLowerCase()}>
      <SessionsContext value={context}>{children}</SessionsContext>
    </SecurityRoot>
  )
}

/** Renders the heading of the sessions. */
export function SessionsTitle({ children, ...title }: TitleProps) {
  const { words } = useSecurity("Title")
  return <SecurityTitle {...title}>{children ?? words.sessionsTitle}</SecurityTitle>
}

/** Explains what to do about an unknown session. */
export function SessionsText(own: PartProps<"p">) {
  const { words } = useSecurity("Text")
  return <SecurityText {...own}>{words.sessionsText}</SecurityText>
}

/** Shows why there are no sessions: they are loading or could not be loaded, or the provider cannot list them. */
export function SessionsAbsence(own: PartProps<"output">) {
  const { actions, state } = useSessionsContext("Absence")
  return <SecurityAbsence onReload={actions.reload} own={own} state={state.read} />
}

/** Shows the result of the last change. */
export function SessionsNotice(own: PartProps<"output">) {
  const { state } = useSessionsContext("Notice")
  const { words } = useSecurity("Notice")
  return <SecurityNotice own={own} text={state.notice && words[state.notice]} />
}

/** Lists the sessions, with a button to end each of the others. */
export function SessionList(own: PartProps<"ul">) {
  const { actions, state } = useSessionsContext("List")
  const { classOf, words } = useSecurity("List")
  if (state.read._tag !== "Ready") return null
  const sessions = state.read.value
  const isBusy = state.change._tag === "Submitting"
  return (
    <>
      <Part as="ul" own={own} className={classOf("security-list")}>
        {sessions.map((session) => {
          const { atSignInPage, browser, createdDate, current, lastUsedDate, sessionId, system } = session
          const device =
            browser !== undefined && system !== undefined ? words.device(browser, system) : (browser ?? system)
          const used = lastUsedDate === undefined ? "" : words.lastUsed(dayOf(lastUsedDate), lastUsedDate)
          return (
            <li className={classOf("security-item")} data-current={current || undefined} key={sessionId}>
              <div>
                <p>{current ? words.thisDevice : (device ?? words.otherDevice)}</p>
                {current && device !== undefined && <p className={classOf("hint")}>{device}</p>}
                {atSignInPage === true && <p className={classOf("hint")}>{words.atSignInPage}</p>}
                {used !== "" && <p className={classOf("hint")}>{used}</p>}
                {createdDate !== undefined && <p className={classOf("hint")}>{words.signedIn(dayOf(createdDate))}</p>}
              </div>
              {!current && (
                <Control
                  as="button"
                  aria-disabled={isBusy || undefined}
                  aria-label={isEnding(state, sessionId) ? undefined : words.endSessionOf(device, used)}
                  className={classOf("button")}
                  onClick={() => {
                    if (!isBusy) actions.end(session)
                  }}
                  type="button"
                >
                  <EndLabel isEnding={isEnding(state, sessionId)}>{words.endSession}</EndLabel>
                </Control>
              )}
            </li>
          )
        })}
      </Part>
      {sessions.every(({ current }) => current) && <SecurityText>{words.onlyThis}</SecurityText>}
    </>
  )
}

/** Renders the button that ends all other sessions, if there are any. */
export function EndOtherSessions({ children, ...own }: PartProps<"button">) {
  const { actions, state } = useSessionsContext("EndOthers")
  const { classOf, words } = useSecurity("EndOthers")
  if (state.read._tag !== "Ready" || state.read.value.every(({ current }) => current)) return null
  const isBusy = state.change._tag === "Submitting"
  return (
    <Part
      as="button"
      own={own}
      aria-disabled={isBusy || undefined}
      className={classOf("button")}
      onClick={() => {
        if (!isBusy) actions.endOthers()
      }}
      type="button"
    >
      <EndLabel isEnding={isEnding(state, undefined)}>{children ?? words.endOthers}</EndLabel>
    </Part>
  )
}

const isEnding = ({ change, ending }: SessionsState, sessionId: string | undefined): boolean =>
  change._tag === "Submitting" && ending !== undefined && ending.sessionId === sessionId

function EndLabel({ children, isEnding }: { readonly children: React.ReactNode; readonly isEnding: boolean }) {
  const { classOf, words } = useSecurity("EndLabel")
  return isEnding ? (
    <>
      <span aria-hidden="true" className={classOf("spinner")} />
      {words.ending}
    </>
  ) : (
    children
  )
}

/** Announces the change in progress, and shows why the last one failed. */
export function SessionsStatus(own: PartProps<"output">) {
  const { state } = useSessionsContext("Status")
  const { classOf, words } = useSecurity("Status")
  return (
    <>
      <Part as="output" own={own} className={classOf("status")}>
        {state.change._tag === "Submitting" ? words.ending : ""}
      </Part>
      <SecurityProblem problem={problemOf(state.change)} />
    </>
  )
}

export interface SessionsPanelViewProps extends Omit<
  SessionsRootViewProps,
  "children" | keyof RootElementProps | "styled"
> {
  /** The dialog in which the member authenticates again, while it is open. */
  readonly dialog?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
}

/** Renders the sessions in each of their states. */
export function SessionsPanelView({ dialog, headingLevel, ...root }: SessionsPanelViewProps) {
  return (
    <SessionsRootView {...root}>
      <SessionsTitle level={headingLevel} />
      <SessionsText />
      <SessionsNotice />
      <SessionsAbsence />
      <SessionList />
      <EndOtherSessions />
      <SessionsStatus />
      {dialog}
    </SessionsRootView>
  )
}
