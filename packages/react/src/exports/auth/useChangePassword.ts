/** `useChangePassword` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type ChangePasswordController,
  type ChangePasswordOptions,
  useChangePassword
} from "../../auth/account/useChangePassword.ts"
