/**
 * What the parts of a profile share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { FormSlot } from "../../form/FormContext.ts"
import type { ProfileFieldMessages, ProfileMessages } from "../../i18n/messages/AccountMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { AddressFormat, CustomFieldDefinition, ProfileField } from "./Profile.ts"
import type { ProfileState } from "./ProfileState.ts"

/** An element of a profile that has a class of its own, its form's included. */
export type ProfileSlot =
  | FormSlot
  | "profile"
  | "profile-head"
  | "profile-standing"
  | "profile-part"
  | "profile-values"
  | "profile-value"
  | "profile-tag"
  | "profile-skeleton"
  | "profile-conflict"
  | "alert"
  | "avatar"

/** Classes to add to the elements of a profile, by slot. */
export type ProfileClassNames = ClassNames<ProfileSlot>

/** Which inputs a profile has. */
export interface ProfileShape {
  /** Whether postal addresses are shown, and at most how many. All by default. */
  readonly addresses?: boolean | number | undefined
  /** How the street of a new address is entered: as lines by default. */
  readonly addressFormat?: AddressFormat | undefined
  /** The fields that the shop added. */
  readonly custom?: ReadonlyArray<CustomFieldDefinition> | undefined
  /** Which fields are shown, in this order. All by default. */
  readonly fields?: ReadonlyArray<ProfileField> | undefined
}

/** What moves a profile on. */
export interface ProfileActions {
  readonly onCancel: () => void
  readonly onEdit: () => void
  readonly onReload: () => void
  readonly onSave: (entries: FormData) => void
  readonly onTakeTheirs: () => void
}

/** What the parts of a profile read. */
export interface ProfileContextValue extends ProfileActions, ProfileShape {
  readonly classNames: ProfileClassNames | undefined
  readonly classOf: ClassOf<ProfileSlot>
  readonly fieldWords: ProfileFieldMessages
  readonly id: string
  readonly messages: MessageOverrides | undefined
  readonly state: ProfileState
  readonly styled: boolean
  readonly words: ProfileMessages
}

export const ProfileContext = React.createContext<ProfileContextValue | undefined>(undefined)

/** Reads the profile around a part. */
export const useProfileContext = (part: string): ProfileContextValue => {
  const profile = React.use(ProfileContext)
  if (profile === undefined) throw new Error(`${part} is outside its profile: put it inside its Root.`)
  return profile
}
