/** Class names with slots that a component does not have. Checked by `tsc`, never run. */
import type { Challenge } from "@portico/client/auth/LoginState"
import {
  AccountSecurity,
  AuthFlow,
  ChangePasswordForm,
  EmailVerificationForm,
  ExportDialog,
  ForgotPasswordForm,
  ImportWizard,
  ItemDetail,
  ItemForm,
  LogoutButton,
  MfaChallenge,
  OAuthButton,
  OwnerApprovalPending,
  PatchForm,
  ProfilePanel,
  ResetPasswordForm,
  SignInForm,
  SignUpForm
} from "@portico/react"
import {
  type ChangePasswordFormClassNames,
  ChangeEmailForm,
  DeleteAccountForm,
  FactorsPanel,
  MfaChallengeParts,
  ProfilePanelParts,
  SessionsPanel,
  SignInFormParts,
  SignUpFormParts
} from "@portico/react/auth"
import { Form } from "@portico/react/form"
import type { GridClassNames, TableClassNames } from "@portico/react/data"
import * as Query from "@portico/client/data/Query"

declare const challenge: Challenge
const books = Query.from("books")

export const right = (
  <>
    <SignInForm classNames={{ captcha: "x", forgot: "x", passkey: "x", reveal: "x", submit: "x" }} />
    <SignUpForm classNames={{ captcha: "x", entry: "x", strength: "x" }} />
    <ForgotPasswordForm classNames={{ asides: "x", resend: "x" }} />
    <ResetPasswordForm classNames={{ outcome: "x", resend: "x", strength: "x" }} />
    <MfaChallenge challenge={challenge} classNames={{ "code-slot": "x", "factor-push": "x" }} />
    <FactorsPanel classNames={{ "security-codes": "x", reverification: { "factor-push": "x", reveal: "x" } }} />
    <AuthFlow classNames={{ "flow-links": "x", forms: { label: "x", reveal: "x" }, silent: { "passage-text": "x" } }} />
    <AuthFlow classNames={{ factor: { "factor-push": "x" }, page: { action: "x" }, signIn: { passkey: "x" } }} />
    <ItemForm classNames={{ failure: "x", "item-conflict": "x", picker: "x" }} collection="books" fields={["title"]} />
  </>
)

/** The class names of several components can be shared in one object. */
const shared = { button: "x", submit: "x" }

export const sharing = (
  <>
    <SignInForm classNames={shared} />
    <OwnerApprovalPending classNames={shared} />
    <AuthFlow classNames={{ approval: shared, signIn: shared }} />
  </>
)

const words = { title: "Book", submit: "Save", submitting: "Saving…" }

export const wrong = (
  <>
    {/* @ts-expect-error -- a form with components of `Form` has no filter */}
    <Form.Root classNames={{ filter: "x" }} onSubmit={() => {}} state={{ _tag: "Idle" }} words={words}>
      .
    </Form.Root>
    {/* @ts-expect-error -- a sign-in has no second factors */}
    <SignInForm classNames={{ "factor-push": "x" }} />
    {/* @ts-expect-error -- a sign-in does not estimate the strength of the password */}
    <SignInFormParts.Root classNames={{ strength: "x" }} />
    {/* @ts-expect-error -- a sign-up has no link for a forgotten password */}
    <SignUpForm classNames={{ forgot: "x" }} />
    {/* @ts-expect-error -- a sign-up has no passkeys */}
    <SignUpFormParts.Root classNames={{ passkey: "x" }} />
    {/* @ts-expect-error -- the form has no password */}
    <ForgotPasswordForm classNames={{ reveal: "x" }} />
    {/* @ts-expect-error -- the form has no code */}
    <ResetPasswordForm classNames={{ code: "x" }} />
    {/* @ts-expect-error -- the form has no password */}
    <EmailVerificationForm classNames={{ reveal: "x" }} email="ada@example.com" />
    {/* @ts-expect-error -- a pending account has no fields */}
    <OwnerApprovalPending classNames={{ field: "x" }} />
    {/* @ts-expect-error -- a second factor has no password */}
    <MfaChallenge challenge={challenge} classNames={{ reveal: "x" }} />
    {/* @ts-expect-error -- a second factor has no captcha */}
    <MfaChallengeParts.Root challenge={challenge} classNames={{ captcha: "x" }}>
      .
    </MfaChallengeParts.Root>
    {/* @ts-expect-error -- a password change has no link to reset the password */}
    <ChangePasswordForm classNames={{ forgot: "x" }} />
    {/* @ts-expect-error -- the second factor is in the dialog */}
    <FactorsPanel classNames={{ "factor-push": "x" }} />
    {/* @ts-expect-error -- the dialog has no list */}
    <SessionsPanel classNames={{ reverification: { "security-list": "x" } }} />
    {/* @ts-expect-error -- an email change has no list */}
    <ChangeEmailForm classNames={{ "security-list": "x" }} />
    {/* @ts-expect-error -- the deletion has no list */}
    <DeleteAccountForm classNames={{ "security-item": "x" }} />
    {/* @ts-expect-error -- only the authenticator app has a QR code */}
    <SessionsPanel classNames={{ "security-qr": "x" }} />
    {/* @ts-expect-error -- only `AccountSecurity` has several panels */}
    <FactorsPanel classNames={{ "security-panels": "x" }} />
    {/* @ts-expect-error -- a security panel has no profile */}
    <AccountSecurity classNames={{ profile: "x" }} />
    {/* @ts-expect-error -- a profile has no password */}
    <ProfilePanel classNames={{ reveal: "x" }} />
    {/* @ts-expect-error -- a profile has no captcha */}
    <ProfilePanelParts.Root classNames={{ captcha: "x" }}>.</ProfilePanelParts.Root>
    {/* @ts-expect-error -- a flow has no profile */}
    <AuthFlow classNames={{ "profile-value": "x" }} />
    {/* @ts-expect-error -- the elements of forms are in the keys of their screens, and in `forms` */}
    <AuthFlow classNames={{ submit: "x" }} />
    {/* @ts-expect-error -- a sign-up has no passkeys */}
    <AuthFlow classNames={{ signUp: { passkey: "x" } }} />
    {/* @ts-expect-error -- only some forms have a code */}
    <AuthFlow classNames={{ forms: { code: "x" } }} />
    {/* @ts-expect-error -- only a sign-out has a note */}
    <OAuthButton classNames={{ "action-note": "x" }} />
    {/* @ts-expect-error -- a sign-out has no title */}
    <LogoutButton classNames={{ title: "x" }} />
    {/* @ts-expect-error -- the form of an item has no preview */}
    <ItemForm classNames={{ "patch-preview": "x" }} collection="books" fields={["title"]} />
    {/* @ts-expect-error -- the details of an item have no fields */}
    <ItemDetail classNames={{ field: "x" }} collection="books" fields={["title"]} id="emma" />
    {/* @ts-expect-error -- the form has no pickers */}
    <PatchForm classNames={{ picker: "x" }} collection="books" fields={["title"]} id="emma" />
    {/* @ts-expect-error -- an export reads no file */}
    <ExportDialog classNames={{ drop: "x" }} query={books} />
    {/* @ts-expect-error -- an import does not choose fields */}
    <ImportWizard classNames={{ "field-choice": "x" }} collection="books" />
  </>
)

// @ts-expect-error -- a password change shows no outcome of an email
export const foreign: ChangePasswordFormClassNames = { outcome: "x" }
// @ts-expect-error -- a table has no cards
export const table: TableClassNames = { cards: "x" }
// @ts-expect-error -- a grid has no rows
export const grid: GridClassNames = { row: "x" }
