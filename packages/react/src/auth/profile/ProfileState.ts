/**
 * The state machine of a profile: loading, showing, editing and saving. A change of the session does not discard an
 * edit.
 *
 * @since 0.1.0
 */
import * as Submission from "../../form/Submission.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { Identity, ProfileChange } from "./Profile.ts"

/** The state of a profile. */
export type ProfileState =
  | { readonly _tag: "Loading" }
  /** No member is signed in. */
  | { readonly _tag: "SignedOut" }
  /** A member is signed in, but the provider has no such member. */
  | { readonly _tag: "NotFound" }
  /** The profile could not be loaded. `wait` is the time until the provider accepts another request, in seconds. */
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly wait: number }
  /** `doubted` is true after the session changed, until a request confirms whose profile it is. */
  | {
      readonly _tag: "Ready"
      readonly identity: Identity
      readonly notice?: ProfileNotice | undefined
      readonly doubted?: boolean | undefined
    }
  /**
   * `identity` is the profile that the edit started with. `theirs` is a version that was saved elsewhere during the
   * edit; saving again overwrites it. `session` is the new state of the session if it changed during the edit. The edit
   * stays open. Canceling it then loads the profile again, or shows that no member is signed in.
   */
  | {
      readonly _tag: "Editing"
      readonly identity: Identity
      readonly save: Submission.Submission<never>
      readonly theirs?: Identity | undefined
      readonly session?: "Unknown" | "Visitor" | "Member" | undefined
    }

/** The result of an edit. */
export type ProfileNotice = "saved" | "unchanged" | "reloaded"

/** The change to save. */
export interface Save {
  readonly change: ProfileChange
  /** Returns the input name for a field path of the provider. */
  readonly fieldOf: (field: string) => string | undefined
}

/** An event of a profile. */
export type ProfileEvent =
  /** `sameMember` is true if the session is known to belong to the same member as before. */
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

/** The initial state. */
export const loading: ProfileState = { _tag: "Loading" }

/** Returns the state after an event. Returns the same object if the event does not apply to the state. */
export const reduce = (state: ProfileState, event: ProfileEvent): ProfileState =>
  state._tag === "Editing" ? edited(state, event) : shown(state, event)

/** Returns whether the member can edit the account. Deleted and blocked accounts cannot be edited. */
export const canEdit = ({ status }: Identity): boolean => status?.name !== "DELETED" && status?.name !== "BLOCKED"

/** Returns the revision that a save is based on: that of the last version that the user has seen. */
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
      // The failed request did not confirm the owner. A doubted profile may belong to another member, so it is hidden.
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

// Keeps a loaded profile visible while it is loaded again: the session may belong to another member now, or the
// provider may be reachable again.
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

// Returns the state after an edit. Hides the profile if the session ended or may belong to another member now.
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
