/** `MfaChallenge` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as MfaChallengeParts from "../../auth/factors/MfaChallengeParts.tsx"
export type { MfaChallengeRootProps } from "../../auth/factors/MfaChallengeParts.tsx"
export { MfaChallenge, type MfaChallengeProps } from "../../auth/factors/MfaChallenge.tsx"
export { MfaChallengeView, type MfaChallengeViewProps } from "../../auth/factors/MfaChallenge.view.tsx"
