/**
 * The items of the specification that are visible to users, from the tables of the contract. A story shows each of
 * them.
 */
import * as Enums from "@portico/contract/auth/Enums"
import { loginStates } from "@portico/contract/auth/LoginResult"
import {
  BackupStatus,
  Environment,
  ImportMode,
  IndexStatus,
  JobStatus,
  PatchAction,
  PermissionRole,
  RestorationStatus,
  SearchMode
} from "@portico/contract/data/Enums"
import { operators } from "@portico/contract/data/FilterOperators"
import * as LoginFailure from "@portico/contract/LoginFailure"
import * as Wde from "@portico/contract/Wde"

const errorCodes = [
  ...Object.values(LoginFailure.login.codes),
  LoginFailure.login.otherwise,
  ...Object.values(LoginFailure.registration.codes),
  ...Object.values(LoginFailure.registration.violations)
]

/** The sentences that auth.md quotes. The rest after a colon varies. */
export const quoted = [
  LoginFailure.unknownStateText,
  "Expected a length between 43 and 128",
  "Missing code or _state",
  "Invalid _state",
  "INVALID_ARGUMENT",
  "System error occurred",
  "OAuth flow timed out",
  "No redirect URL found",
  "Failed to fetch tokens from OAuth API"
] as const

/** The tables whose items all have a story. */
export const tables: Readonly<Record<string, ReadonlyArray<string>>> = {
  authState: Enums.AuthState.members,
  loginState: loginStates,
  errorCode: [...new Set<string>(errorCodes)],
  factor: Enums.FactorType.members,
  factorStatus: Enums.FactorStatus.members,
  factorCode: Object.keys(LoginFailure.factorCodes),
  mfaReason: Enums.MfaReason.members,
  userVerification: Enums.UserVerification.members,
  identityStatus: Enums.IdentityStatus.members,
  pendingReason: Enums.PendingReason.members,
  privacyStatus: Enums.PrivacyStatus.members,
  emailTag: Enums.EmailTag.members,
  phoneTag: Enums.PhoneTag.members,
  addressTag: Enums.AddressTag.members,
  role: Enums.Role.members,
  prompt: Enums.Prompt.members,
  responseMode: Enums.ResponseMode.members,
  redirectCallback: Enums.RedirectCallback.members,
  membersAreaSection: Enums.MembersAreaSection.members,
  message: quoted,
  operator: Object.keys(operators),
  importMode: ImportMode.members,
  jobStatus: JobStatus.members,
  backupStatus: BackupStatus.members,
  restorationStatus: RestorationStatus.members,
  indexStatus: IndexStatus.members,
  environment: Environment.members,
  patchAction: PatchAction.members,
  wde: Object.keys(Wde.catalog)
}

/** Additional tags of data stories. */
export const dataTags: ReadonlySet<string> = new Set([
  ...Object.keys(Wde.catalog),
  ...PermissionRole.members.map((role) => `permissionRole/${role}`),
  ...SearchMode.members.map((mode) => `searchMode/${mode}`)
])

/** All items of the tables, in the format of tags. */
export const items: ReadonlyArray<string> = Object.entries(tables).flatMap(([table, members]) =>
  members.map((member) => `${table}/${member}`)
)
