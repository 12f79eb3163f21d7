/** `useAccountMenu` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type AccountMenuController,
  type AccountMenuOptions,
  useAccountMenu
} from "../../auth/account/useAccountMenu.ts"
