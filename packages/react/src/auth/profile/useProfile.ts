"use client"
import { Profiles } from "@portico/client/auth/Profiles"
import { useServices } from "../../runtime/useServices.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { useMember } from "../../session/memberAtom.ts"
import type { CustomFieldDefinition, Profile, ProfileChange } from "./Profile.ts"
import type { ProfileActions } from "./ProfileContext.ts"
import { changesOf, checkProfile, inputOf } from "./ProfileEntries.ts"
import type { ProfileState } from "./ProfileState.ts"
import { profileMachine } from "./profileMachine.ts"
import * as React from "react"

export interface ProfileOptions {
  /** The custom fields that the shop added. */
  readonly custom?: ReadonlyArray<CustomFieldDefinition> | undefined
}

/** The state of a profile, with functions to change it. A function does nothing in a state that does not allow it. */
export interface ProfileController {
  readonly state: ProfileState
  /** Loads the profile again. */
  readonly reload: () => void
  readonly edit: () => void
  /** Discards the entered values. */
  readonly cancel: () => void
  /**
   * Saves the entries of a form with `ProfileFields`, or a given change. Of form entries, only the differences are
   * sent.
   */
  readonly save: (entries: FormData | ProfileChange) => void
  /** Discards the entered values and shows the version that was saved elsewhere. */
  readonly takeTheirs: () => void
}

/**
 * Loads and changes the profile of the signed-in member. Requires the `Profiles` layer in the client.
 *
 * **Example** (Changing a nickname)
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
  useServices("ProfilePanel and useProfile", Profiles)
  const [machine] = React.useState(profileMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const member = useMember()
  React.useEffect(() => {
    // A member whose refresh token is parked is still the same member. Any other change may have brought another
    // member.
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

/** Returns the profile state of the signed-in member, and the callbacks for the parts of a profile. */
export const useProfileActions = (
  custom: ReadonlyArray<CustomFieldDefinition> | undefined
): ProfileActions & { readonly state: ProfileState } => {
  const { cancel, edit, reload, save, state, takeTheirs } = useProfile({ custom })
  return React.useMemo(
    () => ({
      state,
      onCancel: cancel,
      onEdit: edit,
      onReload: reload,
      onSave: save,
      onTakeTheirs: takeTheirs
    }),
    [cancel, edit, reload, save, state, takeTheirs]
  )
}
