/**
 * The machine behind a profile: loading, shown, edited, saved. What is being edited stays, whatever becomes of the
 * session meanwhile.
 *
 * @since 0.1.0
 */
import * as Submission from "../../form/Submission.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { Identity, ProfileChange } from "./Profile.ts"

/** Where a profile stands. */
export type ProfileState =
  | { readonly _tag: "Loading" }
  /** Nobody is signed in. */
  | { readonly _tag: "SignedOut" }
  /** There is a session, and no such member. */
  | { readonly _tag: "NotFound" }
  /** It could not be read. `wait`: seconds until the provider wants to be asked again. */
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly wait: number }
  /** `doubted`: the session changed, and nobody knows yet whether it is still this member's. */
  | {
      readonly _tag: "Ready"
      readonly identity: Identity
      readonly notice?: ProfileNotice | undefined
      readonly doubted?: boolean | undefined
    }
  /**
   * `identity` is what the edit began with. `theirs` is what was saved elsewhere meanwhile: saving again saves over it.
   * `session` is what became of the session meanwhile: the edit stays, and what it belongs to is not shown after it.
   */
  | {
      readonly _tag: "Editing"
      readonly identity: Identity
      readonly save: Submission.Submission<never>
      readonly theirs?: Identity | undefined
      readonly session?: "Unknown" | "Visitor" | "Member" | undefined
    }

/** What an edit came to. */
export type ProfileNotice = "saved" | "unchanged" | "reloaded"

/** What is sent: what changed, from which revision, of whom. */
export interface Save {
  readonly change: ProfileChange
  /** Which input a field of the wire is. */
  readonly fieldOf: (field: string) => string | undefined
}

/** What can happen to a profile. */
export type ProfileEvent =
  /** `sameMember`: it is known that the member is the one who was there. */
  | {
      readonly _tag: "Session"
      readonly member: "Unknown" | "Visitor" | "Member"
      readonly sameMember?: boolean | undefined
    }
  | { readonly _tag: "Reload" }
  | { readonly _tag: "Loaded"; readonly identity: Identity | undefined }
  | { readonly _tag: "LoadFailed"; readonly problem: Problem }
  | { readonly _tag: "Edit" }
  | { readonly _tag: "Cancel" }
  | { readonly _tag: "TakeTheirs" }
  | { readonly _tag: "Save"; readonly save: Save; readonly problem: Problem | undefined }
  | { readonly _tag: "Slow" }
  | { readonly _tag: "Saved"; readonly identity: Identity }
  | { readonly _tag: "SaveFailed"; readonly problem: Problem; readonly theirs?: Identity | undefined }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Crashed"; readonly problem: Problem }

/** Before anything is known. */
export const loading: ProfileState = { _tag: "Loading" }

/** The state after an event. The same state comes back where the event means nothing in it. */
export const reduce = (state: ProfileState, event: ProfileEvent): ProfileState =>
  state._tag === "Editing" ? edited(state, event) : shown(state, event)

/** Whether an account in this standing can be changed by its member. */
export const canEdit = ({ status }: Identity): boolean => status?.name !== "DELETED" && status?.name !== "BLOCKED"

/** The revision that a save refers to: that of the last profile that was seen. */
export const revisionOf = ({ identity, theirs }: Extract<ProfileState, { _tag: "Editing" }>): string | undefined => {
  const { revision } = theirs ?? identity
  return revision === undefined ? undefined : String(revision)
}

type Editing = Extract<ProfileState, { readonly _tag: "Editing" }>

const shown = (state: Exclude<ProfileState, Editing>, event: ProfileEvent): ProfileState => {
  switch (event._tag) {
    case "Session":
      return ofSession(state, event)
    case "Reload":
      if (state._tag === "Failed") return state.wait > 0 ? state : loading
      return state._tag === "Ready" || state._tag === "NotFound" ? loading : state
    case "Loaded":
      if (state._tag === "Ready" && event.identity !== undefined) {
        const { doubted: _, notice, ...rest } = state
        const isSame = event.identity.id === state.identity.id
        return { ...rest, identity: event.identity, ...(isSame && notice !== undefined ? { notice } : {}) }
      }
      if (state._tag !== "Ready" && state._tag !== "Loading") return state
      return event.identity === undefined ? { _tag: "NotFound" } : { _tag: "Ready", identity: event.identity }
    case "LoadFailed":
    case "Crashed":
      // Whose profile it is, it did not tell: it is shown no longer where that may be another one's.
      return state._tag === "Loading" || (state._tag === "Ready" && state.doubted === true)
        ? { _tag: "Failed", problem: event.problem, wait: waitOf(event.problem) }
        : state
    case "Edit":
      return state._tag === "Ready" && canEdit(state.identity)
        ? { _tag: "Editing", identity: state.identity, save: Submission.idle }
        : state
    case "Tick":
      return state._tag === "Failed" && state.wait > event.left ? { ...state, wait: event.left } : state
    default:
      return state
  }
}

// A member who is there already is read anew without a word: it may be another one, or one who can be asked again.
const ofSession = (
  state: Exclude<ProfileState, Editing>,
  { member, sameMember = false }: Extract<ProfileEvent, { readonly _tag: "Session" }>
): ProfileState => {
  switch (member) {
    case "Unknown":
      return loading
    case "Visitor":
      return { _tag: "SignedOut" }
    case "Member":
      if (state._tag !== "Ready") return { _tag: "Loading" }
      return sameMember ? { ...state } : { ...state, doubted: true }
  }
}

// After an edit: nobody's profile where the session has ended or may be another member's since.
const left = ({ session }: Editing, ready: Extract<ProfileState, { readonly _tag: "Ready" }>): ProfileState => {
  switch (session) {
    case undefined:
      return ready
    case "Visitor":
      return { _tag: "SignedOut" }
    default:
      return { _tag: "Loading" }
  }
}

const edited = (state: Editing, event: ProfileEvent): ProfileState => {
  const { identity, save, theirs } = state
  const after = (event: Submission.Event<Save, never>): ProfileState => {
    const next = Submission.reduce(save, event)
    return next === save ? state : { ...state, save: next }
  }
  switch (event._tag) {
    case "Session":
      return event.sameMember === true || state.session === event.member ? state : { ...state, session: event.member }
    case "Save":
      if (!Submission.canSubmit(save)) return state
      return event.problem === undefined && Object.keys(event.save.change).length === 0
        ? left(state, { _tag: "Ready", identity: theirs ?? identity, notice: "unchanged" })
        : after({ _tag: "Submit", entries: event.save, problem: event.problem })
    case "Saved":
      if (save._tag !== "Submitting") return state
      return state.session === "Visitor"
        ? { _tag: "SignedOut" }
        : { _tag: "Ready", identity: event.identity, notice: "saved" }
    case "SaveFailed": {
      const failed = after({ _tag: "Failed", problem: event.problem })
      return event.theirs === undefined || failed === state ? failed : ({ ...failed, theirs: event.theirs } as Editing)
    }
    case "Slow":
      return after(event)
    case "Crashed":
      return after({ _tag: "Failed", problem: event.problem })
    case "Tick":
      return after(event)
    case "Cancel":
      return save._tag === "Submitting" ? state : left(state, { _tag: "Ready", identity: theirs ?? identity })
    case "TakeTheirs":
      return save._tag === "Submitting" || theirs === undefined
        ? state
        : left(state, { _tag: "Ready", identity: theirs, notice: "reloaded" })
    default:
      return state
  }
}

const waitOf = ({ retryAfter = 0 }: Problem): number => Math.max(0, Math.ceil(retryAfter))
