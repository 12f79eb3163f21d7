"use client"
import { Status, SubmitButton } from "../../form/FormParts.view.tsx"
import { ProfileDetails } from "./ProfileDetails.view.tsx"
import { ProfileCancel, ProfileForm, ProfileFormError, ProfileFormFields } from "./ProfileForm.view.tsx"
import { ProfileAbsence, ProfileEdit, ProfileNotice, ProfileStanding, ProfileTitle } from "./ProfileParts.view.tsx"
import { ProfileRootView, type ProfileRootViewProps } from "./ProfilePanel.view.tsx"
import { useProfileActions } from "./useProfile.ts"

export type MemberProfileRootProps = Omit<
  ProfileRootViewProps,
  "onCancel" | "onEdit" | "onReload" | "onSave" | "onTakeTheirs" | "state" | "styled"
>

function Root(props: MemberProfileRootProps) {
  return <ProfileRootView {...props} {...useProfileActions(props.custom)} styled={false} />
}

/**
 * The unstyled parts of a member's profile. Compose them in any order inside `MemberProfile.Root`. Each part renders
 * only in the states that it applies to.
 *
 * **Example** (A custom profile)
 *
 * ```tsx
 * import { MemberProfile } from "@portico/react/auth"
 *
 * export const profile = (
 *   <MemberProfile.Root addresses={1} className="card" fields={["firstName", "lastName"]}>
 *     <MemberProfile.Title level={1}>Who you are</MemberProfile.Title>
 *     <MemberProfile.Absence signInHref="/sign-in" />
 *     <MemberProfile.Notice />
 *     <MemberProfile.Details />
 *     <MemberProfile.Edit />
 *     <MemberProfile.Form>
 *       <MemberProfile.Error />
 *       <MemberProfile.Fields />
 *       <MemberProfile.Submit />
 *       <MemberProfile.Cancel />
 *       <MemberProfile.Status />
 *     </MemberProfile.Form>
 *   </MemberProfile.Root>
 * )
 * ```
 */
export const MemberProfile = {
  Absence: ProfileAbsence,
  Cancel: ProfileCancel,
  Details: ProfileDetails,
  Edit: ProfileEdit,
  Error: ProfileFormError,
  Fields: ProfileFormFields,
  Form: ProfileForm,
  Notice: ProfileNotice,
  Root,
  Standing: ProfileStanding,
  Status,
  Submit: SubmitButton,
  Title: ProfileTitle
} as const
