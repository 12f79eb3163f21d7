/** `useSilentLogin` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type SilentLoginController,
  type SilentLoginOptions,
  useSilentLogin
} from "../../auth/silent/useSilentLogin.ts"
