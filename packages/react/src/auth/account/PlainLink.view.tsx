import type { AccountLink } from "./Account.ts"

/** A link that loads its page anew. */
export function PlainLink({ children, ...link }: AccountLink) {
  return <a {...link}>{children}</a>
}
