/** `useRecovery` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type RecoveryController, type RecoveryOptions, useRecovery } from "../../auth/recovery/useRecovery.ts"
