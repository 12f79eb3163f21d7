/**
 * The sizes of the kit's components on 2026-11-23 (commit 2cb3da80), in kB gzip, and the limit that follows from them: the code that a
 * page loads first may grow by at most 2 % for those who use only the styled components. Code that is loaded on demand has
 * no limit.
 */
import type { Bar } from "./Table.ts"

const base: Readonly<Record<string, number>> = {
  SignInForm: 95.8,
  "SignInForm with CaptchaSlot": 97.1,
  SignUpForm: 102,
  AuthFlow: 106,
  ForgotPasswordForm: 94.4,
  ResetPasswordForm: 98.1,
  EmailVerificationForm: 97.9,
  MfaChallenge: 101,
  SilentLogin: 96.5,
  OAuthCallback: 97.8,
  OAuthButton: 92.6,
  RequireMember: 93.8,
  AccountMenu: 95.3,
  ProfilePanel: 106,
  ChangePasswordForm: 97.5,
  LogoutButton: 93.8,
  CollectionTable: 100.8,
  "CollectionTable with Pager and FilterBuilder": 121.4,
  CollectionGrid: 99.3,
  FilterBuilder: 109.7,
  DistinctValues: 100,
  Pager: 90.6,
  SortMenu: 90.5,
  SearchBox: 95.6,
  InfiniteList: 98.3,
  ItemDetail: 101.6,
  ItemForm: 116.1,
  PatchForm: 111,
  ReferencePicker: 111,
  BulkActions: 105.4,
  ImportWizard: 120.7,
  ExportDialog: 108.9,
  DataErrorView: 91,
  AggregateChart: 127.7,
  "style sheet": 14.9
}

/** Returns the limit of a component's first load, or `undefined` if it did not exist at the time. */
export const limitOf = (name: string): Bar | undefined => {
  const size = base[name]
  return size === undefined ? undefined : { atMost: size * 1.02 }
}
