"use client"
import { LabelContext, useLabel } from "../../parts/Label.ts"
import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { Status, SubmitButton } from "../../form/FormParts.view.tsx"
import { useWords } from "../../i18n/MessagesContext.ts"
import { profile, profileFields } from "../../i18n/en/account.ts"
import { classOf } from "../../theme/classes.ts"
import {
  ProfileContext,
  type ProfileActions,
  type ProfileClassNames,
  type ProfileShape,
  useProfileContext
} from "./ProfileContext.ts"
import { ProfileDetails } from "./ProfileDetails.view.tsx"
import { ProfileCancel, ProfileForm, ProfileFormError, ProfileFormFields } from "./ProfileForm.view.tsx"
import {
  ProfileAbsence,
  ProfileEdit,
  ProfileNotice,
  ProfileAccountStatus,
  ProfileTitle,
  type ProfileAbsenceProps,
  type ProfileTitleProps
} from "./ProfileParts.view.tsx"
import type { ProfileState } from "./ProfileState.ts"
import * as React from "react"

export interface ProfileRootViewProps extends ProfileActions, ProfileShape, RootProps<ProfileClassNames> {
  readonly state: ProfileState
}

/** Renders the section around the parts of a profile, and moves the focus when an edit starts or ends. */
export function ProfileRootView({ children, styled = true, ...props }: ProfileRootViewProps) {
  const { classNames, messages, state } = props
  const id = React.useId()
  const label = useLabel(`${id}-heading`)
  const words = useWords("profile", profile, messages)
  const fieldWords = useWords("profileFields", profileFields, messages)
  const root = React.useRef<HTMLElement>(null)
  useFocus(root, state)
  const classes = classOf(classNames, styled)
  return (
    <ProfileContext value={{ ...props, classNames, classOf: classes, fieldWords, id, messages, styled, words }}>
      <Part
        as="section"
        own={rootProps(props)}
        aria-labelledby={label.id}
        className={classes("profile")}
        data-state={state._tag.toLowerCase()}
        ref={root}
      >
        <LabelContext value={label}>{children}</LabelContext>
      </Part>
    </ProfileContext>
  )
}

// Moves the focus into the form when it opens. Afterwards, returns it to the edit button unless a notice takes it.
const useFocus = (root: React.RefObject<HTMLElement | null>, state: ProfileState): void => {
  const seen = React.useRef(state._tag)
  const hasNotice = state._tag === "Ready" && state.notice !== undefined
  React.useEffect(() => {
    const before = seen.current
    seen.current = state._tag
    if (before === state._tag) return
    if (state._tag === "Editing")
      root.current?.querySelector<HTMLElement>("form :is(input, select):not([type=hidden])")?.focus()
    if (before === "Editing" && !hasNotice) root.current?.querySelector<HTMLElement>("[data-edit]")?.focus()
  }, [root, state._tag, hasNotice])
}

export interface ProfilePanelViewProps
  extends ProfileAbsenceProps, Omit<ProfileRootViewProps, "children" | keyof RootElementProps | "styled"> {
  /** The heading level. Default: 2. */
  readonly headingLevel?: ProfileTitleProps["level"]
}

/** Renders a profile in each of its states. */
export function ProfilePanelView({ headingLevel, onSignIn, signInHref, ...root }: ProfilePanelViewProps) {
  return (
    <ProfileRootView {...root}>
      <Head level={headingLevel} />
      <ProfileNotice />
      <ProfileAccountStatus />
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
