/** `ProfilePanel` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as ProfilePanelParts from "../../auth/profile/ProfilePanelParts.tsx"
export type { ProfilePanelRootProps } from "../../auth/profile/ProfilePanelParts.tsx"
export { ProfilePanel, type ProfilePanelProps } from "../../auth/profile/ProfilePanel.tsx"
export { ProfilePanelView, type ProfilePanelViewProps } from "../../auth/profile/ProfilePanel.view.tsx"
