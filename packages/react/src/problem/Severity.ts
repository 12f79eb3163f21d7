/**
 * The severity of problems. All alerts, notices, toasts and badges of the kit use this scale.
 *
 * @since 0.1.0
 */
import type { Problem, ProblemKey } from "./Problem.ts"

/** The severity of a message. */
export type Tone = "success" | "info" | "warning" | "danger"

const tones: Readonly<Partial<Record<ProblemKey, Tone>>> = {
  itemNotFound: "info",
  itemExists: "info",
  noNextPage: "info",
  noPreviousPage: "info",
  itemsOmitted: "warning",
  noPermission: "warning",
  notSignedIn: "warning",
  offline: "warning",
  rateLimited: "warning",
  sessionEnded: "warning",
  signInRequired: "warning",
  unreachable: "warning"
}

/**
 * Returns the severity of a problem: `info` if nothing failed, `warning` if the page is not at fault, otherwise `danger`.
 */
export const toneOf = ({ key }: Problem): Tone => tones[key] ?? "danger"
