/** `SessionsPanel` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { SessionsPanel, type SessionsPanelProps } from "../../auth/security/SessionsPanel.tsx"
export { SessionsPanelView, type SessionsPanelViewProps } from "../../auth/security/SessionsPanel.view.tsx"
export * as SessionsPanelParts from "../../auth/security/SessionsPanelParts.tsx"
export type { SessionsPanelRootProps } from "../../auth/security/SessionsPanelParts.tsx"
