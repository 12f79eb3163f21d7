/** The names in the tables of props. Written by `tests/docs/props.test.ts`. */
export interface PropsTables {
  readonly AccountMenu: {
    readonly required: never
    readonly optional:
      | "classNames"
      | "items"
      | "messages"
      | "name"
      | "onOpenSection"
      | "onSignedOut"
      | "onSignIn"
      | "onSignUp"
      | "picture"
      | "postFlowUrl"
      | "renderLink"
      | "sections"
      | "signInHref"
      | "signUpHref"
    readonly element: "div"
  }
  readonly "AccountMenuParts.Root": {
    readonly required: never
    readonly optional:
      | "children"
      | "classNames"
      | "messages"
      | "name"
      | "onOpenSection"
      | "onSignedOut"
      | "picture"
      | "postFlowUrl"
      | "renderLink"
    readonly element: "root"
  }
  readonly "AccountMenuParts.Button": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "AccountMenuParts.Heading": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "AccountMenuParts.Item": {
    readonly required: never
    readonly optional: "children" | "href" | "onPress"
    readonly element: "root"
  }
  readonly "AccountMenuParts.List": {
    readonly required: never
    readonly optional: "items" | "sections"
    readonly element: "ul"
  }
  readonly "AccountMenuParts.Menu": {
    readonly required: never
    readonly optional: "children" | "items" | "sections"
    readonly element: "div"
  }
  readonly "AccountMenuParts.Notice": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "AccountMenuParts.Panel": {
    readonly required: never
    readonly optional: "items" | "sections"
    readonly element: "div"
  }
  readonly "AccountMenuParts.Placeholder": {
    readonly required: never
    readonly optional: never
    readonly element: "span"
  }
  readonly "AccountMenuParts.SectionError": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "AccountMenuParts.SignIn": {
    readonly required: never
    readonly optional: "children" | "href" | "onPress"
    readonly element: "root"
  }
  readonly "AccountMenuParts.SignOut": {
    readonly required: never
    readonly optional: "children"
    readonly element: "root"
  }
  readonly "AccountMenuParts.SignUp": {
    readonly required: never
    readonly optional: "children" | "href" | "onPress"
    readonly element: "root"
  }
  readonly AccountSecurity: {
    readonly required: never
    readonly optional: "classNames" | "headingLevel" | "messages" | "onDeleted" | "onEmailChanged" | "reverify"
    readonly element: "none"
  }
  readonly AuthFlow: {
    readonly required: never
    readonly optional:
      | "approval"
      | "captcha"
      | "classNames"
      | "email"
      | "factor"
      | "headingLevel"
      | "hrefOf"
      | "messages"
      | "onScreenChange"
      | "onSignedIn"
      | "page"
      | "passkeys"
      | "recovery"
      | "recoveryToken"
      | "resetPassword"
      | "returnTo"
      | "screen"
      | "screens"
      | "signIn"
      | "signUp"
      | "silent"
      | "start"
      | "verification"
    readonly element: "root"
  }
  readonly FlowNote: {
    readonly required: "title"
    readonly optional: "children" | "classNames" | "headingLevel" | "styled" | "text" | "tone"
    readonly element: "none"
  }
  readonly "AuthFlowParts.Root": {
    readonly required: "children"
    readonly optional:
      | "approval"
      | "captcha"
      | "classNames"
      | "email"
      | "factor"
      | "headingLevel"
      | "hrefOf"
      | "messages"
      | "onScreenChange"
      | "onSignedIn"
      | "page"
      | "passkeys"
      | "recovery"
      | "recoveryToken"
      | "resetPassword"
      | "returnTo"
      | "screen"
      | "signIn"
      | "signUp"
      | "silent"
      | "start"
      | "verification"
    readonly element: "root"
  }
  readonly "AuthFlowParts.Links": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "AuthFlowParts.Screens": {
    readonly required: never
    readonly optional: "screens"
    readonly element: "div"
  }
  readonly CaptchaSlot: {
    readonly required: never
    readonly optional: "always" | "className" | "messages" | "size" | "theme"
    readonly element: "none"
  }
  readonly ChangeEmailForm: {
    readonly required: never
    readonly optional: "classNames" | "headingLevel" | "messages" | "onChanged" | "reverify"
    readonly element: "none"
  }
  readonly "ChangeEmailFormParts.Root": {
    readonly required: "children"
    readonly optional: "classNames" | "messages" | "onChanged" | "reverify"
    readonly element: "root"
  }
  readonly "ChangeEmailFormParts.Fields": {
    readonly required: never
    readonly optional: never
    readonly element: "root"
  }
  readonly "ChangeEmailFormParts.Notice": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "ChangeEmailFormParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly ChangePasswordForm: {
    readonly required: never
    readonly optional:
      | "children"
      | "classNames"
      | "confirmCurrent"
      | "email"
      | "footer"
      | "headingLevel"
      | "messages"
      | "onChanged"
      | "passwordRules"
      | "strength"
    readonly element: "none"
  }
  readonly "ChangePasswordFormParts.Root": {
    readonly required: "children"
    readonly optional: "classNames" | "email" | "messages" | "onChanged"
    readonly element: "root"
  }
  readonly "ChangePasswordFormParts.Current": {
    readonly required: never
    readonly optional: "error" | "hint" | "label" | "passwordRules" | "strength" | "wrapper"
    readonly element: "input"
  }
  readonly "ChangePasswordFormParts.Error": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ChangePasswordFormParts.Hint": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "ChangePasswordFormParts.New": {
    readonly required: never
    readonly optional: "error" | "hint" | "label" | "passwordRules" | "strength" | "wrapper"
    readonly element: "input"
  }
  readonly "ChangePasswordFormParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "ChangePasswordFormParts.Submit": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "ChangePasswordFormParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly "ChangePasswordFormParts.Username": {
    readonly required: "value"
    readonly optional: "below" | "end" | "error" | "frame" | "hint" | "label" | "wrapper"
    readonly element: "input"
  }
  readonly DeleteAccountForm: {
    readonly required: never
    readonly optional: "classNames" | "headingLevel" | "messages" | "onDeleted" | "reverify"
    readonly element: "none"
  }
  readonly "DeleteAccountFormParts.Root": {
    readonly required: "children"
    readonly optional: "classNames" | "messages" | "onDeleted" | "reverify"
    readonly element: "root"
  }
  readonly "DeleteAccountFormParts.Button": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "DeleteAccountFormParts.Dialog": {
    readonly required: never
    readonly optional: never
    readonly element: "dialog"
  }
  readonly "DeleteAccountFormParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "DeleteAccountFormParts.Text": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "DeleteAccountFormParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly EmailVerificationForm: {
    readonly required: "email"
    readonly optional:
      | "alphabet"
      | "autoFocus"
      | "children"
      | "classNames"
      | "codeLength"
      | "footer"
      | "headingLevel"
      | "identityId"
      | "link"
      | "messages"
      | "onChangeEmail"
      | "onEmailVerificationRequired"
      | "onFactorRequired"
      | "onOwnerApprovalRequired"
      | "onPageNeeded"
      | "onResend"
      | "onSignedIn"
      | "onSignIn"
      | "onVerified"
      | "remember"
      | "stateToken"
    readonly element: "none"
  }
  readonly "EmailVerificationFormParts.Root": {
    readonly required: "children" | "email"
    readonly optional:
      | "alphabet"
      | "classNames"
      | "codeLength"
      | "headingLevel"
      | "identityId"
      | "link"
      | "messages"
      | "onChangeEmail"
      | "onEmailVerificationRequired"
      | "onFactorRequired"
      | "onOwnerApprovalRequired"
      | "onPageNeeded"
      | "onResend"
      | "onSignedIn"
      | "onSignIn"
      | "onVerified"
      | "remember"
      | "stateToken"
    readonly element: "root"
  }
  readonly "EmailVerificationFormParts.ChangeEmail": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "EmailVerificationFormParts.Code": {
    readonly required: never
    readonly optional: "below" | "error" | "hint" | "label" | "name" | "wrapper"
    readonly element: "input"
  }
  readonly "EmailVerificationFormParts.Error": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "EmailVerificationFormParts.Explanation": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "EmailVerificationFormParts.Hint": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "EmailVerificationFormParts.Link": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "EmailVerificationFormParts.Resend": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "EmailVerificationFormParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "EmailVerificationFormParts.Submit": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "EmailVerificationFormParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly FactorsPanel: {
    readonly required: never
    readonly optional: "classNames" | "headingLevel" | "messages" | "reverify"
    readonly element: "none"
  }
  readonly "FactorsPanelParts.Root": {
    readonly required: "children"
    readonly optional: "classNames" | "messages" | "reverify"
    readonly element: "root"
  }
  readonly "FactorsPanelParts.Absence": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "FactorsPanelParts.Actions": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "FactorsPanelParts.List": {
    readonly required: never
    readonly optional: never
    readonly element: "ul"
  }
  readonly "FactorsPanelParts.Notice": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "FactorsPanelParts.Setup": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "FactorsPanelParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "FactorsPanelParts.Text": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "FactorsPanelParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly "Form.Root": {
    readonly required: "children" | "onSubmit" | "state" | "words"
    readonly optional: "check" | "classNames" | "formClass" | "labelledBy" | "messages" | "styled"
    readonly element: "root"
  }
  readonly "Form.Code": {
    readonly required: never
    readonly optional: "alphabet" | "below" | "error" | "hint" | "label" | "length" | "name" | "onComplete" | "wrapper"
    readonly element: "input"
  }
  readonly "Form.Error": {
    readonly required: "labels"
    readonly optional: never
    readonly element: "div"
  }
  readonly "Form.Hint": {
    readonly required: "children"
    readonly optional: never
    readonly element: "p"
  }
  readonly "Form.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "Form.Submit": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "Form.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly "Form.Notice": {
    readonly required: "children" | "outcome" | "takesFocus"
    readonly optional: "own" | "tone"
    readonly element: "output"
  }
  readonly "Form.Password": {
    readonly required: "autoComplete"
    readonly optional: "error" | "hint" | "label" | "name" | "passwordRules" | "strength" | "wrapper"
    readonly element: "input"
  }
  readonly "Form.Resend": {
    readonly required: "onPress" | "state"
    readonly optional: never
    readonly element: "div"
  }
  readonly "Form.Checkbox": {
    readonly required: "label" | "name"
    readonly optional: "error" | "hint" | "wrapper"
    readonly element: "input"
  }
  readonly "Form.Select": {
    readonly required: "label" | "name" | "options"
    readonly optional: "error" | "wrapper"
    readonly element: "select"
  }
  readonly "Form.Email": {
    readonly required: never
    readonly optional: "below" | "end" | "error" | "frame" | "hint" | "label" | "name" | "wrapper"
    readonly element: "input"
  }
  readonly "Form.ReadOnly": {
    readonly required: "value"
    readonly optional: "below" | "end" | "error" | "frame" | "hint" | "label" | "name" | "wrapper"
    readonly element: "input"
  }
  readonly "Form.Textarea": {
    readonly required: "label" | "name"
    readonly optional: "error" | "hint" | "kind" | "wrapper"
    readonly element: "textarea"
  }
  readonly "Form.Field": {
    readonly required: "label" | "name"
    readonly optional: "below" | "end" | "error" | "frame" | "hint" | "wrapper"
    readonly element: "input"
  }
  readonly ForgotPasswordForm: {
    readonly required: never
    readonly optional:
      | "children"
      | "classNames"
      | "defaultEmail"
      | "explanation"
      | "footer"
      | "headingLevel"
      | "language"
      | "messages"
      | "onSent"
      | "redirectUrl"
      | "takesFocusFirst"
    readonly element: "none"
  }
  readonly "ForgotPasswordFormParts.Root": {
    readonly required: "children"
    readonly optional: "classNames" | "language" | "messages" | "onSent" | "redirectUrl"
    readonly element: "root"
  }
  readonly "ForgotPasswordFormParts.Email": {
    readonly required: never
    readonly optional: "below" | "end" | "error" | "frame" | "hint" | "label" | "name" | "wrapper"
    readonly element: "input"
  }
  readonly "ForgotPasswordFormParts.Error": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ForgotPasswordFormParts.Explanation": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "ForgotPasswordFormParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "ForgotPasswordFormParts.Submit": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "ForgotPasswordFormParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly RequireMember: {
    readonly required: "children"
    readonly optional:
      | "classNames"
      | "fallback"
      | "from"
      | "loading"
      | "messages"
      | "onVisitor"
      | "parked"
      | "redirectTo"
    readonly element: "none"
  }
  readonly SignedIn: {
    readonly required: "children"
    readonly optional: "fallback" | "loading" | "parked"
    readonly element: "none"
  }
  readonly SignedOut: {
    readonly required: "children"
    readonly optional: "fallback" | "loading"
    readonly element: "none"
  }
  readonly MembersOnly: {
    readonly required: "reason"
    readonly optional: "classNames" | "messages" | "signInHref"
    readonly element: "none"
  }
  readonly SessionNotice: {
    readonly required: never
    readonly optional: "classNames" | "messages"
    readonly element: "none"
  }
  readonly "RequireMemberParts.Root": {
    readonly required: "children"
    readonly optional: "classNames" | "from" | "messages" | "onVisitor" | "redirectTo"
    readonly element: "none"
  }
  readonly "RequireMemberParts.Loading": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "RequireMemberParts.Member": {
    readonly required: "children"
    readonly optional: never
    readonly element: "none"
  }
  readonly "RequireMemberParts.Notice": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "RequireMemberParts.Parked": {
    readonly required: "children"
    readonly optional: never
    readonly element: "none"
  }
  readonly "RequireMemberParts.SignIn": {
    readonly required: never
    readonly optional: never
    readonly element: "a"
  }
  readonly "RequireMemberParts.Visitor": {
    readonly required: "children"
    readonly optional: never
    readonly element: "none"
  }
  readonly "SessionNoticeParts.Root": {
    readonly required: "children"
    readonly optional: "classNames" | "messages"
    readonly element: "root"
  }
  readonly "SessionNoticeParts.Retry": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "SessionNoticeParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "SessionNoticeParts.Text": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly LogoutButton: {
    readonly required: never
    readonly optional:
      | "by"
      | "children"
      | "classNames"
      | "farewell"
      | "messages"
      | "onSignedOut"
      | "postFlowUrl"
      | "variant"
    readonly element: "none"
  }
  readonly "LogoutButtonParts.Root": {
    readonly required: "children"
    readonly optional: "by" | "classNames" | "messages" | "onSignedOut" | "postFlowUrl"
    readonly element: "root"
  }
  readonly "LogoutButtonParts.Button": {
    readonly required: never
    readonly optional: "variant"
    readonly element: "button"
  }
  readonly "LogoutButtonParts.Error": {
    readonly required: never
    readonly optional: "lead"
    readonly element: "div"
  }
  readonly "LogoutButtonParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly MfaChallenge: {
    readonly required: "challenge"
    readonly optional:
      | "autoFocus"
      | "classNames"
      | "email"
      | "enrollHref"
      | "finish"
      | "footer"
      | "headingLevel"
      | "messages"
      | "onEmailVerificationRequired"
      | "onOwnerApprovalRequired"
      | "onPageNeeded"
      | "onRestart"
      | "onSignedIn"
      | "rememberDevice"
    readonly element: "none"
  }
  readonly "MfaChallengeParts.Root": {
    readonly required: "challenge" | "children"
    readonly optional:
      | "autoFocus"
      | "classNames"
      | "email"
      | "enrollHref"
      | "finish"
      | "messages"
      | "onEmailVerificationRequired"
      | "onOwnerApprovalRequired"
      | "onPageNeeded"
      | "onRestart"
      | "onSignedIn"
      | "rememberDevice"
    readonly element: "root"
  }
  readonly "MfaChallengeParts.Code": {
    readonly required: never
    readonly optional: "alphabet" | "below" | "error" | "hint" | "label" | "length" | "name" | "onComplete" | "wrapper"
    readonly element: "input"
  }
  readonly "MfaChallengeParts.Email": {
    readonly required: never
    readonly optional: "below" | "end" | "error" | "frame" | "hint" | "label" | "wrapper"
    readonly element: "input"
  }
  readonly "MfaChallengeParts.Error": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "MfaChallengeParts.Lead": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "MfaChallengeParts.Methods": {
    readonly required: never
    readonly optional: never
    readonly element: "ul"
  }
  readonly "MfaChallengeParts.Navigation": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "MfaChallengeParts.Push": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "MfaChallengeParts.Reason": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "MfaChallengeParts.Remember": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "MfaChallengeParts.Resend": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "MfaChallengeParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "MfaChallengeParts.Submit": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "MfaChallengeParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly OAuthButton: {
    readonly required: never
    readonly optional:
      | "children"
      | "classNames"
      | "messages"
      | "onRedirect"
      | "originalUri"
      | "prompt"
      | "redirectUri"
      | "responseMode"
      | "sessionToken"
      | "variant"
    readonly element: "none"
  }
  readonly "OAuthButtonParts.Root": {
    readonly required: "children"
    readonly optional:
      | "classNames"
      | "messages"
      | "onRedirect"
      | "originalUri"
      | "prompt"
      | "redirectUri"
      | "responseMode"
      | "sessionToken"
    readonly element: "root"
  }
  readonly "OAuthButtonParts.Button": {
    readonly required: never
    readonly optional: "variant"
    readonly element: "button"
  }
  readonly "OAuthButtonParts.Error": {
    readonly required: never
    readonly optional: "lead"
    readonly element: "div"
  }
  readonly "OAuthButtonParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly OAuthCallback: {
    readonly required: never
    readonly optional:
      | "address"
      | "again"
      | "callback"
      | "classNames"
      | "headingLevel"
      | "home"
      | "messages"
      | "onSignedIn"
      | "onStrip"
    readonly element: "none"
  }
  readonly ReturnNotice: {
    readonly required: "from" | "member"
    readonly optional: "children" | "classNames" | "headingLevel" | "home" | "messages"
    readonly element: "none"
  }
  readonly "OAuthCallbackParts.Root": {
    readonly required: "children"
    readonly optional: "address" | "classNames" | "messages" | "onSignedIn" | "onStrip"
    readonly element: "root"
  }
  readonly "OAuthCallbackParts.Actions": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "OAuthCallbackParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "OAuthCallbackParts.Text": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "OAuthCallbackParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly OwnerApprovalPending: {
    readonly required: never
    readonly optional:
      | "children"
      | "classNames"
      | "credentials"
      | "footer"
      | "headingLevel"
      | "messages"
      | "onApproved"
      | "onCheck"
      | "onDeclined"
      | "onEmailVerificationRequired"
      | "onFactorRequired"
      | "onOwnerApprovalRequired"
      | "onPageNeeded"
      | "onSignedIn"
      | "onSignIn"
      | "onVerifyEmail"
      | "reasons"
    readonly element: "none"
  }
  readonly "OwnerApprovalPendingParts.Root": {
    readonly required: "children"
    readonly optional:
      | "classNames"
      | "credentials"
      | "messages"
      | "onApproved"
      | "onCheck"
      | "onDeclined"
      | "onEmailVerificationRequired"
      | "onFactorRequired"
      | "onOwnerApprovalRequired"
      | "onPageNeeded"
      | "onSignedIn"
      | "onSignIn"
      | "onVerifyEmail"
      | "reasons"
    readonly element: "root"
  }
  readonly "OwnerApprovalPendingParts.Check": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "OwnerApprovalPendingParts.Error": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "OwnerApprovalPendingParts.Explanation": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "OwnerApprovalPendingParts.News": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "OwnerApprovalPendingParts.SignIn": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "OwnerApprovalPendingParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "OwnerApprovalPendingParts.Steps": {
    readonly required: never
    readonly optional: never
    readonly element: "ol"
  }
  readonly "OwnerApprovalPendingParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly "OwnerApprovalPendingParts.VerifyEmail": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly ProfilePanel: {
    readonly required: never
    readonly optional:
      | "addresses"
      | "addressFormat"
      | "classNames"
      | "custom"
      | "fields"
      | "headingLevel"
      | "messages"
      | "onSignIn"
      | "signInHref"
    readonly element: "none"
  }
  readonly ProfileFields: {
    readonly required: never
    readonly optional: "addresses" | "addressFormat" | "custom" | "defaultValue" | "fields"
    readonly element: "div"
  }
  readonly "ProfilePanelParts.Root": {
    readonly required: "children"
    readonly optional: "addresses" | "addressFormat" | "classNames" | "custom" | "fields" | "messages"
    readonly element: "root"
  }
  readonly "ProfilePanelParts.Absence": {
    readonly required: never
    readonly optional: "onSignIn" | "signInHref"
    readonly element: "div"
  }
  readonly "ProfilePanelParts.Cancel": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "ProfilePanelParts.Details": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ProfilePanelParts.Edit": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "ProfilePanelParts.Error": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ProfilePanelParts.Fields": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ProfilePanelParts.Form": {
    readonly required: never
    readonly optional: "children"
    readonly element: "root"
  }
  readonly "ProfilePanelParts.Notice": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "ProfilePanelParts.AccountStatus": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ProfilePanelParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "ProfilePanelParts.Submit": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "ProfilePanelParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly ResetPasswordForm: {
    readonly required: never
    readonly optional:
      | "children"
      | "classNames"
      | "email"
      | "footer"
      | "headingLevel"
      | "language"
      | "messages"
      | "onEmailVerificationRequired"
      | "onFactorRequired"
      | "onOwnerApprovalRequired"
      | "onPageNeeded"
      | "onPasswordChanged"
      | "onSignedIn"
      | "onSignIn"
      | "passwordRules"
      | "recoveryToken"
      | "redirectUrl"
      | "strength"
    readonly element: "none"
  }
  readonly "ResetPasswordFormParts.Root": {
    readonly required: "children"
    readonly optional:
      | "classNames"
      | "email"
      | "messages"
      | "missing"
      | "onEmailVerificationRequired"
      | "onFactorRequired"
      | "onOwnerApprovalRequired"
      | "onPageNeeded"
      | "onPasswordChanged"
      | "onSignedIn"
      | "onSignIn"
      | "recoveryToken"
    readonly element: "root"
  }
  readonly "ResetPasswordFormParts.Email": {
    readonly required: "value"
    readonly optional: "below" | "end" | "error" | "frame" | "hint" | "label" | "wrapper"
    readonly element: "input"
  }
  readonly "ResetPasswordFormParts.Error": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ResetPasswordFormParts.Password": {
    readonly required: never
    readonly optional: "error" | "hint" | "label" | "name" | "passwordRules" | "strength" | "wrapper"
    readonly element: "input"
  }
  readonly "ResetPasswordFormParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "ResetPasswordFormParts.Submit": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "ResetPasswordFormParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly SessionsPanel: {
    readonly required: never
    readonly optional: "classNames" | "headingLevel" | "messages" | "reverify"
    readonly element: "none"
  }
  readonly "SessionsPanelParts.Root": {
    readonly required: "children"
    readonly optional: "classNames" | "messages" | "reverify"
    readonly element: "root"
  }
  readonly "SessionsPanelParts.Absence": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "SessionsPanelParts.EndOthers": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "SessionsPanelParts.List": {
    readonly required: never
    readonly optional: never
    readonly element: "ul"
  }
  readonly "SessionsPanelParts.Notice": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "SessionsPanelParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "SessionsPanelParts.Text": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "SessionsPanelParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly SignInForm: {
    readonly required: never
    readonly optional:
      | "children"
      | "classNames"
      | "defaultEmail"
      | "footer"
      | "forgotHref"
      | "headingLevel"
      | "messages"
      | "onEmailVerificationRequired"
      | "onFactorRequired"
      | "onForgotPassword"
      | "onOwnerApprovalRequired"
      | "onPageNeeded"
      | "onSignedIn"
    readonly element: "none"
  }
  readonly SignInPasskey: {
    readonly required: "challenge" | "verify"
    readonly optional:
      | "className"
      | "onEmailVerificationRequired"
      | "onFactorRequired"
      | "onOwnerApprovalRequired"
      | "onPageNeeded"
      | "onSignedIn"
    readonly element: "none"
  }
  readonly "SignInFormParts.Root": {
    readonly required: never
    readonly optional:
      | "children"
      | "classNames"
      | "messages"
      | "onEmailVerificationRequired"
      | "onFactorRequired"
      | "onOwnerApprovalRequired"
      | "onPageNeeded"
      | "onSignedIn"
    readonly element: "root"
  }
  readonly "SignInFormParts.Email": {
    readonly required: never
    readonly optional: "below" | "end" | "error" | "frame" | "hint" | "label" | "name" | "wrapper"
    readonly element: "input"
  }
  readonly "SignInFormParts.Error": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "SignInFormParts.Password": {
    readonly required: never
    readonly optional: "below" | "error" | "hint" | "label" | "name" | "passwordRules" | "wrapper"
    readonly element: "input"
  }
  readonly "SignInFormParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "SignInFormParts.Submit": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "SignInFormParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly SignUpForm: {
    readonly required: never
    readonly optional:
      | "addresses"
      | "addressFormat"
      | "children"
      | "classNames"
      | "custom"
      | "defaultEmail"
      | "fields"
      | "footer"
      | "headingLevel"
      | "messages"
      | "onEmailVerificationRequired"
      | "onFactorRequired"
      | "onOwnerApprovalRequired"
      | "onPageNeeded"
      | "onSignedIn"
      | "onSignIn"
      | "passwordRules"
      | "signInHref"
      | "strength"
    readonly element: "div"
  }
  readonly "SignUpFormParts.Root": {
    readonly required: never
    readonly optional:
      | "children"
      | "classNames"
      | "custom"
      | "messages"
      | "onEmailVerificationRequired"
      | "onFactorRequired"
      | "onOwnerApprovalRequired"
      | "onPageNeeded"
      | "onSignedIn"
    readonly element: "root"
  }
  readonly "SignUpFormParts.Email": {
    readonly required: never
    readonly optional: "below" | "end" | "error" | "frame" | "hint" | "label" | "name" | "wrapper"
    readonly element: "input"
  }
  readonly "SignUpFormParts.Error": {
    readonly required: never
    readonly optional: "children" | "className" | "custom"
    readonly element: "none"
  }
  readonly "SignUpFormParts.Password": {
    readonly required: never
    readonly optional: "error" | "hint" | "label" | "name" | "passwordRules" | "strength" | "wrapper"
    readonly element: "input"
  }
  readonly "SignUpFormParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "SignUpFormParts.Submit": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "SignUpFormParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly SilentLogin: {
    readonly required: never
    readonly optional: "children" | "classNames" | "headingLevel" | "messages" | "onSignedIn" | "page" | "when"
    readonly element: "none"
  }
  readonly "SilentLoginParts.Root": {
    readonly required: "children"
    readonly optional: "classNames" | "messages" | "onSignedIn" | "when"
    readonly element: "none"
  }
  readonly "SilentLoginParts.Actions": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "SilentLoginParts.Page": {
    readonly required: "children"
    readonly optional: never
    readonly element: "none"
  }
  readonly "SilentLoginParts.Passage": {
    readonly required: "children"
    readonly optional: "forVisitors"
    readonly element: "root"
  }
  readonly "SilentLoginParts.Retry": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "SilentLoginParts.Skip": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "SilentLoginParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "SilentLoginParts.Text": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "SilentLoginParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly "SilentLoginParts.Visitor": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly AggregateChart: {
    readonly required: "caption" | "category" | "source" | "values"
    readonly optional:
      | "classNames"
      | "defaultTable"
      | "empty"
      | "headingLevel"
      | "kind"
      | "messages"
      | "mostGroups"
      | "onSignIn"
      | "renderChart"
      | "skeletonGroups"
      | "timeZone"
    readonly element: "none"
  }
  readonly "AggregateChartParts.Root": {
    readonly required: "caption" | "category" | "children" | "source" | "values"
    readonly optional:
      | "classNames"
      | "defaultTable"
      | "kind"
      | "messages"
      | "mostGroups"
      | "onSignIn"
      | "skeletonGroups"
      | "timeZone"
    readonly element: "root"
  }
  readonly "AggregateChartParts.Empty": {
    readonly required: never
    readonly optional: "children"
    readonly element: "div"
  }
  readonly "AggregateChartParts.Error": {
    readonly required: never
    readonly optional: never
    readonly element: "root"
  }
  readonly "AggregateChartParts.Legend": {
    readonly required: never
    readonly optional: never
    readonly element: "ul"
  }
  readonly "AggregateChartParts.Note": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "AggregateChartParts.Picture": {
    readonly required: never
    readonly optional: "children"
    readonly element: "div"
  }
  readonly "AggregateChartParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "AggregateChartParts.Summary": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "AggregateChartParts.Table": {
    readonly required: never
    readonly optional: never
    readonly element: "section"
  }
  readonly "AggregateChartParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly "AggregateChartParts.Toggle": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly Alert: {
    readonly required: never
    readonly optional: "problem" | "tone"
    readonly element: "div"
  }
  readonly Confirm: {
    readonly required: "cancelLabel" | "confirmLabel" | "onCancel" | "onConfirm" | "title"
    readonly optional: "children" | "classNames" | "own" | "phrase"
    readonly element: "none"
  }
  readonly BulkActions: {
    readonly required: "actions" | "collection"
    readonly optional:
      | "chunked"
      | "classNames"
      | "concurrency"
      | "messages"
      | "name"
      | "onDone"
      | "onSelectionChange"
      | "onSignIn"
      | "selection"
      | "size"
      | "undoable"
    readonly element: "none"
  }
  readonly OutcomeReport: {
    readonly required: "classOf" | "locale" | "rows" | "words"
    readonly optional: "labelOf" | "onExport"
    readonly element: "none"
  }
  readonly "BulkActionsParts.Root": {
    readonly required: "actions" | "children" | "collection"
    readonly optional:
      | "chunked"
      | "classNames"
      | "concurrency"
      | "messages"
      | "name"
      | "onDone"
      | "onSelectionChange"
      | "onSignIn"
      | "selection"
      | "size"
      | "undoable"
    readonly element: "root"
  }
  readonly "BulkActionsParts.Bar": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "BulkActionsParts.Confirm": {
    readonly required: never
    readonly optional: never
    readonly element: "dialog"
  }
  readonly "BulkActionsParts.Progress": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "BulkActionsParts.Problem": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "BulkActionsParts.Report": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "BulkActionsParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly CollectionGrid: {
    readonly required: "caption" | "columns" | "query"
    readonly optional:
      | "actions"
      | "announceSort"
      | "captionHidden"
      | "card"
      | "classNames"
      | "editing"
      | "empty"
      | "footer"
      | "itemName"
      | "messages"
      | "onListing"
      | "onSignIn"
      | "selection"
      | "selectionBar"
      | "showDrafts"
      | "signInHref"
      | "skeletonCards"
      | "timeZone"
      | "toolbar"
    readonly element: "root"
  }
  readonly "CollectionGridParts.Root": {
    readonly required: "caption" | "columns" | "query"
    readonly optional:
      | "announceSort"
      | "captionHidden"
      | "children"
      | "classNames"
      | "columnLayout"
      | "editing"
      | "itemName"
      | "messages"
      | "onListing"
      | "onSignIn"
      | "rowActions"
      | "selection"
      | "showDrafts"
      | "signInHref"
      | "sort"
      | "timeZone"
    readonly element: "root"
  }
  readonly "CollectionGridParts.Alert": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "CollectionGridParts.Footer": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "CollectionGridParts.List": {
    readonly required: never
    readonly optional: "card" | "children" | "skeletonCards"
    readonly element: "root"
  }
  readonly "CollectionGridParts.SelectionBar": {
    readonly required: never
    readonly optional: "detail"
    readonly element: "div"
  }
  readonly "CollectionGridParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "CollectionGridParts.Toolbar": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly CollectionTable: {
    readonly required: "caption" | "columns" | "query"
    readonly optional:
      | "actions"
      | "announceSort"
      | "captionHidden"
      | "classNames"
      | "columnLayout"
      | "editing"
      | "empty"
      | "footer"
      | "itemName"
      | "messages"
      | "onListing"
      | "onSignIn"
      | "rowActions"
      | "selection"
      | "selectionBar"
      | "semantics"
      | "showDrafts"
      | "signInHref"
      | "skeletonRows"
      | "sort"
      | "timeZone"
      | "toolbar"
      | "virtualize"
    readonly element: "section"
  }
  readonly "CollectionTableParts.Root": {
    readonly required: "caption" | "columns" | "query"
    readonly optional:
      | "announceSort"
      | "captionHidden"
      | "children"
      | "classNames"
      | "columnLayout"
      | "editing"
      | "itemName"
      | "messages"
      | "onListing"
      | "onSignIn"
      | "rowActions"
      | "selection"
      | "showDrafts"
      | "signInHref"
      | "sort"
      | "timeZone"
    readonly element: "root"
  }
  readonly "CollectionTableParts.Alert": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "CollectionTableParts.ColumnMenu": {
    readonly required: "columns" | "controller"
    readonly optional: never
    readonly element: "div"
  }
  readonly "CollectionTableParts.Footer": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "CollectionTableParts.RowMenu": {
    readonly required: "actions" | "item"
    readonly optional: never
    readonly element: "button"
  }
  readonly "CollectionTableParts.SelectionBar": {
    readonly required: never
    readonly optional: "detail"
    readonly element: "div"
  }
  readonly "CollectionTableParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "CollectionTableParts.Table": {
    readonly required: never
    readonly optional: "children" | "semantics" | "skeletonRows" | "virtualize"
    readonly element: "section"
  }
  readonly "CollectionTableParts.Toolbar": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly DataErrorView: {
    readonly required: "problem"
    readonly optional: "busy" | "classNames" | "messages" | "mode" | "onRetry" | "onSignIn" | "styled"
    readonly element: "none"
  }
  readonly "DataErrorParts.Root": {
    readonly required: "children" | "problem"
    readonly optional: "busy" | "classNames" | "messages" | "mode" | "onRetry" | "onSignIn"
    readonly element: "root"
  }
  readonly "DataErrorParts.Copy": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "DataErrorParts.Developer": {
    readonly required: never
    readonly optional: never
    readonly element: "details"
  }
  readonly "DataErrorParts.Icon": {
    readonly required: never
    readonly optional: never
    readonly element: "svg"
  }
  readonly "DataErrorParts.Retry": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "DataErrorParts.SignIn": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "DataErrorParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "DataErrorParts.Text": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly DistinctValues: {
    readonly required: "field" | "label" | "query"
    readonly optional:
      | "classNames"
      | "counts"
      | "defaultValue"
      | "labelOf"
      | "messages"
      | "onFilter"
      | "onSignIn"
      | "operator"
      | "size"
      | "styled"
      | "timeZone"
      | "value"
    readonly element: "ul"
  }
  readonly "DistinctValuesParts.Root": {
    readonly required: "children" | "field" | "label" | "query"
    readonly optional:
      | "classNames"
      | "counts"
      | "defaultValue"
      | "messages"
      | "onFilter"
      | "onSignIn"
      | "operator"
      | "size"
      | "timeZone"
      | "value"
    readonly element: "root"
  }
  readonly "DistinctValuesParts.Clear": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "DistinctValuesParts.List": {
    readonly required: never
    readonly optional: "labelOf"
    readonly element: "ul"
  }
  readonly "DistinctValuesParts.More": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "DistinctValuesParts.Note": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "DistinctValuesParts.Problem": {
    readonly required: never
    readonly optional: never
    readonly element: "root"
  }
  readonly "DistinctValuesParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly ExportDialog: {
    readonly required: "query"
    readonly optional:
      | "classNames"
      | "columns"
      | "delimiter"
      | "guardsFormulas"
      | "headingLevel"
      | "messages"
      | "name"
      | "onClose"
      | "onSignIn"
      | "pageSize"
      | "selection"
      | "showDrafts"
      | "styled"
      | "systemFields"
    readonly element: "none"
  }
  readonly "ExportDialogParts.Root": {
    readonly required: "children" | "query"
    readonly optional:
      | "classNames"
      | "columns"
      | "delimiter"
      | "guardsFormulas"
      | "messages"
      | "name"
      | "onSignIn"
      | "pageSize"
      | "selection"
      | "showDrafts"
      | "systemFields"
    readonly element: "root"
  }
  readonly "ExportDialogParts.Title": {
    readonly required: never
    readonly optional: "children" | "level"
    readonly element: "h2"
  }
  readonly "ExportDialogParts.Scope": {
    readonly required: never
    readonly optional: never
    readonly element: "fieldset"
  }
  readonly "ExportDialogParts.Format": {
    readonly required: never
    readonly optional: never
    readonly element: "fieldset"
  }
  readonly "ExportDialogParts.Fields": {
    readonly required: never
    readonly optional: never
    readonly element: "details"
  }
  readonly "ExportDialogParts.Progress": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ExportDialogParts.Problem": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ExportDialogParts.Result": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "ExportDialogParts.Actions": {
    readonly required: never
    readonly optional: never
    readonly element: "span"
  }
  readonly "ExportDialogParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly FilterBuilder: {
    readonly required: "collection"
    readonly optional: "classNames" | "fields" | "filter" | "messages" | "mode" | "onApply" | "timeZone"
    readonly element: "none"
  }
  readonly "FilterBuilderParts.Root": {
    readonly required: "children" | "collection"
    readonly optional: "classNames" | "fields" | "filter" | "messages" | "onApply" | "timeZone"
    readonly element: "root"
  }
  readonly "FilterBuilderParts.Apply": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "FilterBuilderParts.Clear": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "FilterBuilderParts.Conditions": {
    readonly required: never
    readonly optional: never
    readonly element: "fieldset"
  }
  readonly "FilterBuilderParts.Text": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly ImportWizard: {
    readonly required: "collection"
    readonly optional: "classNames" | "concurrency" | "headingLevel" | "messages" | "name" | "onSignIn"
    readonly element: "none"
  }
  readonly "ImportWizardParts.Root": {
    readonly required: "children" | "collection"
    readonly optional: "classNames" | "concurrency" | "messages" | "name" | "onSignIn"
    readonly element: "root"
  }
  readonly "ImportWizardParts.Title": {
    readonly required: never
    readonly optional: "children" | "level"
    readonly element: "h2"
  }
  readonly "ImportWizardParts.File": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ImportWizardParts.Preview": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ImportWizardParts.Mapping": {
    readonly required: never
    readonly optional: never
    readonly element: "fieldset"
  }
  readonly "ImportWizardParts.Mode": {
    readonly required: never
    readonly optional: never
    readonly element: "fieldset"
  }
  readonly "ImportWizardParts.Start": {
    readonly required: never
    readonly optional: never
    readonly element: "span"
  }
  readonly "ImportWizardParts.Badge": {
    readonly required: never
    readonly optional: never
    readonly element: "root"
  }
  readonly "ImportWizardParts.Progress": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ImportWizardParts.Problem": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ImportWizardParts.Report": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ImportWizardParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly InfiniteList: {
    readonly required: "children" | "label" | "nameOf" | "query"
    readonly optional: "automatic" | "checkEvery" | "classNames" | "messages" | "onSignIn" | "showDrafts" | "size"
    readonly element: "root"
  }
  readonly "InfiniteListParts.Root": {
    readonly required: "children" | "label" | "list"
    readonly optional: "automatic" | "classNames" | "messages" | "onSignIn"
    readonly element: "root"
  }
  readonly "InfiniteListParts.Items": {
    readonly required: "children" | "nameOf"
    readonly optional: never
    readonly element: "root"
  }
  readonly "InfiniteListParts.More": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "InfiniteListParts.Newer": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "InfiniteListParts.Offline": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "InfiniteListParts.Past": {
    readonly required: never
    readonly optional: never
    readonly element: "a"
  }
  readonly "InfiniteListParts.Problem": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "InfiniteListParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly ItemDetail: {
    readonly required: "collection" | "id" | "title"
    readonly optional:
      | "classNames"
      | "fields"
      | "headingLevel"
      | "messages"
      | "mode"
      | "onSignIn"
      | "renderValue"
      | "timeZone"
    readonly element: "none"
  }
  readonly "ItemDetailParts.Root": {
    readonly required: "children" | "collection" | "id"
    readonly optional: "classNames" | "fields" | "messages" | "mode" | "onSignIn" | "renderValue" | "timeZone"
    readonly element: "root"
  }
  readonly "ItemDetailParts.Absence": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ItemDetailParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly "ItemDetailParts.Values": {
    readonly required: never
    readonly optional: never
    readonly element: "dl"
  }
  readonly ItemForm: {
    readonly required: "collection"
    readonly optional:
      | "classNames"
      | "condition"
      | "defaults"
      | "fields"
      | "headingLevel"
      | "id"
      | "messages"
      | "mode"
      | "onRemoved"
      | "onSaved"
      | "onSignIn"
      | "options"
      | "removable"
      | "renderReference"
      | "timeZone"
      | "title"
    readonly element: "none"
  }
  readonly "ItemFormParts.Root": {
    readonly required: "children" | "collection"
    readonly optional:
      | "classNames"
      | "condition"
      | "defaults"
      | "fields"
      | "id"
      | "messages"
      | "mode"
      | "onRemoved"
      | "onSaved"
      | "onSignIn"
      | "options"
      | "removable"
      | "renderReference"
      | "timeZone"
    readonly element: "root"
  }
  readonly "ItemFormParts.Absence": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ItemFormParts.Conflict": {
    readonly required: never
    readonly optional: never
    readonly element: "section"
  }
  readonly "ItemFormParts.Error": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ItemFormParts.Fields": {
    readonly required: never
    readonly optional: "only"
    readonly element: "div"
  }
  readonly "ItemFormParts.Form": {
    readonly required: never
    readonly optional: "children"
    readonly element: "root"
  }
  readonly "ItemFormParts.Guard": {
    readonly required: never
    readonly optional: never
    readonly element: "dialog"
  }
  readonly "ItemFormParts.Notice": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "ItemFormParts.Remove": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "ItemFormParts.Reset": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "ItemFormParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "ItemFormParts.Submit": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "ItemFormParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly "ItemFormParts.Unsaved": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "ItemFormParts.Warning": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly Pager: {
    readonly required: "pager"
    readonly optional: "classNames" | "hrefOf" | "label" | "listing" | "messages" | "sizes"
    readonly element: "none"
  }
  readonly AddressNotice: {
    readonly required: "ignored" | "onDismiss"
    readonly optional: "className" | "messages" | "styled"
    readonly element: "none"
  }
  readonly "PagerParts.Root": {
    readonly required: "children" | "pager"
    readonly optional: "classNames" | "hrefOf" | "label" | "listing" | "messages" | "sizes"
    readonly element: "root"
  }
  readonly "PagerParts.First": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "PagerParts.Last": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "PagerParts.Next": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "PagerParts.Position": {
    readonly required: never
    readonly optional: never
    readonly element: "span"
  }
  readonly "PagerParts.Previous": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "PagerParts.Problem": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "PagerParts.Range": {
    readonly required: never
    readonly optional: never
    readonly element: "p"
  }
  readonly "PagerParts.Size": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "PagerParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly PatchForm: {
    readonly required: "collection" | "id"
    readonly optional: "classNames" | "fields" | "messages" | "mode" | "onSignIn" | "options" | "timeZone" | "title"
    readonly element: "none"
  }
  readonly "PatchFormParts.Root": {
    readonly required: "children" | "collection" | "id"
    readonly optional: "classNames" | "fields" | "messages" | "mode" | "onSignIn" | "options" | "timeZone"
    readonly element: "root"
  }
  readonly "PatchFormParts.Absence": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "PatchFormParts.Error": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "PatchFormParts.Notice": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "PatchFormParts.Submit": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "PatchFormParts.Changes": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "PatchFormParts.Preview": {
    readonly required: never
    readonly optional: never
    readonly element: "section"
  }
  readonly "PatchFormParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly "PatchFormParts.Title": {
    readonly required: never
    readonly optional: "level"
    readonly element: "h2"
  }
  readonly ClientProvider: {
    readonly required: "children" | "layer"
    readonly optional: "messages" | "onToast" | "replay" | "services"
    readonly element: "none"
  }
  readonly HydratedClientProvider: {
    readonly required: "children" | "layer" | "state"
    readonly optional: "messages" | "onToast" | "services"
    readonly element: "none"
  }
  readonly Hydrate: {
    readonly required: "children" | "state"
    readonly optional: never
    readonly element: "none"
  }
  readonly ElementsProvider: {
    readonly required: "children"
    readonly optional: "button" | "input" | "select" | "textarea"
    readonly element: "none"
  }
  readonly ReferencePicker: {
    readonly required: "label" | "labelField" | "target"
    readonly optional:
      | "classNames"
      | "collection"
      | "field"
      | "item"
      | "messages"
      | "multiple"
      | "onChange"
      | "pageSize"
      | "value"
    readonly element: "none"
  }
  readonly "ReferencePickerParts.Root": {
    readonly required: "children" | "label" | "labelField" | "onChange" | "target" | "value"
    readonly optional: "classNames" | "messages" | "multiple" | "pageSize"
    readonly element: "root"
  }
  readonly "ReferencePickerParts.Selection": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ReferencePickerParts.Results": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "ReferencePickerParts.Save": {
    readonly required: never
    readonly optional: never
    readonly element: "button"
  }
  readonly "ReferencePickerParts.Search": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly SearchBox: {
    readonly required: "search"
    readonly optional:
      | "children"
      | "classNames"
      | "initial"
      | "label"
      | "messages"
      | "onSearch"
      | "onSignIn"
      | "options"
      | "pause"
      | "results"
      | "text"
    readonly element: "root"
  }
  readonly "SearchBoxParts.Root": {
    readonly required: "children" | "search"
    readonly optional: "classNames" | "label" | "messages" | "onSignIn"
    readonly element: "root"
  }
  readonly "SearchBoxParts.Field": {
    readonly required: never
    readonly optional: never
    readonly element: "form"
  }
  readonly "SearchBoxParts.Nothing": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "SearchBoxParts.Options": {
    readonly required: never
    readonly optional: never
    readonly element: "fieldset"
  }
  readonly "SearchBoxParts.Problem": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "SearchBoxParts.Results": {
    readonly required: never
    readonly optional: "children"
    readonly element: "root"
  }
  readonly "SearchBoxParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly SortMenu: {
    readonly required: "fields" | "sort"
    readonly optional: "classNames" | "messages" | "multiple" | "required"
    readonly element: "none"
  }
  readonly "SortMenuParts.Root": {
    readonly required: "children" | "fields" | "sort"
    readonly optional: "classNames" | "messages" | "multiple" | "required"
    readonly element: "root"
  }
  readonly "SortMenuParts.Fields": {
    readonly required: never
    readonly optional: never
    readonly element: "ol"
  }
  readonly "SortMenuParts.Problem": {
    readonly required: never
    readonly optional: never
    readonly element: "div"
  }
  readonly "SortMenuParts.Status": {
    readonly required: never
    readonly optional: never
    readonly element: "output"
  }
  readonly StatusBadge: {
    readonly required: "kind" | "status"
    readonly optional: "classNames" | "messages" | "showsKind" | "styled"
    readonly element: "root"
  }
  readonly "StatusBadgeParts.Root": {
    readonly required: "children" | "kind" | "status"
    readonly optional: "classNames" | "messages" | "styled"
    readonly element: "root"
  }
  readonly "StatusBadgeParts.Kind": {
    readonly required: never
    readonly optional: never
    readonly element: "span"
  }
  readonly "StatusBadgeParts.Sign": {
    readonly required: never
    readonly optional: never
    readonly element: "svg"
  }
  readonly "StatusBadgeParts.Text": {
    readonly required: never
    readonly optional: never
    readonly element: "span"
  }
  readonly Value: {
    readonly required: "value"
    readonly optional: "classOf" | "locale" | "long" | "timeZone" | "words"
    readonly element: "none"
  }
}
