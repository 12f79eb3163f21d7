import type { AccountLink } from "./Account.ts"

/** Renders a link that loads its page. */
export function PlainLink({ children, ...link }: AccountLink) {
  return <a {...link}>{children}</a>
}
