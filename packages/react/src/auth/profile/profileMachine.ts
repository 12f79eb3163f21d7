/**
 * The machine that loads and saves a profile. After a conflict it loads the version that was saved elsewhere.
 *
 * @since 0.1.0
 */
import { Profiles } from "@portico/client/auth/Profiles"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Atom from "effect/reactivity/Atom"
import * as Reactivity from "../../runtime/Reactivity.ts"
import { countDown } from "../../form/countDown.ts"
import { waitOf } from "../../form/Submission.ts"
import * as Problem from "../../problem/Problem.ts"
import { ofMe, ofUpdate } from "../../problem/AccountProblem.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { userKey } from "./nameAtom.ts"
import type { Identity } from "./Profile.ts"
import { loading, type ProfileEvent, type ProfileState, reduce, revisionOf, type Save } from "./ProfileState.ts"

type Work = Effect.Effect<void, never, Environment>

/** Creates the atom of a profile. It stays in its initial state until it receives a `Session` event. */
export const profileMachine = (): Atom.Writable<ProfileState, ProfileEvent> =>
  machine<ProfileState, ProfileEvent>({ initial: loading, reduce, invoke, crashed, refetch })

const refetch = (state: ProfileState): ProfileEvent | undefined =>
  state._tag === "Failed" && Problem.isUnreachable(state.problem) ? { _tag: "Reload" } : undefined

const crashed = (): ProfileEvent => ({ _tag: "Crashed", problem: Problem.make("unexpected") })

const invoke = (event: ProfileEvent, state: ProfileState, send: Send<ProfileEvent>): Work | undefined => {
  switch (event._tag) {
    case "Session":
      return event.member === "Member" ? load(send) : Effect.void
    case "Reload":
      return load(send)
    case "Save":
      if (state._tag === "Editing" && state.save._tag === "Submitting") return save(event.save, state, send)
      return state._tag === "Loading" ? load(send) : undefined
    case "LoadFailed":
    case "SaveFailed":
    case "Crashed": {
      const wait = state._tag === "Failed" ? state.wait : state._tag === "Editing" ? waitOf(state.save) : 0
      return wait > 0 ? countDown(wait, (left) => send({ _tag: "Tick", left })) : undefined
    }
    case "Edit":
    case "Cancel":
    case "TakeTheirs":
      return state._tag === "Loading" ? load(send) : Effect.void
    default:
      return undefined
  }
}

const load = (send: Send<ProfileEvent>): Work =>
  Profiles.use((profiles) => profiles.me).pipe(
    Effect.matchEffect({
      onFailure: (error) => send({ _tag: "LoadFailed", problem: ofMe(error) }),
      onSuccess: (found) => (Option.isSome(found) ? send({ _tag: "Loaded", identity: found.value }) : sendMissing(send))
    })
  )

// The request can reveal that the session has ended. Then no member is signed in, and the profile is not missing.
const sendMissing = (send: Send<ProfileEvent>): Work =>
  Tokens.use((tokens) =>
    Effect.flatMap(tokens.current, ({ refreshToken }) =>
      send(
        refreshToken.role === "member"
          ? { _tag: "Loaded", identity: undefined }
          : { _tag: "Session", member: "Visitor" }
      )
    )
  )

const save = (
  { change, fieldOf }: Save,
  state: Extract<ProfileState, { readonly _tag: "Editing" }>,
  send: Send<ProfileEvent>
): Work => {
  const watch = Effect.sleep("5 seconds").pipe(Effect.andThen(send({ _tag: "Slow" })), Effect.andThen(Effect.never))
  const update = Effect.gen(function* () {
    const profiles = yield* Profiles
    const attempt = (revision: string | undefined) =>
      Effect.result(profiles.update(change, { revision, id: state.identity.id }).pipe(Reactivity.mutation([userKey])))
    let saved = yield* attempt(revisionOf(state))
    // The form needs the current version so that the user can choose between the two.
    const changed = saved._tag === "Failure" && saved.failure._tag === "ProfileChanged"
    const theirs = changed ? Option.flatten(yield* Effect.option(profiles.me)) : Option.none()
    // A password change also changes the revision. The profile itself is the same, so there is no conflict to resolve.
    if (Option.isSome(theirs) && isSame(theirs.value, state.theirs ?? state.identity)) {
      saved = yield* attempt(String(theirs.value.revision))
    }
    if (saved._tag === "Success") return yield* send({ _tag: "Saved", identity: saved.success })
    const problem = ofUpdate(saved.failure, fieldOf)
    yield* send({ _tag: "SaveFailed", problem, theirs: Option.getOrUndefined(theirs) })
  })
  return Effect.raceFirst(update, watch)
}

const isSame = (one: Identity, other: Identity): boolean =>
  one.revision !== undefined && JSON.stringify(one.identityProfile) === JSON.stringify(other.identityProfile)
