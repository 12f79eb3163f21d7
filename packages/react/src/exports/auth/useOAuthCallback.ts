/** `useOAuthCallback` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type OAuthCallbackOptions, useOAuthCallback } from "../../auth/oauth/useOAuthCallback.ts"
