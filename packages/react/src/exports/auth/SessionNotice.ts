/** `SessionNotice` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as SessionNoticeParts from "../../auth/session/SessionNoticeParts.tsx"
export type { SessionNoticeRootProps } from "../../auth/session/SessionNoticeParts.tsx"
export { SessionNotice, type SessionNoticeProps } from "../../auth/session/SessionNotice.tsx"
export { SessionNoticeView, type SessionNoticeViewProps } from "../../auth/session/SessionNotice.view.tsx"
