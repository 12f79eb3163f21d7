"use client"
/**
 * The unstyled parts of a member's profile. Compose them in any order inside `ProfilePanelParts.Root`. Each part renders
 * only in the states that it applies to.
 *
 * **Example** (A custom profile)
 *
 * ```tsx
 * import { ProfilePanelParts } from "@portico/react/auth"
 *
 * export const profile = (
 *   <ProfilePanelParts.Root addresses={1} className="card" fields={["firstName", "lastName"]}>
 *     <ProfilePanelParts.Title level={1}>Who you are</ProfilePanelParts.Title>
 *     <ProfilePanelParts.Absence signInHref="/sign-in" />
 *     <ProfilePanelParts.Notice />
 *     <ProfilePanelParts.Details />
 *     <ProfilePanelParts.Edit />
 *     <ProfilePanelParts.Form>
 *       <ProfilePanelParts.Error />
 *       <ProfilePanelParts.Fields />
 *       <ProfilePanelParts.Submit />
 *       <ProfilePanelParts.Cancel />
 *       <ProfilePanelParts.Status />
 *     </ProfilePanelParts.Form>
 *   </ProfilePanelParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import { Status, SubmitButton } from "../../form/FormParts.view.tsx"
import { ProfileDetails } from "./ProfileDetails.view.tsx"
import { ProfileCancel, ProfileForm, ProfileFormError, ProfileFormFields } from "./ProfileForm.view.tsx"
import { ProfileAbsence, ProfileEdit, ProfileNotice, ProfileAccountStatus, ProfileTitle } from "./ProfileParts.view.tsx"
import { ProfileRootView, type ProfileRootViewProps } from "./ProfilePanel.view.tsx"
import { useProfileActions } from "./useProfile.ts"

export type ProfilePanelRootProps = Omit<
  ProfileRootViewProps,
  "onCancel" | "onEdit" | "onReload" | "onSave" | "onTakeTheirs" | "state" | "styled"
>

function Root(props: ProfilePanelRootProps) {
  return <ProfileRootView {...props} {...useProfileActions(props.custom)} styled={false} />
}

export {
  ProfileAbsence as Absence,
  ProfileCancel as Cancel,
  ProfileDetails as Details,
  ProfileEdit as Edit,
  ProfileFormError as Error,
  ProfileFormFields as Fields,
  ProfileForm as Form,
  ProfileNotice as Notice,
  Root,
  ProfileAccountStatus as AccountStatus,
  Status,
  SubmitButton as Submit,
  ProfileTitle as Title
}
