/** `useMfaChallenge` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type MfaActions,
  type MfaController,
  type MfaOptions,
  useMfaChallenge
} from "../../auth/factors/useMfaChallenge.ts"
