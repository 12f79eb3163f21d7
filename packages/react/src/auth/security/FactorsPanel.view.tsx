"use client"
import { Control } from "../../parts/Elements.tsx"
import { Part, type PartProps, type RootElementProps, usePartContext } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { Confirm } from "../../parts/Confirm.view.tsx"
import { problemOf } from "../../form/Submission.ts"
import type { TitleProps } from "../../form/FormParts.view.tsx"
import { isFactorName } from "../factors/Method.ts"
import type { FactorName } from "../../i18n/messages/AccountMessages.ts"
import type { FactorsPanelClassNames } from "./SecurityContext.ts"
import { useSecurity } from "./SecurityContext.ts"
import { AppSetup, PasskeySetup, RecoveryCodes } from "./FactorSetup.view.tsx"
import {
  dayOf,
  SecurityAbsence,
  SecurityNotice,
  SecurityProblem,
  SecurityRoot,
  SecurityText,
  SecurityTitle
} from "./SecurityParts.view.tsx"
import type { Factor, FactorsActions, FactorsState } from "./useFactors.ts"
import * as React from "react"

interface FactorsContextValue {
  readonly actions: FactorsActions
  readonly state: FactorsState
}

const FactorsContext = React.createContext<FactorsContextValue | undefined>(undefined)

const useFactorsContext = (part: string): FactorsContextValue =>
  usePartContext(FactorsContext, part, "FactorsPanelParts.Root")

export interface FactorsRootViewProps extends RootProps<FactorsPanelClassNames> {
  readonly actions: FactorsActions
  readonly state: FactorsState
}

/** Renders the section around the parts of the second factors. */
export function FactorsRootView({ actions, children, state, ...root }: FactorsRootViewProps) {
  const context = React.useMemo(() => ({ actions, state }), [actions, state])
  return (
    <SecurityRoot {...root} state={state.step._tag.toLowerCase()}>
      <FactorsContext value={context}>{children}</FactorsContext>
    </SecurityRoot>
  )
}

/** Renders the heading of the second factors. */
export function FactorsTitle({ children, ...title }: TitleProps) {
  const { words } = useSecurity("Title")
  return <SecurityTitle {...title}>{children ?? words.factorsTitle}</SecurityTitle>
}

/** Explains two-step verification. */
export function FactorsText(own: PartProps<"p">) {
  const { words } = useSecurity("Text")
  return <SecurityText {...own}>{words.factorsText}</SecurityText>
}

/** Shows why there are no factors: they are loading or could not be loaded, or the provider cannot change them. */
export function FactorsAbsence(own: PartProps<"output">) {
  const { actions, state } = useFactorsContext("Absence")
  return <SecurityAbsence onReload={actions.reload} own={own} state={state.read} />
}

/** Shows the result of the last change. */
export function FactorsNotice(own: PartProps<"output">) {
  const { state } = useFactorsContext("Notice")
  const { words } = useSecurity("Notice")
  const nameOf = useFactorName()
  const { notice } = state
  if (notice === undefined) return null
  if (notice._tag === "Removed") return <SecurityNotice own={own} text={words.removed(nameOf(notice.factor))} />
  return <SecurityNotice own={own} text={notice._tag === "AppAdded" ? words.appDone : words.passkeyDone} />
}

/** Lists the factors, with a button to remove each of them. */
export function FactorList(own: PartProps<"ul">) {
  const { actions, state } = useFactorsContext("List")
  const { classOf, words } = useSecurity("List")
  const nameOf = useFactorName()
  if (state.read._tag !== "Ready" || isSetup(state)) return null
  const { factors } = state.read.value
  const isBusy = state.change._tag === "Submitting"
  if (factors.length === 0) return <SecurityText {...own}>{words.factorsEmpty}</SecurityText>
  return (
    <>
      {!factors.some(isProtecting) && <SecurityText>{words.factorsEmpty}</SecurityText>}
      <Part as="ul" own={own} className={classOf("security-list")}>
        {factors.map((factor) => {
          const { codesLeft, createdDate, factorId, hint, removable, status } = factor
          const details = [
            hint,
            status === "REQUIRE_ACTIVATION" ? words.unconfirmed : undefined,
            codesLeft === undefined ? undefined : words.codesLeft(codesLeft),
            createdDate === undefined ? undefined : words.added(dayOf(createdDate))
          ].filter((detail) => detail !== undefined)
          return (
            <li className={classOf("security-item")} key={factorId}>
              <div>
                <p>
                  <bdi>{nameOf(factor)}</bdi>
                </p>
                {details.map((detail) => (
                  <p className={classOf("hint")} key={detail}>
                    <bdi>{detail}</bdi>
                  </p>
                ))}
              </div>
              {removable !== false && (
                <Control
                  as="button"
                  aria-disabled={isBusy || undefined}
                  aria-label={`${words.remove}: ${nameOf(factor)}`}
                  className={classOf("button")}
                  onClick={() => {
                    if (!isBusy) actions.remove(factor)
                  }}
                  type="button"
                >
                  {words.remove}
                </Control>
              )}
            </li>
          )
        })}
      </Part>
    </>
  )
}

/** Renders the buttons that add an authenticator app, a passkey and recovery codes, as far as the provider offers them. */
export function FactorActions(own: PartProps<"div">) {
  const { actions, state } = useFactorsContext("Actions")
  const { classOf, words } = useSecurity("Actions")
  if (state.read._tag !== "Ready" || isSetup(state)) return null
  const { available, factors } = state.read.value
  const has = (type: FactorName, status?: string) =>
    factors.some((factor) => factor.factorType === type && (status === undefined || factor.status === status))
  const isBusy = state.change._tag === "Submitting"
  const buttons = [
    { type: "TOTP", changing: "App", label: words.addApp, onClick: actions.addApp, isShown: !has("TOTP", "ENABLED") },
    { type: "WEBAUTHN", changing: "Passkey", label: words.addPasskey, onClick: actions.addPasskey, isShown: true },
    {
      type: "RECOVERY_CODE",
      changing: "Codes",
      label: has("RECOVERY_CODE") ? words.replaceCodes : words.createCodes,
      onClick: actions.createCodes,
      // The codes replace another factor, so they are of no use without one.
      isShown: factors.some(isProtecting)
    }
  ].filter(({ isShown, type }) => isShown && available.includes(type))
  return (
    <Part as="div" own={own} className={classOf("security-actions")}>
      {buttons.map(({ changing, label, onClick, type }) => (
        <Control
          as="button"
          aria-disabled={isBusy || undefined}
          className={classOf("button")}
          key={type}
          onClick={() => {
            if (!isBusy) onClick()
          }}
          type="button"
        >
          {isBusy && state.changing === changing && <span aria-hidden="true" className={classOf("spinner")} />}
          {label}
        </Control>
      ))}
    </Part>
  )
}

/** Announces the change in progress, and shows why the last one failed. */
export function FactorsStatus(own: PartProps<"output">) {
  const { state } = useFactorsContext("Status")
  const { classOf, words } = useSecurity("Status")
  // The forms of a setup show their own progress.
  if (isSetup(state)) return null
  const progress = {
    App: words.loading,
    Codes: words.codesCreating,
    Passkey: words.passkeyWaiting,
    Remove: words.removing
  }
  const isBusy = state.change._tag === "Submitting" && state.changing !== undefined
  return (
    <>
      <Part as="output" own={own} className={classOf("status")}>
        {isBusy ? progress[state.changing] : ""}
      </Part>
      <SecurityProblem problem={problemOf(state.change)} />
    </>
  )
}

/** Renders the open step: the setup of an app or a passkey, new recovery codes, or the confirmation of a removal. */
export function FactorSetup(own: PartProps<"div">) {
  const { actions, state } = useFactorsContext("Setup")
  const { step } = state
  switch (step._tag) {
    case "List":
      return null
    case "App":
      return (
        <AppSetup onCancel={actions.leave} onSubmit={actions.confirmApp} own={own} state={state.change} {...step} />
      )
    case "Passkey":
      return <PasskeySetup onCancel={actions.leave} onSubmit={actions.createPasskey} own={own} state={state.change} />
    case "Codes":
      return <RecoveryCodes codes={step.codes} onDone={actions.leave} own={own} />
    case "Remove":
      return <Removal factor={step.factor} onCancel={actions.leave} onConfirm={actions.confirmRemove} own={own} />
  }
}

interface RemovalProps {
  readonly factor: Factor
  readonly onCancel: () => void
  readonly onConfirm: () => void
  readonly own: PartProps<"div">
}

function Removal({ factor, onCancel, onConfirm, own }: RemovalProps) {
  const { classOf, words } = useSecurity("Setup")
  const nameOf = useFactorName()
  return (
    <Confirm
      cancelLabel={words.cancel}
      classOf={classOf}
      confirmLabel={words.remove}
      onCancel={onCancel}
      onConfirm={onConfirm}
      own={own}
      title={words.removeTitle(nameOf(factor))}
    >
      {words.removeText}
    </Confirm>
  )
}

// Recovery codes only replace another factor, so logins do not require them alone. A provider may omit the status.
const isProtecting = ({ factorType, status = "ENABLED" }: Factor): boolean =>
  factorType !== "PASSWORD" && factorType !== "RECOVERY_CODE" && (status === "ENABLED" || status === "ENABLED_BY_RULE")

const isSetup = ({ step }: FactorsState): boolean => step._tag !== "List" && step._tag !== "Remove"

// A factor type of a newer provider has no name in the catalog.
const useFactorName = () => {
  const { words } = useSecurity("List")
  return ({ factorType, name }: Factor): string =>
    isFactorName(factorType) ? words.factor(factorType, name) : (name ?? factorType)
}

export interface FactorsPanelViewProps extends Omit<
  FactorsRootViewProps,
  "children" | keyof RootElementProps | "styled"
> {
  /** The dialog in which the member authenticates again, while it is open. */
  readonly dialog?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
}

/** Renders the second factors in each of their states. */
export function FactorsPanelView({ dialog, headingLevel, ...root }: FactorsPanelViewProps) {
  return (
    <FactorsRootView {...root}>
      <FactorsTitle level={headingLevel} />
      <FactorsText />
      <FactorsNotice />
      <FactorsAbsence />
      <FactorList />
      <FactorActions />
      <FactorsStatus />
      <FactorSetup />
      {dialog}
    </FactorsRootView>
  )
}
