/** `LogoutButton` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { LogoutButton, type LogoutButtonProps } from "../../auth/session/LogoutButton.tsx"
export {
  type LogoutButtonClassNames,
  LogoutButtonView,
  type LogoutButtonViewProps
} from "../../auth/session/LogoutButton.view.tsx"
export * as LogoutButtonParts from "../../auth/session/LogoutButtonParts.tsx"
export type { LogoutButtonRootProps } from "../../auth/session/LogoutButtonParts.tsx"
