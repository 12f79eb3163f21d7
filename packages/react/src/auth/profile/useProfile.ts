"use client"
import * as React from "react"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { useMember } from "../../session/useMember.ts"
import type { CustomFieldDefinition, Profile, ProfileChange } from "./Profile.ts"
import { changesOf, checkProfile, inputOf } from "./ProfileEntries.ts"
import { profileMachine } from "./profileMachine.ts"
import type { ProfileState } from "./ProfileState.ts"

export interface ProfileOptions {
  /** The fields that the shop added. */
  readonly custom?: ReadonlyArray<CustomFieldDefinition> | undefined
}

/** A profile: where it stands, and what moves it on. Each does nothing where it means nothing. */
export interface ProfileController {
  readonly state: ProfileState
  /** Reads it anew. */
  readonly reload: () => void
  readonly edit: () => void
  /** Drops what was entered. */
  readonly cancel: () => void
  /** Saves the entries of a form with `ProfileFields`, or a change of one's own: only what differs is sent. */
  readonly save: (entries: FormData | ProfileChange) => void
  /** Drops what was entered for what was saved elsewhere meanwhile. */
  readonly takeTheirs: () => void
}

/**
 * Reads the profile of the member who is signed in, and changes it. It needs `Profiles` laid over the client.
 *
 * **Example** (A nickname)
 *
 * ```tsx
 * import { useProfile } from "@portico/react"
 *
 * export function Nickname() {
 *   const { edit, save, state } = useProfile()
 *   if (state._tag === "Ready") return <button onClick={edit}>{state.identity.identityProfile?.nickname}</button>
 *   if (state._tag === "Editing") return <button onClick={() => save({ nickname: "Ada" })}>Call me Ada</button>
 *   return null
 * }
 * ```
 */
export const useProfile = ({ custom }: ProfileOptions = {}): ProfileController => {
  const [machine] = React.useState(profileMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const member = useMember()
  React.useEffect(() => {
    // Tokens that cannot be refreshed for now are still the same member's. Any other change may have brought another one.
    send({ _tag: "Session", member: member._tag, sameMember: member._tag === "Member" && member.parked })
  }, [member, send])
  return React.useMemo(
    () => ({
      state,
      reload: () => send({ _tag: "Reload" }),
      edit: () => send({ _tag: "Edit" }),
      cancel: () => send({ _tag: "Cancel" }),
      save: (entries) => {
        if (state._tag === "Editing") send({ _tag: "Save", ...saveOf(entries, state.identity.identityProfile, custom) })
      },
      takeTheirs: () => send({ _tag: "TakeTheirs" })
    }),
    [custom, send, state]
  )
}

const saveOf = (entries: FormData | ProfileChange, before: Profile | undefined, custom: ProfileOptions["custom"]) => {
  if (!(entries instanceof FormData)) {
    return { save: { change: entries, fieldOf: () => undefined }, problem: undefined }
  }
  const options = { before, custom }
  return {
    save: { change: changesOf(entries, options), fieldOf: inputOf(entries, options) },
    problem: checkProfile(entries, options)
  }
}
