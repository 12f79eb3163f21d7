/** `ReturnNotice` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { ReturnNotice, type ReturnNoticeProps } from "../../auth/oauth/ReturnNotice.view.tsx"
