/** `useOAuthRedirect` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type OAuthRedirectController,
  type OAuthRedirectOptions,
  useOAuthRedirect
} from "../../auth/oauth/useOAuthRedirect.ts"
