/** `SilentLogin` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as SilentLoginParts from "../../auth/silent/SilentLoginParts.tsx"
export type { SilentLoginRootProps } from "../../auth/silent/SilentLoginParts.tsx"
export { SilentLogin, type SilentLoginProps } from "../../auth/silent/SilentLogin.tsx"
export { SilentLoginView, type SilentLoginViewProps } from "../../auth/silent/SilentLogin.view.tsx"
