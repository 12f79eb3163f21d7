/**
 * Rows of auth.md's tables, members of its enumerations, fields of its entities, states, rules, codes and constants,
 * under the title of their section. `rows.test.ts` fails if one of them has no test with that name.
 */
const members = (name: string, list: string): ReadonlyArray<string> =>
  list.split(", ").map((member) => `${name}: ${member}`)

export const rows: Readonly<Record<string, ReadonlyArray<string>>> = {
  "auth.md §1, the product": [
    "visitors are anonymous (role visitor) or signed-in members (role member)",
    "the client is created from a client id",
    "the client is created with tokens that were stored before"
  ],
  "auth.md §2, screens": [
    "a hidden frame is used for silent login",
    "a hidden frame is used for pre-warming a redirect session",
    ...members("read from the address fragment, the default", "code, state, error, error_description"),
    ...members("read from the query string", "code, state, error, error_description")
  ],
  "auth.md §3, entities": [
    ...members("token set, accessToken", "value, expiresAt (epoch seconds)"),
    ...members("token set, refreshToken", "value, role"),
    ...members("OAuth data", "codeChallenge, codeVerifier, state, redirectUri, originalUri"),
    ...members("login result", "loginState, data.sessionToken, data.stateToken, error, errorCode"),
    ...members("registration input", "email, password, profile, captchaTokens"),
    ...members("registration input, captchaTokens", "recaptchaToken, invisibleRecaptchaToken"),
    ...members("identity", "createdDate, updatedDate, status"),
    ...members("identity response", "mfaChallengeData, additionalData, sessionToken, stateToken"),
    ...members("identityProfile", "customFields, numValue, dateValue, addresses"),
    ...members(
      "address",
      "tag, city, subdivision, country, postalCode, formattedAddress, addressLine, addressLine2, geocode, hint"
    ),
    ...members("address, streetAddress", "name, number, apt")
  ],
  "auth.md §3, enumerations": [
    ...members("privacy status", "UNDEFINED, PUBLIC, PRIVATE"),
    ...members("email tag", "UNTAGGED, MAIN, HOME, WORK"),
    ...members("phone tag", "UNTAGGED, MAIN, HOME, MOBILE, WORK, FAX"),
    ...members("address tag", "UNTAGGED, HOME, WORK, BILLING, SHIPPING"),
    ...members("identity status", "PENDING, ACTIVE, DELETED, BLOCKED, OFFLINE"),
    ...members("factor type", "PASSWORD, SMS, CALL, EMAIL, TOTP, PUSH, WEBAUTHN, RECOVERY_CODE"),
    ...members("factor status", "ENABLED, REQUIRE_ACTIVATION, REQUIRE_REENROLL, ENABLED_BY_RULE, DISABLED_BY_RULE"),
    ...members("MFA reason", "USER_SETTINGS, HIGH_RISK_LOGIN"),
    ...members("user verification requirement", "REQUIRED, PREFERRED, DISCOURAGED, UNSPECIFIED"),
    ...members("tenant type", "ACCOUNT, SITE"),
    ...members("pending reason", "PENDING_ADMIN_APPROVAL_REQUIRED, PENDING_EMAIL_VERIFICATION_REQUIRED"),
    ...members("members area sections", "ACCOUNT_INFO, BOOKINGS, ORDERS, SUBSCRIPTIONS, EVENTS"),
    ...members("redirect callback types", "LOGOUT, CHECKOUT, AUTHORIZE"),
    ...members("redirect session prompt", "login, none"),
    ...members("redirect session location types", "OWNER_BUSINESS, OWNER_CUSTOM, CUSTOM")
  ],
  "auth.md §4, auth state from the identity service": [
    "SUCCESS",
    "REQUIRE_OWNER_APPROVAL",
    "REQUIRE_EMAIL_VERIFICATION",
    "STATUS_CHECK"
  ],
  "auth.md §4, mapping to the client login state": [
    "SUCCESS becomes SUCCESS and includes the session token",
    "REQUIRE_OWNER_APPROVAL becomes OWNER_APPROVAL_REQUIRED",
    "REQUIRE_EMAIL_VERIFICATION becomes EMAIL_VERIFICATION_REQUIRED and includes the state token",
    "any other state becomes FAILURE with the error 'Unknown _state'"
  ],
  "auth.md §4, other client login states": ["INITIAL", "USER_CAPTCHA_REQUIRED", "SILENT_CAPTCHA_REQUIRED"],
  "auth.md §4, verification": [
    "allowed only from EMAIL_VERIFICATION_REQUIRED, using the code plus the remembered state token",
    "from any other state the result is FAILURE 'Unknown _state'"
  ],
  "auth.md §4, token lifecycle": [
    "1. initially there are no tokens",
    "2. a missing or expired access token is obtained on demand, by the refresh token if present",
    "2. if that fails, anonymous visitor tokens (role visitor) are obtained",
    "2. without a refresh token, anonymous visitor tokens (role visitor) are obtained",
    "3. a successful authorization-code exchange yields member tokens (role member)",
    "4. logged in means the refresh token's role is member",
    "5. logout clears both tokens (role none)"
  ],
  "auth.md §5, validation rules": [
    "the code verifier must be 43 to 128 characters long: 'Expected a length between 43 and 128. Received {n}.'",
    "the code verifier is 43 characters long by default",
    "the verifier may contain letters, digits and - . _ ~ only",
    "the code challenge is the SHA-256 digest, base64url-encoded without padding",
    "code and state must both be present: 'Missing code or _state'",
    "the returned state must equal the stored state: 'Invalid _state'",
    'field-level violations are reported as INVALID_ARGUMENT: "field" description',
    "during registration, a violation whose data type is EMAIL becomes invalidEmail",
    "password rules: the client enforces none"
  ],
  "auth.md §6, roles and permissions": [
    "the refresh token determines the role: none (signed out)",
    "the refresh token determines the role: visitor (anonymous)",
    "the refresh token determines the role: member (logged in)",
    "an elevated client option exists",
    "identity statuses such as blocked or pending owner approval prevent a login"
  ],
  "auth.md §7, hosts": [
    "the API host is {host}",
    "a separate edge host is used with the CDN, the default",
    "every request has an Authorization header with the access token"
  ],
  "auth.md §7, calls": [
    "POST /oauth2/token",
    "POST /v1/redirect-session",
    "POST /v2/register",
    "POST /v2/login",
    "POST /v2/sign-on",
    "POST /v2/change-password",
    "GET /v1/logout",
    ...members("POST /v2/{factorType}/verify", "smsData, callData, emailData, totpData, pushData, webauthnData"),
    "POST /v1/send-email (recovery)",
    "POST /v1/activation-email",
    "POST /v1/recover",
    "POST /v1/Start (verification)",
    "POST /v1/auth/verify",
    "POST /graphql/{apiVersion}"
  ],
  "auth.md §7, token grants": [
    "anonymous",
    "refresh_token",
    "authorization_code",
    "authorized_client",
    "any non-200 status fails with a message containing the status text and the request id"
  ],
  "auth.md §7, redirect session body": [
    ...members("options", "login, logout, auth, callbacks, preferences"),
    "the auth part contains an authRequest and a prompt",
    ...members(
      "authRequest",
      "redirectUri, clientId, codeChallenge, codeChallengeMethod, responseMode, responseType, scope, state, sessionToken"
    ),
    "logout sends the clientId and callbacks.postFlowUrl",
    "a GET with a query string above 4000 characters is sent as POST"
  ],
  "auth.md §8, login failures": [
    "-19971 results in errorCode missingCaptchaToken",
    "-19970 results in errorCode invalidCaptchaToken",
    "-19976 results in errorCode invalidPassword",
    "-19973 results in errorCode resetPassword",
    "any other code results in errorCode invalidEmail"
  ],
  "auth.md §8, registration failures": [
    "an email-type field violation results in invalidEmail",
    "-19971 results in missingCaptchaToken",
    "-19995 results in emailAlreadyExists",
    "-19970 results in invalidCaptchaToken",
    "any other error is a failure with the message only"
  ],
  "auth.md §8, generic API errors": [
    "validation error: lists violations as INVALID_ARGUMENT: field plus description",
    "application error: has description, code and data",
    "a 4xx without details becomes an application error whose code is the upper-snake form of the status text",
    "any other error has the message 'System error occurred, request-id: ...'"
  ],
  "auth.md §8, other messages": [
    "'OAuth flow timed out' on silent login timeout",
    "'No redirect URL found' in pre-warm, logged only and not surfaced",
    "'Failed to fetch tokens from OAuth API'"
  ],
  "auth.md §9, constants and limits": [
    "silent login times out after 120000 ms",
    "pre-warm is skipped if it ran within the last 604800000 ms",
    "the last run time of pre-warm is stored in local storage",
    "access token expiry is the current time in seconds plus expires_in",
    "code verifier length is 43 to 128",
    "code challenge method is S256, scope is offline_access",
    ...members("response modes", "fragment (the default), web_message (silent login), query"),
    "the default prompt is login",
    "long GET query threshold is 4000 characters",
    "the CDN is used by default",
    "a visible and an invisible captcha site key are configured in the client"
  ]
}
