/** `useResetPassword` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type ResetPasswordController,
  type ResetPasswordOptions,
  useResetPassword
} from "../../auth/recovery/useResetPassword.ts"
