/** `useChangeEmail` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type ChangeEmailController,
  type ChangeEmailState,
  useChangeEmail
} from "../../auth/security/useChangeEmail.ts"
