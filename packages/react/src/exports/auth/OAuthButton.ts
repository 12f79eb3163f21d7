/** `OAuthButton` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as OAuthButtonParts from "../../auth/oauth/OAuthButtonParts.tsx"
export type { OAuthButtonRootProps } from "../../auth/oauth/OAuthButtonParts.tsx"
export { OAuthButton, type OAuthButtonProps } from "../../auth/oauth/OAuthButton.tsx"
export { OAuthButtonView, type OAuthButtonViewProps } from "../../auth/oauth/OAuthButton.view.tsx"
