/** `useEmailVerification` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type EmailVerificationController,
  type EmailVerificationOptions,
  useEmailVerification
} from "../../auth/verification/useEmailVerification.ts"
