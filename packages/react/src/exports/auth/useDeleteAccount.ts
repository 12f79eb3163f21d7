/** `useDeleteAccount` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type DeleteAccountController,
  type DeleteAccountState,
  useDeleteAccount
} from "../../auth/security/useDeleteAccount.ts"
