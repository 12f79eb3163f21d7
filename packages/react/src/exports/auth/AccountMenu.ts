/** `AccountMenu` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { AccountMenu, type AccountMenuProps } from "../../auth/account/AccountMenu.tsx"
export { AccountMenuView, type AccountMenuViewProps } from "../../auth/account/AccountMenu.view.tsx"
export * as AccountMenuParts from "../../auth/account/AccountMenuParts.tsx"
export type { AccountMenuRootProps } from "../../auth/account/AccountMenuParts.tsx"
