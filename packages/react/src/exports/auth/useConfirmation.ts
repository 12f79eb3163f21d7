/** `useConfirmation` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type ConfirmationController, useConfirmation } from "../../auth/session/useConfirmation.ts"
