/** `OAuthCallback` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as OAuthCallbackParts from "../../auth/oauth/OAuthCallbackParts.tsx"
export type { OAuthCallbackRootProps } from "../../auth/oauth/OAuthCallbackParts.tsx"
export { OAuthCallback, type OAuthCallbackProps } from "../../auth/oauth/OAuthCallback.tsx"
export { OAuthCallbackView, type OAuthCallbackViewProps } from "../../auth/oauth/OAuthCallback.view.tsx"
