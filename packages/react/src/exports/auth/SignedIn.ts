/** `SignedIn` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { SignedIn, type SignedInProps, type SignedOutProps } from "../../auth/session/SignedIn.tsx"
