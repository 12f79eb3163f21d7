"use client"
import * as Factors from "@portico/client/auth/Factors"
import * as Passkey from "@portico/client/auth/Passkey"
import { useReportOnce, useSubmission } from "../../form/useSubmission.ts"
import type { Submission } from "../../form/Submission.ts"
import { ofSecurity } from "../../problem/SecurityProblem.ts"
import { useAtomRefresh, useAtomValue } from "../../runtime/useAtom.ts"
import { checkCode } from "../factors/MfaState.ts"
import { type Read, readAtom } from "./Read.ts"
import { type Reverification, useProtected } from "./useProtected.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as React from "react"

/** A factor of the member. */
export type Factor = Factors.EnrolledFactor

/** The factors of the member, and the types that they may add. */
export type FactorList = Effect.Success<Factors.FactorsShape["list"]>

/** The step that the user is in. Secrets and codes are stored in memory only, while their step is shown. */
export type FactorsStep =
  | { readonly _tag: "List" }
  /** An authenticator app scans the address or the secret, and its code is entered. */
  | { readonly _tag: "App"; readonly factorId: string; readonly secret: string; readonly uri: string }
  /** A new passkey gets its name. */
  | { readonly _tag: "Passkey" }
  /** The recovery codes, which are shown once. */
  | { readonly _tag: "Codes"; readonly codes: ReadonlyArray<string> }
  /** The user confirms a removal. */
  | { readonly _tag: "Remove"; readonly factor: Factor }

/** The result of the last change. */
export type FactorsNotice =
  | { readonly _tag: "AppAdded" }
  | { readonly _tag: "PasskeyAdded" }
  | { readonly _tag: "Removed"; readonly factor: Factor }

/** The state of a member's second factors. */
export interface FactorsState {
  /** The change in progress: its name, or `undefined` if none was started. */
  readonly changing?: Change["_tag"] | undefined
  readonly change: Submission<unknown>
  readonly notice?: FactorsNotice | undefined
  readonly read: Read<FactorList>
  readonly step: FactorsStep
}

/** The user's actions on their second factors. */
export interface FactorsActions {
  readonly addApp: () => void
  /** Opens the step in which the passkey gets its name. */
  readonly addPasskey: () => void
  readonly confirmApp: (code: string) => void
  readonly createCodes: () => void
  /** Creates the passkey. The name may be empty. */
  readonly createPasskey: (name: string) => void
  /** Returns to the list. */
  readonly leave: () => void
  readonly reload: () => void
  /** Opens the step in which the user confirms the removal. */
  readonly remove: (factor: Factor) => void
  readonly confirmRemove: () => void
}

/** The state of a member's second factors, the actions, and the pending reverification. */
export interface FactorsController {
  readonly actions: FactorsActions
  readonly reverification: Reverification | undefined
  readonly state: FactorsState
}

/**
 * Reads, adds and removes the second factors of the signed-in member. The provider needs the account extension.
 *
 * **Example** (The number of factors)
 *
 * ```tsx
 * import { useFactors } from "@portico/react/auth"
 *
 * export function Protection() {
 *   const { state } = useFactors()
 *   return <p>{state.read._tag === "Ready" ? state.read.value.factors.length : "…"}</p>
 * }
 * ```
 */
export const useFactors = (): FactorsController => {
  const stored = useAtomValue(factors.state)
  const reload = useAtomRefresh(factors.source)
  const [step, setStep] = React.useState<FactorsStep>(list)
  const [notice, setNotice] = React.useState<FactorsNotice>()
  const [changing, setChanging] = React.useState<Change["_tag"]>()
  const [canceled, setCanceled] = React.useState<string>()
  const read = React.useMemo(() => without(stored, canceled), [canceled, stored])
  const change = useProtected(send)
  const confirm = useSubmission({ check: ({ code }: AppCode) => checkCode("TOTP", code), send: sendCode })
  const cancel = useSubmission({ send: sendCancel })
  const setup = React.useRef<Setup>(undefined)

  const { reset } = change
  useReportOnce(change.state._tag === "Done" ? change.state.outcome : undefined, (outcome) => {
    reset()
    setup.current = outcome._tag === "App" ? { factorId: outcome.factorId, proof: outcome.proof } : undefined
    setNotice(outcome._tag === "PasskeyAdded" || outcome._tag === "Removed" ? outcome : undefined)
    setStep(stepAfter(outcome))
    reload()
  })
  const { reset: resetCode } = confirm
  useReportOnce(confirm.state._tag === "Done" ? confirm.state.outcome : undefined, () => {
    resetCode()
    setup.current = undefined
    setNotice({ _tag: "AppAdded" })
    setStep(list)
    reload()
  })

  useReportOnce(cancel.state._tag === "Done" ? cancel.state.outcome : undefined, reload)

  const actions = React.useMemo<FactorsActions>(() => {
    const start = (next: Change) => {
      setNotice(undefined)
      setChanging(next._tag)
      change.submit(next)
    }
    const open = (next: FactorsStep) => {
      setNotice(undefined)
      change.reset()
      confirm.reset()
      setStep(next)
    }
    return {
      addApp: () => start({ _tag: "App" }),
      addPasskey: () => open({ _tag: "Passkey" }),
      confirmApp: (code) => {
        if (step._tag === "App") confirm.submit({ code: code.replace(/\s/g, ""), factorId: step.factorId })
      },
      createCodes: () => start({ _tag: "Codes" }),
      createPasskey: (name) => start({ _tag: "Passkey", name: name.trim() }),
      leave: () => {
        open(list)
        if (step._tag === "App" && setup.current !== undefined) {
          setCanceled(step.factorId)
          cancel.submit(setup.current)
        }
        setup.current = undefined
      },
      reload,
      remove: (factor) => open({ _tag: "Remove", factor }),
      confirmRemove: () => {
        if (step._tag !== "Remove") return
        setStep(list)
        start({ _tag: "Remove", factor: step.factor })
      }
    }
  }, [cancel, change, confirm, reload, step])

  return React.useMemo(
    () => ({
      actions,
      reverification: change.reverification,
      state: { change: step._tag === "App" ? confirm.state : change.state, changing, notice, read, step }
    }),
    [actions, change.reverification, change.state, changing, confirm.state, notice, read, step]
  )
}

const list: FactorsStep = { _tag: "List" }

const factors = readAtom(Factors.Factors.use(({ list }) => list).pipe(Effect.provide(Factors.layer)))

// A canceled app disappears at once, not only after the provider has removed it.
const without = (read: Read<FactorList>, canceled: string | undefined): Read<FactorList> => {
  if (read._tag !== "Ready" || canceled === undefined) return read
  const factors = read.value.factors.filter(({ factorId }) => factorId !== canceled)
  return { ...read, value: { ...read.value, factors } }
}

type Change =
  | { readonly _tag: "App" }
  | { readonly _tag: "Codes" }
  | { readonly _tag: "Passkey"; readonly name: string }
  | { readonly _tag: "Remove"; readonly factor: Factor }

/** The app that is being set up, and the proof that began it. */
interface Setup {
  readonly factorId: string
  readonly proof: Redacted.Redacted
}

type Outcome =
  | (Extract<FactorsStep, { readonly _tag: "App" }> & Setup)
  | Extract<FactorsStep, { readonly _tag: "Codes" }>
  | Exclude<FactorsNotice, { readonly _tag: "AppAdded" }>

const send = (change: Change, proof: Redacted.Redacted) =>
  changed(change, proof).pipe(
    Effect.provide(Factors.layer),
    Effect.mapError((error) => ofSecurity(error))
  )

const changed = (change: Change, proof: Redacted.Redacted) =>
  Effect.gen(function* (): Effect.fn.Return<Outcome, Factors.PasskeyError | Passkey.CreateError, Factors.Factors> {
    const service = yield* Factors.Factors
    switch (change._tag) {
      case "App": {
        const { factorId, totpData } = yield* service.enroll({ factorType: "TOTP" }, proof)
        return {
          _tag: "App",
          factorId,
          proof,
          secret: totpData === undefined ? "" : Redacted.value(totpData.secret),
          uri: totpData === undefined ? "" : Redacted.value(totpData.uri)
        }
      }
      case "Codes":
        return { _tag: "Codes", codes: (yield* service.renewRecoveryCodes(proof)).map(Redacted.value) }
      case "Passkey": {
        const credential = yield* Passkey.create(yield* service.passkeyOptions(proof))
        yield* service.addPasskey(change.name === "" ? { credential } : { credential, name: change.name }, proof)
        return { _tag: "PasskeyAdded" }
      }
      case "Remove":
        yield* service.remove(change.factor.factorId, proof)
        return { _tag: "Removed", factor: change.factor }
    }
  })

// The proof is not a part of the state that components receive.
const stepAfter = (outcome: Outcome): FactorsStep => {
  if (outcome._tag === "Codes") return outcome
  if (outcome._tag !== "App") return list
  const { factorId, secret, uri } = outcome
  return { _tag: "App", factorId, secret, uri }
}

// The provider drops an unconfirmed app after ten minutes, so a failure has no consequence.
const sendCancel = ({ factorId, proof }: Setup) =>
  Factors.Factors.use(({ remove }) => remove(factorId, proof)).pipe(
    Effect.provide(Factors.layer),
    Effect.ignore,
    Effect.map(() => ({}))
  )

interface AppCode {
  readonly code: string
  readonly factorId: string
}

const sendCode = ({ code, factorId }: AppCode) =>
  Factors.Factors.use(({ confirm }) => confirm(factorId, Redacted.make(code))).pipe(
    Effect.provide(Factors.layer),
    Effect.mapError((error) => ofSecurity(error, "TOTP")),
    // A new object for each confirmation, because an outcome is reported once.
    Effect.as({ _tag: "AppAdded" } as const),
    Effect.map((outcome) => ({ ...outcome }))
  )
