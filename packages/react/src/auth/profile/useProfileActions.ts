"use client"
import * as React from "react"
import type { CustomFieldDefinition } from "./Profile.ts"
import type { ProfileActions } from "./ProfileContext.ts"
import type { ProfileState } from "./ProfileState.ts"
import { useProfile } from "./useProfile.ts"

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
