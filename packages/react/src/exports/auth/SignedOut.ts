/** `SignedOut` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type SignedInProps, SignedOut, type SignedOutProps } from "../../auth/session/SignedIn.tsx"
