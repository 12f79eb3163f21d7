/**
 * The context that the parts of a profile share.
 *
 * @since 0.1.0
 */
import type { FormSlot } from "../../form/FormContext.ts"
import type { ProfileFieldSlot } from "../session/AuthSlot.ts"
import { usePartContext } from "../../parts/Part.view.tsx"
import * as React from "react"
import type { ProfileFieldMessages, ProfileMessages } from "../../i18n/messages/AccountMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { AddressFormat, CustomFieldDefinition, ProfileField } from "./Profile.ts"
import type { ProfileState } from "./ProfileState.ts"

/** An element of a profile or its form that accepts additional class names. */
export type ProfileSlot =
  | FormSlot
  | ProfileFieldSlot
  | "actions"
  | "profile"
  | "profile-head"
  | "profile-account-status"
  | "profile-part"
  | "profile-values"
  | "profile-value"
  | "profile-tag"
  | "profile-absence"
  | "profile-skeleton"
  | "profile-conflict"
  | "alert"

/** Additional class names for the elements of a profile, by slot. */
export type ProfileClassNames = ClassNames<ProfileSlot>

/** The fields that a profile shows. */
export interface ProfileShape {
  /**
   * Whether postal addresses are shown. A number is the maximum number of addresses in the form. By default, all are
   * shown.
   */
  readonly addresses?: boolean | number | undefined
  /** The inputs for the street of a new address. Default: `lines`. */
  readonly addressFormat?: AddressFormat | undefined
  /** The custom fields that the shop added. */
  readonly custom?: ReadonlyArray<CustomFieldDefinition> | undefined
  /** The fields to show, in this order. By default, all fields except `phone`. */
  readonly fields?: ReadonlyArray<ProfileField> | undefined
}

/** The callbacks of a profile. */
export interface ProfileActions {
  readonly onCancel: () => void
  readonly onEdit: () => void
  readonly onReload: () => void
  readonly onSave: (entries: FormData) => void
  readonly onTakeTheirs: () => void
}

/** The context value that the parts of a profile read. */
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

/** Returns the context of the surrounding profile. Throws if there is none. */
export const useProfileContext = (part: string): ProfileContextValue =>
  usePartContext(ProfileContext, part, "ProfilePanelParts.Root")
