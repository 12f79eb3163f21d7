/**
 * The content security policy of the provider's own pages. It allows only the page's own style sheet and scripts.
 *
 * @since 0.1.0
 */
import { originOf } from "../../engine/identity/Client.ts"

/** The sources that a page needs in addition to its own style sheet and scripts. */
export interface Sources {
  /** Whether the page's script sends requests to the provider. */
  readonly connect?: boolean
  /** Address that the page's form redirects to in the end. */
  readonly formAction?: string | undefined
  /** Origin of the page that may embed this page in a frame. By default no page may. */
  readonly frameAncestor?: string | undefined
}

/** Returns the value of the `content-security-policy` header. */
export const header = ({ connect = false, formAction, frameAncestor = "'none'" }: Sources): string => {
  const target = formAction === undefined ? undefined : originOf(formAction)
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    ...(connect ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    // Browsers follow a redirect after a form submission only to addresses that `form-action` lists.
    `form-action 'self'${target === undefined ? "" : ` ${target}`}`,
    `frame-ancestors ${frameAncestor}`
  ].join("; ")
}
