/** `Confirm` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { StyledConfirm as Confirm, type ConfirmProps } from "../parts/Confirm.view.tsx"
