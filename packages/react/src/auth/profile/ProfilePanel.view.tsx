"use client"
import { Status } from "../../form/Status.view.tsx"
import { SubmitButton } from "../../form/SubmitButton.view.tsx"
import { useProfileContext } from "./ProfileContext.ts"
import { ProfileDetails } from "./ProfileDetails.view.tsx"
import { ProfileCancel, ProfileForm, ProfileFormError, ProfileFormFields } from "./ProfileForm.view.tsx"
import {
  ProfileAbsence,
  type ProfileAbsenceProps,
  ProfileEdit,
  ProfileNotice,
  ProfileStanding,
  ProfileTitle,
  type ProfileTitleProps
} from "./ProfileParts.view.tsx"
import { ProfileRootView, type ProfileRootViewProps } from "./ProfileRoot.view.tsx"

export interface ProfilePanelViewProps
  extends ProfileAbsenceProps, Omit<ProfileRootViewProps, "children" | "className" | "styled"> {
  /** The heading level. Default: 2. */
  readonly headingLevel?: ProfileTitleProps["level"]
}

/** Renders a profile in each of its states. */
export function ProfilePanelView({ headingLevel, onSignIn, signInHref, ...root }: ProfilePanelViewProps) {
  return (
    <ProfileRootView {...root}>
      <Head level={headingLevel} />
      <ProfileNotice />
      <ProfileStanding />
      <ProfileAbsence onSignIn={onSignIn} signInHref={signInHref} />
      <ProfileDetails />
      <ProfileForm>
        <ProfileFormError />
        <ProfileFormFields />
        <Actions />
        <Status />
      </ProfileForm>
    </ProfileRootView>
  )
}

function Head({ level }: Pick<ProfileTitleProps, "level">) {
  const { classOf } = useProfileContext("Head")
  return (
    <div className={classOf("profile-head")}>
      <ProfileTitle level={level} />
      <ProfileEdit />
    </div>
  )
}

function Actions() {
  const { classOf } = useProfileContext("Actions")
  return (
    <div className={classOf("actions")}>
      <SubmitButton />
      <ProfileCancel />
    </div>
  )
}
