/**
 * Words of a member's profile, in English.
 *
 * @since 0.1.0
 */
import type { ProfileMessages } from "../groups/Profile.ts"
import { day, number } from "./format.ts"

/** Words of a panel that shows a profile and changes it. */
export const profile: ProfileMessages = {
  title: "Your profile",
  submit: "Save changes",
  submitting: "Saving…",
  loading: "Loading your profile…",
  signInRequired: "Sign in to see your profile.",
  signIn: "Sign in",
  notFound: "We could not find your profile. Your account may have been closed: contact us if it should be there.",
  retry: "Try again",
  loginEmail: "You sign in with",
  verified: "confirmed",
  notVerified: "not confirmed yet",
  edit: "Edit profile",
  cancel: "Cancel",
  saved: "Your profile is saved.",
  unchanged: "You changed nothing, so there was nothing to save.",
  reloaded: "This is your profile as it was saved elsewhere.",
  notGiven: "Not given",
  personal: "About you",
  contact: "How to reach you",
  more: "More",
  date: day,
  number,
  pending: "Your account is not active yet.",
  pendingApproval: "The shop has to approve it. We will e-mail you when you can use it.",
  pendingVerification: "Your e-mail address has to be confirmed. Look for our mail, and enter its code.",
  deleted: "This account was deleted. Its profile can be read for now, and no longer changed.",
  blocked: "This account is blocked. Contact us to have it opened again.",
  offline: "Your account is kept offline: other members do not see you.",
  changedElsewhere: "This was saved in another tab or on another device meanwhile:",
  takeTheirs: "Drop my changes",
  keepMine: "Save mine over it"
}
